/// The line that tells where the site is and, if others can reach it, that they can.
struct Announcement: CustomStringConvertible {
    /// The numeric IP address that the server is really bound to.
    let address: String
    /// The TCP port that the server is really bound to.
    let port: Int

    var description: String {
        switch reach {
        case .thisMachine:
            "Tercet is at \(url(address))"
        case .everyAddress(let loopback):
            "Tercet is at \(url(loopback)) and, for every machine that can reach this one, on each of its addresses"
        case .oneAddress:
            "Tercet is at \(url(address)), for every machine that can reach that address"
        }
    }

    private enum Reach {
        case thisMachine
        case everyAddress(loopback: String)
        case oneAddress
    }

    private var reach: Reach {
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
