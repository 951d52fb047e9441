/// The line that the server prints when it starts to listen: the page's address, and whether other machines can open
/// it.
struct Announcement: CustomStringConvertible {
    /// The numeric IP address that the server is bound to.
    let address: String
    /// The TCP port that the server is bound to.
    let port: Int

    var description: String {
        switch reachability {
        case .thisMachine:
            "Tercet is running at \(url(address))"
        case .everyAddress(let loopback):
            "Tercet is running at \(url(loopback)) (open to other machines at every address of this one)"
        case .oneAddress:
            "Tercet is running at \(url(address)) (open to other machines)"
        }
    }

    private enum Reachability {
        case thisMachine
        case everyAddress(loopback: String)
        case oneAddress
    }

    private var reachability: Reachability {
        switch address {
        case "0.0.0.0": .everyAddress(loopback: "127.0.0.1")
        case "::": .everyAddress(loopback: "::1")
        case "::1": .thisMachine
        default: address.hasPrefix("127.") ? .thisMachine : .oneAddress
        }
    }

    private func url(_ address: String) -> String {
        address.contains(":") ? "http://[\(address)]:\(port)/" : "http://\(address):\(port)/"
    }
}
