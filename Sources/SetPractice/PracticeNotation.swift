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
    private static let heading: StaticString = "tercet practice "
    private static let version: StaticString = "1"

    /// The first line of the text.
    public static var firstLine: UTF8Text { "\(heading)\(version)" }

    /// The log as text.
    public var text: UTF8Text {
        var text = Self.firstLine
        text.append("\n")
        for place in 0..<dayCount {
            text.append(contentsOf: self[place].line)
            text.append("\n")
        }
        return text
    }

    /// Returns whether a text is a log in a newer version of the format.
    public static func isOfNewerVersion(_ text: UTF8Text) -> Bool {
        var reader = TextReader(text.bytes)
        guard reader.skip(heading), let version = reader.number() else { return false }
        return version > 1
    }

    /// Parses all undamaged lines, in any order.
    ///
    /// - Returns: the log, and the lines that are neither a day nor the heading.
    public static func salvaged(from text: UTF8Text) -> (log: PracticeLog, lost: [UTF8Text]) {
        var (log, lost) = (PracticeLog(), [UTF8Text]())
        for line in text.bytes.split(separator: UInt8(ascii: "\n")) {
            let line = UTF8Text(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
            if let day = PracticeDay(line: line) {
                log.merge(day)
            } else if !line.isEmpty, line != firstLine {
                lost.append(line)
            }
        }
        return (log, lost)
    }
}

extension PracticeDay {
    /// The day as a line, without a line break.
    public var line: UTF8Text {
        var text = UTF8Text()
        text.append(max(day.number, 0), radix: 36)
        text.append(" ")
        for topic in 0..<Topic.count {
            let tally = self[topic]
            if tally.count == 0 { continue }
            text.append(byte: Self.firstTopic + UInt8(topic))
            text.append(tally.right, radix: 36)
            text.append(".")
            text.append(tally.wrong, radix: 36)
            text.append(".")
            text.append(tally.time, radix: 36)
        }
        let sum = Self.sum(text)
        text.append(" ")
        text.append(sum, radix: 36)
        return text
    }

    /// The character of the first topic, above the digits; the last topic's is `]`.
    private static var firstTopic: UInt8 { 64 }

    private static func sum(_ text: UTF8Text) -> Int64 { Int64(text.checksum & 0x1ff_ffff) }

    /// Parses `line`; `nil` if the text is anything else.
    init?(line: UTF8Text) {
        guard let space = line.bytes.lastIndex(of: UInt8(ascii: " ")) else { return nil }
        let text = UTF8Text(line.bytes[..<space])
        var sum = TextReader(line.bytes[(space + 1)...])
        guard sum.number(radix: 36) == Self.sum(text), sum.isAtEnd else { return nil }
        var reader = TextReader(text.bytes)
        // The last day of the year 9999.
        guard let number = reader.number(radix: 36), number <= 2_932_896, reader.skip(" ") else { return nil }
        self.init(Day(number: Int(number)))
        var next = 0
        while let byte = reader.byte() {
            let index = Int(byte) - Int(Self.firstTopic)
            guard (next..<Topic.count).contains(index), let tally = Tally(reading: &reader) else { return nil }
            self[index] = tally
            next = index + 1
        }
        guard next > 0 else { return nil }
    }
}

extension Tally {
    fileprivate init?(reading reader: inout TextReader) {
        guard let right = reader.number(radix: 36), reader.skip("."), let wrong = reader.number(radix: 36),
            reader.skip("."), let time = reader.number(radix: 36), right > 0 || wrong > 0
        else { return nil }
        self.init(right: right, wrong: wrong, time: time)
    }
}
