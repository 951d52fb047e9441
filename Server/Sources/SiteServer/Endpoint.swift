/// The host and port at which a server listens.
public struct Endpoint: Sendable, Equatable {
    /// A host name or an IP address of this machine.
    public let host: String
    /// A TCP port from 1 to 65535, or 0 for any free port.
    public let port: Int

    /// Creates an endpoint, by default one that only this machine can reach.
    ///
    /// Throws `ServeError.portOutOfRange` if the port isn't in 0...65535.
    public init(host: String = "127.0.0.1", port: Int = 8080) throws(ServeError) {
        guard (0...65535).contains(port) else { throw .portOutOfRange(port) }
        self.host = host
        self.port = port
    }
}
