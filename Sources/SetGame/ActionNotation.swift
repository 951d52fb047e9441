import PlainText
import SetRules

extension Action {
    /// A capital letter and what the action needs.
    var notation: UTF8Text {
        var text = UTF8Text()
        switch self {
        case .tap(let card):
            text.append("T")
            text.append(contentsOf: card.notation)
        case .deselect: text.append("E")
        case .deal: text.append("D")
        case .reshuffle: text.append("R")
        case .cheat: text.append("C")
        case .change(let options):
            text.append("O")
            text.append(contentsOf: options.notation)
            text.append(".")
        case .matchLeaves: text.append("L")
        case .autoDeal: text.append("A")
        case .hintEnds: text.append("H")
        case .reopen: text.append("V")
        case .claim(let seat):
            text.append("P")
            text.append(seat.rawValue + 1)
        case .dealBy(let seat):
            text.append("B")
            text.append(seat.rawValue + 1)
        case .undo: text.append("U")
        case .turnEnds: text.append("F")
        case .mismatchEnds: text.append("M")
        }
        return text
    }

    /// Reads what `notation` writes; `nil` where the next bytes are no action.
    init?(reading reader: inout TextReader) {
        switch reader.byte() {
        case UInt8(ascii: "T"):
            guard let card = Card(reading: &reader) else { return nil }
            self = .tap(card)
        case UInt8(ascii: "E"): self = .deselect
        case UInt8(ascii: "D"): self = .deal
        case UInt8(ascii: "R"): self = .reshuffle
        case UInt8(ascii: "C"): self = .cheat
        case UInt8(ascii: "O"):
            guard let letters = reader.text(until: UInt8(ascii: ".")), let options = Options(notation: letters)
            else { return nil }
            self = .change(options)
        case UInt8(ascii: "L"): self = .matchLeaves
        case UInt8(ascii: "A"): self = .autoDeal
        case UInt8(ascii: "H"): self = .hintEnds
        case UInt8(ascii: "V"): self = .reopen
        case UInt8(ascii: "P"):
            guard let seat = Seat(reading: &reader) else { return nil }
            self = .claim(seat)
        case UInt8(ascii: "B"):
            guard let seat = Seat(reading: &reader) else { return nil }
            self = .dealBy(seat)
        case UInt8(ascii: "U"): self = .undo
        case UInt8(ascii: "F"): self = .turnEnds
        case UInt8(ascii: "M"): self = .mismatchEnds
        default: return nil
        }
    }
}

extension Seat {
    /// Reads a player's number, 1 or 2.
    fileprivate init?(reading reader: inout TextReader) {
        guard let byte = reader.byte(), byte > UInt8(ascii: "0") else { return nil }
        self.init(rawValue: byte - UInt8(ascii: "1"))
    }
}
