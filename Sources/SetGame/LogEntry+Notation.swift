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
        var text = UTF8Text()
        text.append(at - previous, radix: 36)
        text.append(contentsOf: action.notation(by: seat, players))
        return text
    }

    /// Reads an entry written by `notation`; `nil` if the next bytes aren't an entry.
    ///
    /// - Parameters:
    ///   - reader: the text; if it doesn't begin with an entry, some of it may have been consumed.
    ///   - previous: the time of the previous entry.
    ///   - turn: the seat that has the turn, for actions that belong to it.
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
    /// Returns a letter, the action's data, and the seat if it can't be inferred.
    fileprivate func notation(by seat: Seat?, _ players: Players) -> UTF8Text {
        // A Deal with two players has its own letter, as in the first version of the format.
        let isOfTwo = self == .deal && (players.needClaims || seat == .second)
        var text: UTF8Text = isOfTwo ? "B" : notation
        if let seat, cause == .anySeat, seat != .first || isOfTwo || self == .claim { text.append(seat.rawValue + 1) }
        return text
    }

    /// The action as text: a letter and the action's data.
    public var notation: UTF8Text {
        var text = UTF8Text()
        text.append(byte: letter)
        if case .tap(let card) = self { text.append(contentsOf: card.notation) }
        if case .change(let options) = self {
            text.append(contentsOf: options.notation)
            text.append(".")
        }
        if case .take(let group) = self {
            for card in group { text.append(contentsOf: card.notation) }
        }
        return text
    }

    /// Reads an action written by `notation`; `nil` if the next bytes aren't an action. In that case some of them may
    /// have been consumed.
    public init?(reading reader: inout TextReader) {
        guard let letter = reader.byte() else { return nil }
        self.init(letter: letter, reading: &reader)
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
            guard let group = CardGroup(reading: &reader) else { return nil }
            self = .take(group)
        // A Deal with two players.
        case UInt8(ascii: "B"): self = .deal
        case let letter:
            guard let action = Self.plain.first(where: { $0.letter == letter }) else { return nil }
            self = action
        }
    }
}

extension CardGroup {
    /// Consumes as many cards as follow one another; `nil` if there are none, or a card twice. A seat, one digit, may
    /// follow them.
    fileprivate init?(reading reader: inout TextReader) {
        var cards: [Card] = []
        var rest = reader
        while let card = Card(reading: &rest) {
            cards.append(card)
            reader = rest
        }
        guard !cards.isEmpty else { return nil }
        self.init(cards)
    }
}

extension Seat {
    /// Consumes a seat's number, 1 to 8, if it is next.
    fileprivate init?(reading reader: inout TextReader) {
        var rest = reader
        guard let digit = rest.byte(), digit >= UInt8(ascii: "1"), let seat = Seat(rawValue: digit - UInt8(ascii: "1"))
        else { return nil }
        reader = rest
        self = seat
    }
}
