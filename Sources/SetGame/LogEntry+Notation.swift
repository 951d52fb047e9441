import PlainText
import SetRules

// An entry is written as the time since the entry before, in base 36, a capital letter for the action, and what the action
// needs: `1mcT1331` is a tap on a card, `2gwP2` a claim of the second seat. The seat is left out where it can be inferred:
// where the action belongs to whoever has the turn, and where the first seat does what any seat can do.
extension LogEntry {
    /// The entry as text.
    ///
    /// - Parameters:
    ///   - previous: the time of the entry before it, which is not later.
    ///   - players: how many play; where two do, a Deal names its seat.
    public func notation(since previous: Milliseconds = 0, players: Players = .one) -> UTF8Text {
        var text = UTF8Text()
        text.append(at - previous, radix: 36)
        text.append(contentsOf: action.notation(by: seat, players))
        return text
    }

    /// Reads what `notation` writes; `nil` where the next bytes are no entry.
    ///
    /// - Parameters:
    ///   - reader: the text; if it begins with no entry, some of it may have been consumed.
    ///   - previous: the time of the entry before it.
    ///   - turn: the seat whose turn it is, for actions that belong to it.
    public init?(reading reader: inout TextReader, since previous: Milliseconds = 0, turn: Seat? = nil) {
        guard let pause = reader.number(radix: 36), let letter = reader.byte() else { return nil }
        guard let action = Action(letter: letter, reading: &reader) else { return nil }
        let (time, overflow) = previous.addingReportingOverflow(pause)
        if overflow { return nil }
        let seat = Seat(reading: &reader)
        self.init(at: time, seat: seat ?? (action.cause == .seatInTurn ? turn : nil), action: action)
    }
}

extension Action {
    /// A letter, what the action needs, and the seat where it cannot be inferred.
    fileprivate func notation(by seat: Seat?, _ players: Players) -> UTF8Text {
        // A Deal of one of two has a letter of its own, as in the first version of the format.
        let isOfTwo = self == .deal && (players == .two || seat == .second)
        var text: UTF8Text = isOfTwo ? "B" : notation
        if let seat, cause == .anySeat, seat != .first || isOfTwo || self == .claim { text.append(seat.rawValue + 1) }
        return text
    }

    /// The action as text: a letter, and what the action needs.
    public var notation: UTF8Text {
        var text = UTF8Text()
        text.append(byte: letter)
        switch self {
        case .tap(let card): text.append(contentsOf: card.notation)
        case .change(let options):
            text.append(contentsOf: options.notation)
            text.append(".")
        case .take(let triple):
            for card in triple.cards { text.append(contentsOf: card.notation) }
        case .deselect, .deal, .reshuffle, .cheat, .claim, .withdrawClaim, .undo, .matchLeaves, .autoDeal, .hintEnds,
            .turnEnds, .mismatchEnds, .interruption:
            break
        }
        return text
    }

    /// Reads what `notation` writes; `nil` where the next bytes are no action, some of which may have been consumed then.
    public init?(reading reader: inout TextReader) {
        guard let letter = reader.byte() else { return nil }
        self.init(letter: letter, reading: &reader)
    }

    private var letter: UInt8 {
        switch self {
        case .tap: UInt8(ascii: "T")
        case .deselect: UInt8(ascii: "E")
        case .deal: UInt8(ascii: "D")
        case .reshuffle: UInt8(ascii: "R")
        case .cheat: UInt8(ascii: "C")
        case .take: UInt8(ascii: "K")
        case .claim: UInt8(ascii: "P")
        case .withdrawClaim: UInt8(ascii: "W")
        case .undo: UInt8(ascii: "U")
        case .change: UInt8(ascii: "O")
        case .matchLeaves: UInt8(ascii: "L")
        case .autoDeal: UInt8(ascii: "A")
        case .hintEnds: UInt8(ascii: "H")
        case .turnEnds: UInt8(ascii: "F")
        case .mismatchEnds: UInt8(ascii: "M")
        case .interruption: UInt8(ascii: "V")
        }
    }

    fileprivate init?(letter: UInt8, reading reader: inout TextReader) {
        switch letter {
        case UInt8(ascii: "T"):
            guard let card = Card(reading: &reader) else { return nil }
            self = .tap(card)
        case UInt8(ascii: "O"):
            guard let letters = reader.text(until: UInt8(ascii: ".")), let options = Options(notation: letters)
            else { return nil }
            self = .change(options)
        case UInt8(ascii: "K"):
            guard let first = Card(reading: &reader), let second = Card(reading: &reader),
                let third = Card(reading: &reader), let triple = CardTriple(first, second, third)
            else { return nil }
            self = .take(triple)
        case UInt8(ascii: "E"): self = .deselect
        case UInt8(ascii: "D"), UInt8(ascii: "B"): self = .deal
        case UInt8(ascii: "R"): self = .reshuffle
        case UInt8(ascii: "C"): self = .cheat
        case UInt8(ascii: "P"): self = .claim
        case UInt8(ascii: "W"): self = .withdrawClaim
        case UInt8(ascii: "U"): self = .undo
        case UInt8(ascii: "L"): self = .matchLeaves
        case UInt8(ascii: "A"): self = .autoDeal
        case UInt8(ascii: "H"): self = .hintEnds
        case UInt8(ascii: "F"): self = .turnEnds
        case UInt8(ascii: "M"): self = .mismatchEnds
        case UInt8(ascii: "V"): self = .interruption
        default: return nil
        }
    }
}

extension Seat {
    /// Takes a seat's number, 1 to 8, if it comes next.
    fileprivate init?(reading reader: inout TextReader) {
        var rest = reader
        guard let digit = rest.byte(), digit >= UInt8(ascii: "1"), let seat = Seat(rawValue: digit - UInt8(ascii: "1"))
        else { return nil }
        reader = rest
        self = seat
    }
}
