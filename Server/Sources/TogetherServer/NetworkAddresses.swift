import NIOCore

/// Where other devices of the same network find this machine.
public enum NetworkAddresses {
    /// The addresses of a page on this port, as a phone can open them: those of IPv4 that are not this machine's alone.
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
