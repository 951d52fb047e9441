// Lets every flush to the disk take at least a millisecond longer, as on a slow disk. Loaded into a program by LD_PRELOAD.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <time.h>

static int flush(const char *name, int file) {
    int (*original)(int) = (int (*)(int))dlsym(RTLD_NEXT, name);
    const struct timespec millisecond = {.tv_nsec = 1000000};
    nanosleep(&millisecond, 0);
    return original(file);
}

int fsync(int file) { return flush("fsync", file); }
int fdatasync(int file) { return flush("fdatasync", file); }
