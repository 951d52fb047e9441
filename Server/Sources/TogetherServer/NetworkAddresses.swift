import NIOCore

/// The addresses at which other devices on the same network can reach this machine.
public enum NetworkAddresses {
    /// Returns a page's addresses on this port for phones to open: the IPv4 addresses that other machines can reach.
    public static func pages(port: Int) -> [String] {
        let devices = (try? System.enumerateDevices()) ?? []
        return devices.compactMap { device in
            guard case .v4 = device.address, let text = device.address?.ipAddress, !text.hasPrefix("127.") else {
                return nil
            }
            return "http://\(text):\(port)/"
        }
    }
}
