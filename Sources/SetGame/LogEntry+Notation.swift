import PlainText
import SetRules

// An entry is the time since the previous entry in base 36, a capital letter for the action, and the action's data:
// `1mcT1331` is a tap on a card, `2gwP2` a claim by the second seat. The seat is omitted if it can be inferred: if only
// the seat with the turn can act, or if the first seat does what any seat can do. A claim always names its seat, and so
// does a Deal with two players on one device.
extension LogEntry {
    /// Returns the entry as text.
    ///
    /// - Parameters:
    ///   - previous: the time of the previous entry, which is not later.
    ///   - players: the players; with two on one device, a Deal names its seat.
    public func notation(since previous: Milliseconds = 0, players: Players = .one) -> UTF8Text {
        var (entry, writer) = (self, FieldWriter())
        entry.code(&writer, since: previous, players, turn: nil)
        return writer.text
    }

    /// Reads an entry written by `notation`; `nil` if the next bytes aren't an entry.
    ///
    /// - Parameters:
    ///   - reader: the text; if it doesn't begin with an entry, it stays as it is.
    ///   - previous: the time of the previous entry.
    ///   - turn: the seat that has the turn, for actions that belong to it.
    public init?(reading reader: inout TextReader, since previous: Milliseconds = 0, turn: Seat? = nil) {
        var fields = FieldReader(reader)
        self.init(at: previous, seat: nil, action: .deal)
        code(&fields, since: previous, .one, turn: turn)
        if fields.hasFailed { return nil }
        reader = fields.rest
    }

    private mutating func code(
        _ coder: inout some TextCoder, since previous: Milliseconds, _ players: Players, turn: Seat?
    ) {
        var (pause, action) = (at - previous, action)
        coder.number(&pause, in: 0...Milliseconds.max - previous, radix: 36)
        // A Deal with two players has its own letter, as in the first version of the format.
        let isOfTwo = action == .deal && (players.needClaims || seat == .second)
        action.code(&coder, letter: isOfTwo ? Action.dealOfTwo : action.letter)
        let isNamed = action.cause == .anySeat && (seat != .first || isOfTwo || action == .claim)
        var named = isNamed ? seat : nil
        coder.field(&named, write: { if let seat = $0 { $1.append(seat.rawValue + 1) } }) { reader in
            Seat.optional(reading: &reader)
        }
        self = LogEntry(at: previous + pause, seat: named ?? (action.cause == .seatInTurn ? turn : nil), action: action)
    }
}

extension Action: TextCodable {
    fileprivate static var dealOfTwo: UInt8 { UInt8(ascii: "B") }

    /// Actions to read into. Any will do, since the letter replaces it.
    public static var forms: [Action] { plain }

    /// Actions with data to read into.
    private static var withData: [Action] { [.tap(Card.all[0]), .change(Options()), .take(CardGroup())] }

    /// Visits the letter and the action's data.
    public mutating func code(_ coder: inout some TextCoder) { code(&coder, letter: letter) }

    fileprivate mutating func code<Coder: TextCoder>(_ coder: inout Coder, letter: UInt8) {
        var letter = letter
        coder.field(&letter, write: { $1.append(byte: $0) }, read: { $0.byte() })
        if Coder.isReading {
            if letter == Self.dealOfTwo { letter = Action.deal.letter }
            guard let form = (Self.withData.first { $0.letter == letter } ?? Self.plain.first { $0.letter == letter })
            else { return coder.require(false) }
            self = form
        }
        if case .tap(var card) = self {
            card.code(&coder)
            self = .tap(card)
        }
        if case .change(var options) = self {
            coder.field(&options, write: { $1.append(contentsOf: "\($0.notation).") }) { reader in
                reader.text(until: UInt8(ascii: ".")).flatMap { Options(notation: $0) }
            }
            self = .change(options)
        }
        if case .take(var group) = self {
            group.code(&coder, first: "", next: "")
            self = .take(group)
        }
    }
}

extension Seat {
    /// Consumes a seat's number, 1 to 8, if it is next; returns `.some(nil)` if it isn't.
    fileprivate static func optional(reading reader: inout TextReader) -> Seat?? {
        var rest = reader
        guard let digit = rest.byte(), digit >= UInt8(ascii: "1"), let seat = Seat(rawValue: digit - UInt8(ascii: "1"))
        else { return .some(nil) }
        reader = rest
        return seat
    }
}
