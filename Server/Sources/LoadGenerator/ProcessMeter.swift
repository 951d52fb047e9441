import Foundation

/// What a process has used, as the kernel tells it in `/proc`.
public struct ProcessUse: Hashable, Sendable {
    /// The processor time in seconds.
    public let processorSeconds: Double
    /// The memory that is resident, in bytes.
    public let residentBytes: Int
    /// The part of it that no file holds, in bytes: what was allocated, without the code, of which more is read as it is needed.
    public let allocatedBytes: Int

    /// What a process of this number has used; `nil` where it is not there, or the system has no `/proc`.
    public init?(of process: Int32) {
        guard let stat = Self.text("/proc/\(process)/stat"), let name = stat.lastIndex(of: ")"),
            let status = Self.text("/proc/\(process)/status")
        else { return nil }
        // proc_pid_stat(5): after the name the fields begin with the third; 14 and 15 are the times in ticks.
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
