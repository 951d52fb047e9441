// OpenSSL's hashes (Debian's libssl-dev).
#include <openssl/sha.h>
