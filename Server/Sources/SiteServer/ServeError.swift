/// Why a server can't start.
public enum ServeError: Error, Equatable, CustomStringConvertible {
    /// The port isn't in 0...65535.
    case portOutOfRange(Int)
    /// Another program is listening on this port.
    case portInUse(Int)
    /// The system doesn't let this program listen at this host and port, for this reason.
    case cannotListen(host: String, port: Int, reason: String)

    /// The problem and its remedy, for the person at the terminal.
    public var description: String {
        switch self {
        case .portOutOfRange(let port):
            "\(port) is not a port. Choose 1 to 65535, or 0 for any free port"
        case .portInUse(let port):
            "Port \(port) is in use. Choose another: PORT=\(port < 65535 ? port + 1 : 8080) make play"
        case .cannotListen(let host, let port, let reason):
            "Can't listen on port \(port) of \(host): \(reason)"
        }
    }
}
