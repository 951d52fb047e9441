import Foundation

/// The resources used by a process, according to the kernel's `/proc`.
public struct ProcessUse: Hashable, Sendable {
    /// The processor time in seconds.
    public let processorSeconds: Double
    /// The resident memory in bytes.
    public let residentBytes: Int
    /// The resident memory that isn't backed by a file, in bytes. This is the allocated memory without the code, which
    /// is loaded as needed.
    public let allocatedBytes: Int

    /// Reads the resources used by the process with this ID. Returns `nil` if the process doesn't exist or the system
    /// doesn't have `/proc`.
    public init?(of process: Int32) {
        guard let stat = Self.text("/proc/\(process)/stat"), let name = stat.lastIndex(of: ")"),
            let status = Self.text("/proc/\(process)/status")
        else { return nil }
        // proc_pid_stat(5): the fields after the name start with number 3; 14 and 15 are the times in ticks.
        let fields = stat[stat.index(after: name)...].split(separator: " ")
        guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]),
            let resident = Self.kilobytes("VmRSS:", in: status), let allocated = Self.kilobytes("RssAnon:", in: status)
        else { return nil }
        processorSeconds = (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
        (residentBytes, allocatedBytes) = (resident * 1024, allocated * 1024)
    }

    private static func kilobytes(_ name: String, in status: String) -> Int? {
        let line = status.split(separator: "\n").first { $0.hasPrefix(name) }
        return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }
    }

    private static func text(_ path: String) -> String? {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        return String(decoding: data, as: UTF8.self)
    }
}
