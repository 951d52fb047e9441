public import NIOCore

/// The address of a peer, as limits count it: an IPv4 address, or the network of an IPv6 address.
public enum ClientAddress: Sendable, Hashable {
    /// An IPv4 address, with its first byte as the highest.
    case ipv4(UInt32)
    /// The first 64 bits of an IPv6 address. A single customer can choose the remaining bits.
    case ipv6(prefix: UInt64)
    /// A connection without an IP address, such as one over a Unix domain socket.
    case local

    /// Returns the address of a connection's peer. An IPv4 address mapped into IPv6 counts as the IPv4 address.
    public init(_ address: SocketAddress?) {
        switch address {
        case .v4(let address):
            self = .ipv4(UInt32(bigEndian: address.address.sin_addr.s_addr))
        case .v6(let address):
            self = withUnsafeBytes(of: address.address.sin6_addr) { Self.ipv6($0) }
        case .unixDomainSocket, nil:
            self = .local
        }
    }

    /// Parses an address as proxies write it, with or without a port: `192.0.2.1:80`, `2001:db8::1`,
    /// `[2001:db8::1]:80`.
    init?(proxyText text: some StringProtocol) {
        var host = text.drop { $0 == " " || $0 == "\t" }.prefix { $0 != " " && $0 != "\t" }
        if host.first == "[" {
            guard let end = host.firstIndex(of: "]") else { return nil }
            host = host[..<end].dropFirst()
        } else if host.contains(".") && !host.hasPrefix(":") && host.count(where: { $0 == ":" }) == 1 {
            host = host.prefix { $0 != ":" }
        }
        guard let address = try? SocketAddress(ipAddress: String(host), port: 0) else { return nil }
        self.init(address)
    }

    private static func ipv6(_ bytes: UnsafeRawBufferPointer) -> ClientAddress {
        let prefix = UInt64(bigEndian: bytes.loadUnaligned(as: UInt64.self))
        let suffix = UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
        return prefix == 0 && suffix >> 32 == 0xffff ? .ipv4(UInt32(truncatingIfNeeded: suffix)) : .ipv6(prefix: prefix)
    }
}
