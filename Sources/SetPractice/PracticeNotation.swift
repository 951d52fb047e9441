import PlainText
import SetRecords

// The format is text: a heading with the version, and a line for each day. A line is the day's number (days since
// 1970), its tallies, and the low 25 bits of a checksum of all bytes before the last space. Numbers are in base 36. A
// tally is a character (64 plus the index of its topic), the number of right answers, `.`, the number of wrong answers,
// `.`, and the time in milliseconds. Each line has its own checksum, so damage to one line does not affect the others.
//
//     tercet practice 1
//     g2x A3.1.6xz@b.0.11s8 4f2k1
extension PracticeLog {
    private static let heading = Heading("tercet practice ", version: 1)

    /// The first line of the text.
    public static var firstLine: UTF8Text { heading.line }

    /// The log as text.
    public var text: UTF8Text { Self.heading.text(of: (0..<dayCount).map { self[$0].line }) }

    /// Returns whether a text is a log in a newer version of the format.
    public static func isOfNewerVersion(_ text: UTF8Text) -> Bool { heading.isOfNewerVersion(text) }

    /// Parses all undamaged lines, in any order.
    ///
    /// - Returns: the log, and the lines that are neither a day nor the heading.
    public static func salvaged(from text: UTF8Text) -> (log: PracticeLog, lost: [UTF8Text]) {
        var log = PracticeLog()
        let lost = heading.salvage(text) { line in
            guard let day = PracticeDay(line: line) else { return false }
            log.merge(day)
            return true
        }
        return (log, lost)
    }
}

extension PracticeDay: TextCodable {
    private static let seal = Seal(mark: " ", bits: 25, radix: 36)

    /// The day as a line, without a line break.
    public var line: UTF8Text { Self.seal.sealed(text) }

    /// Parses `line`; `nil` if the text is anything else.
    init?(line: UTF8Text) {
        guard let text = Self.seal.opened(line) else { return nil }
        self.init(text)
    }

    /// The character of the first topic, above the digits; the last topic's is `]`.
    private static var firstTopic: UInt8 { 64 }

    /// A day to read into.
    public static let forms = [PracticeDay(Day(number: 0))]

    /// Visits the fields of the line, up to its checksum.
    public mutating func code(_ coder: inout some TextCoder) {
        var number = max(day.number, 0)
        // The last day of the year 9999.
        coder.number(&number, in: 0...2_932_896, radix: 36)
        coder.literal(" ")
        day = Day(number: number)
        for topic in 0..<Topic.count {
            var tally = self[topic]
            var isThere = tally.count > 0
            let letter = Self.firstTopic + UInt8(topic)
            coder.field(&isThere, write: { if $0 { $1.append(byte: letter) } }, read: { $0.skip(byte: letter) })
            if isThere { tally.code(&coder) }
            self[topic] = tally
        }
        coder.require(total.count > 0)
    }
}

extension Tally {
    fileprivate mutating func code(_ coder: inout some TextCoder) {
        coder.number(&right, in: 0...Self.most, radix: 36)
        coder.number(&wrong, in: 0...Self.most, radix: 36, after: ".")
        coder.number(&time, in: 0...Int64(right) &* Self.longest, radix: 36, after: ".")
        coder.require(count > 0)
    }
}
