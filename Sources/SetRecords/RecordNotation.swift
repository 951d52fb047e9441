import PlainText
import SetGame
import SetRules

// A record is a line: the end time, the scores, the sets, the playing time after the last set, the deal id, and a
// checksum of all bytes before the last space. All numbers except scores are in base 36.
//
//     mubbs7i7 485 3dxeGetcOkkqzA k3f9x2pm~pls 7xw4l
//
// Two scores are written as `120:-95`; a `c` after the score means that Cheat was used. A set is a number and a
// character. The number is the set's time in milliseconds, times 16, plus the number of other available sets. The
// character is 64 + the bit mask of the features that differ, + 16 if the second player found the set. The time after
// the last set is omitted if it is 0. The deal id may contain spaces, because the checksum never does.
extension GameRecord {
    /// The record as a line, without a line break. Linear in the number of sets.
    public var line: UTF8Text {
        var text = UTF8Text()
        text.append(endedOn, radix: 36)
        text.append(" ")
        text.append(scores[.first])
        if category.isContest {
            text.append(":")
            text.append(scores[.second])
        }
        text.append(category == .cheated ? "c " : " ")
        for set in sets {
            text.append(set.took << 4 | Int64(set.onTable - 1), radix: 36)
            text.append(byte: 64 + set.differing + set.seat.rawValue * 16)
        }
        let rest = time - Self.time(of: sets)
        if rest > 0 { text.append(rest, radix: 36) }
        text.append(" ")
        text.append(contentsOf: dealID.text)
        let sum = Self.sum(text)
        text.append(" ")
        text.append(sum, radix: 36)
        return text
    }

    /// Returns the low 25 bits of the checksum, which are five digits. A single changed byte always changes them,
    /// because each step of the hash is invertible modulo a power of 2.
    private static func sum(_ text: UTF8Text) -> Int64 {
        Int64(text.checksum & 0x1ff_ffff)
    }

    /// Parses `line`; `nil` if the text is anything else. Linear in its length.
    public init?(line: UTF8Text) {
        guard let space = line.bytes.lastIndex(of: UInt8(ascii: " ")) else { return nil }
        let text = UTF8Text(line.bytes[..<space])
        var sum = TextReader(line.bytes[(space + 1)...])
        guard sum.number(radix: 36) == Self.sum(text), sum.isAtEnd else { return nil }
        var reader = TextReader(text.bytes)
        guard let endedOn = reader.number(radix: 36), endedOn <= Self.latest, reader.skip(" "),
            let first = reader.points()
        else { return nil }
        let second = reader.skip(":") ? reader.points() : nil
        let isCheated = second == nil && reader.skip("c")
        guard reader.skip(" "), let (sets, rest) = reader.sets(),
            let dealID = try? DealID(text: reader.text()), dealID.options.players.isContest == (second != nil),
            sets.count <= dealID.options.game.rules.mostMatches
        else { return nil }
        self.init(
            endedOn: endedOn, dealID: dealID, scores: Scores(first: first, second: second ?? 0), rest: rest,
            category: GameCategory(dealID.options.players, isCheated: isCheated), sets: sets)
    }
}

extension TextReader {
    /// Consumes a score.
    fileprivate mutating func points() -> Int? {
        let isNegative = skip("-")
        guard let points = number(), points <= GameRecord.mostPoints else { return nil }
        return isNegative ? -Int(points) : Int(points)
    }

    /// Consumes the sets of a game, the time after the last one, and the following space.
    fileprivate mutating func sets() -> ([SetRecord], rest: Milliseconds)? {
        var sets: [SetRecord] = []
        // The matches of a game of Set.
        sets.reserveCapacity(27)
        while true {
            let number = number(radix: 36)
            guard let byte = byte() else { return nil }
            if byte == UInt8(ascii: " ") {
                let rest = number ?? 0
                return rest <= UInt32.max ? (sets, rest) : nil
            }
            guard let number, number >> 4 <= UInt32.max, (64..<96).contains(byte), byte & 15 > 0,
                sets.count < Card.all.count
            else { return nil }
            sets.append(
                SetRecord(
                    seat: byte < 80 ? .first : .second, took: number >> 4, differing: byte & 15,
                    onTable: Int(number & 15) + 1))
        }
    }
}
