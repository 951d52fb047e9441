import PlainText

// Texts with their checksums put right, so that what lies behind the check is reached.
enum Repair {
    private static let lineEnd = UInt8(ascii: "\n")

    /// A save with the sum of what stands before its last line.
    static func save(_ bytes: [UInt8]) -> [UInt8] {
        let end = bytes.lastIndex(of: lineEnd) ?? bytes.endIndex - 1
        var text = UTF8Text(bytes[..<(end + 1)])
        let sum = text.checksum
        text.append("sum ")
        text.append(sum, radix: 16)
        return text.bytes
    }

    /// A history in which each line but the first has its own sum.
    static func history(_ bytes: [UInt8]) -> [UInt8] {
        let lines = bytes.split(separator: lineEnd, omittingEmptySubsequences: false)
        let repaired = lines.enumerated().map { $0 == 0 ? Array($1) : record($1) }
        return Array(repaired.joined(separator: [lineEnd]))
    }

    /// Logs in which the line of each game and its save have their sums.
    static func logs(_ bytes: [UInt8]) -> [UInt8] {
        var repaired: [[UInt8]] = []
        var start = 0
        for line in bytes.split(separator: lineEnd, omittingEmptySubsequences: false) {
            if line.isEmpty {
                start = repaired.count + 1
                repaired.append([])
            } else if repaired.count == start {
                repaired.append(record(line))
            } else if line.starts(with: "sum ".utf8) {
                let body = Array(repaired[(start + 1)...].joined(separator: [lineEnd]))
                repaired.append(save(body + [lineEnd]).split(separator: lineEnd).last.map { Array($0) } ?? [])
            } else {
                repaired.append(Array(line))
            }
        }
        return Array(repaired.joined(separator: [lineEnd]))
    }

    /// A line of a history with the sum of what stands before its last space.
    private static func record(_ line: ArraySlice<UInt8>) -> [UInt8] {
        guard let space = line.lastIndex(of: UInt8(ascii: " ")) else { return Array(line) }
        var text = UTF8Text(line[..<space])
        let sum = text.checksum & 0x1ff_ffff
        text.append(" ")
        text.append(sum, radix: 36)
        return text.bytes
    }

    /// What belongs to a part of a request: the sums of a save, of a history or of logs, as it begins.
    static func part(_ bytes: [UInt8]) -> [UInt8] {
        if bytes.starts(with: "tercet game ".utf8) { return save(bytes) }
        if bytes.starts(with: "tercet games ".utf8) { return history(bytes) }
        return bytes.contains(lineEnd) ? logs(bytes) : bytes
    }
}
