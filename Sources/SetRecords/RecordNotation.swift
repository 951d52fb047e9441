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
// character is 64 + the bit mask of the first four features or dots that differ, + 16 if the second player found the set; a
// `'` after it adds the fifth, and then a `"` the sixth. The time after the last set is omitted if it is 0. The deal id may
// contain spaces, because the checksum never does.
extension GameRecord: TextCodable {
    private static let seal = Seal(mark: " ", bits: 25, radix: 36)

    /// The record as a line, without a line break. Linear in the number of sets.
    public var line: UTF8Text { Self.seal.sealed(text) }

    /// Parses `line`; `nil` if the text is anything else. Linear in its length.
    public init?(line: UTF8Text) {
        guard let text = Self.seal.opened(line) else { return nil }
        self.init(text)
    }

    /// A record to read into.
    public static var forms: [GameRecord] {
        [GameRecord(endedOn: 0, dealID: .hidden(Options()), scores: Scores(), rest: 0, category: .solo, sets: [])]
    }

    /// Visits the fields of the line, up to its checksum.
    public mutating func code(_ coder: inout some TextCoder) {
        var (endedOn, dealID, sets) = (self.endedOn, self.dealID, self.sets)
        var (first, second) = (scores[.first], scores[.second])
        var (isContest, isCheated, rest) = (
            category.isContest, category == .cheated || hasHints, time - Self.time(of: sets)
        )
        coder.number(&endedOn, in: 0...Self.latest, radix: 36)
        coder.number(&first, in: -Self.mostPoints...Self.mostPoints, after: " ")
        coder.flag(&isContest, ":")
        if isContest { coder.number(&second, in: -Self.mostPoints...Self.mostPoints) }
        if !isContest { coder.flag(&isCheated, "c") }
        coder.literal(" ")
        coder.list(&sets, of: SetRecord.blank, first: "", next: "", most: Card.all.count) { $1.code(&$0) }
        coder.field(&rest, write: { if $0 > 0 { $1.append($0, radix: 36) } }) { reader in
            let number = reader.number(radix: 36) ?? 0
            return number <= UInt32.max ? number : nil
        }
        coder.literal(" ")
        coder.field(&dealID, write: { $1.append(contentsOf: $0.text) }, read: { try? DealID(text: $0.text()) })
        let options = dealID.options
        coder.require(options.players.isContest == isContest && sets.count <= options.game.rules.mostMatches)
        self = GameRecord(
            endedOn: endedOn, dealID: dealID, scores: Scores(first: first, second: second), rest: rest,
            category: GameCategory(options.players, isCheated: isCheated), sets: sets)
    }
}

extension SetRecord {
    /// A set to read into.
    fileprivate static var blank: SetRecord { SetRecord(seat: .first, took: 0, differing: 1, onTable: 1) }

    fileprivate mutating func code(_ coder: inout some TextCoder) {
        var (number, byte) = (took << 4 | Int64(onTable - 1), 64 + (differing & 15) + seat.rawValue * 16)
        var (hasFifth, hasSixth) = (differing & 16 > 0, differing & 32 > 0)
        coder.number(&number, in: 0...Int64(UInt32.max) << 4 | 15, radix: 36)
        coder.field(&byte, write: { $1.append(byte: $0) }, read: { $0.byte() })
        coder.flag(&hasFifth, "'")
        coder.flag(&hasSixth, "\"")
        let differing = byte & 15 | (hasFifth ? 16 : 0) | (hasSixth ? 32 : 0)
        coder.require((64..<96).contains(byte) && differing > 0)
        self = SetRecord(
            seat: byte & 16 == 0 ? .first : .second, took: number >> 4, differing: differing,
            onTable: Int(number & 15) + 1)
    }
}
