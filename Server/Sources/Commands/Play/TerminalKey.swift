/// A key of a terminal, as far as the game knows it.
enum TerminalKey: Hashable, Sendable {
    /// A key that types a character.
    case character(Unicode.Scalar)
    case left, right, up, down, home, end
    case enter, escape
    /// Ctrl-L, by which a screen is drawn anew that another program has written to.
    case redraw
}

/// Turns the bytes that a terminal sends into keys, one byte after the other, in constant space.
///
/// Keys that type no character come as escape sequences. Sequences of other keys, and bytes that are no UTF-8, are dropped.
struct KeyDecoder: Hashable, Sendable {
    private var state = State.ground

    private enum State: Hashable {
        case ground
        /// After an Escape, which is a key of its own if nothing follows.
        case escape
        /// In a control sequence, with its first number.
        case sequence(number: UInt8, hasEnded: Bool)
        /// After `ESC O`, by which keypads and some terminals write arrows.
        case singleShift
        /// After `ESC [ [`, by which the Linux console begins its function keys.
        case functionKey
        /// In a character of several bytes, so many of which are to come.
        case scalar(UInt32, left: Int, least: UInt32)
    }

    /// Whether an Escape was the last byte, so that `timeOut` makes a key of it.
    var awaitsMore: Bool { state == .escape }

    /// The key that ends with no further byte coming soon; `nil` where there is none.
    mutating func timeOut() -> TerminalKey? {
        guard awaitsMore else { return nil }
        state = .ground
        return .escape
    }

    /// The key that ends with this byte; `nil` where none does.
    mutating func key(endingWith byte: UInt8) -> TerminalKey? {
        let before = state
        state = .ground
        switch before {
        case .ground: return start(byte)
        case .escape: return afterEscape(byte)
        case .sequence(let number, let hasEnded): return inSequence(byte, number, hasEnded: hasEnded)
        case .singleShift: return byte == UInt8(ascii: "M") ? .enter : Self.arrow(byte)
        case .functionKey: return nil
        case .scalar(let value, let left, let least): return inScalar(byte, value, left: left, least: least)
        }
    }

    private mutating func start(_ byte: UInt8) -> TerminalKey? {
        switch byte {
        case 0x0a, 0x0d: return .enter
        case 0x0c: return .redraw
        case 0x1b: state = .escape
        case 0x20...0x7e: return .character(Unicode.Scalar(byte))
        case 0xc2...0xdf: state = .scalar(UInt32(byte & 0x1f), left: 1, least: 0x80)
        case 0xe0...0xef: state = .scalar(UInt32(byte & 0x0f), left: 2, least: 0x800)
        case 0xf0...0xf4: state = .scalar(UInt32(byte & 0x07), left: 3, least: 0x10000)
        // Other control characters, and bytes that begin no character.
        default: break
        }
        return nil
    }

    /// A character after an Escape is a key that was pressed together with Alt, which the game does not know.
    private mutating func afterEscape(_ byte: UInt8) -> TerminalKey? {
        switch byte {
        case UInt8(ascii: "["): state = .sequence(number: 0, hasEnded: false)
        case UInt8(ascii: "O"): state = .singleShift
        case 0x1b:
            state = .escape
            return .escape
        default: break
        }
        return nil
    }

    private mutating func inSequence(_ byte: UInt8, _ number: UInt8, hasEnded: Bool) -> TerminalKey? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9") where !hasEnded:
            let (tens, isTooLarge) = number.multipliedReportingOverflow(by: 10)
            let (sum, overflows) = tens.addingReportingOverflow(byte - UInt8(ascii: "0"))
            state = .sequence(number: isTooLarge || overflows ? UInt8.max : sum, hasEnded: false)
        case 0x20...0x3f: state = .sequence(number: number, hasEnded: true)
        case UInt8(ascii: "["): state = .functionKey
        case UInt8(ascii: "~"): return Self.numbered(number)
        case 0x40...0x7e: return Self.arrow(byte)
        case 0x1b: state = .escape
        default: break
        }
        return nil
    }

    private mutating func inScalar(_ byte: UInt8, _ value: UInt32, left: Int, least: UInt32) -> TerminalKey? {
        guard byte & 0xc0 == 0x80 else { return start(byte) }
        let value = value << 6 | UInt32(byte & 0x3f)
        if left > 1 {
            state = .scalar(value, left: left - 1, least: least)
            return nil
        }
        guard value >= max(least, 0xa0) else { return nil }
        return Unicode.Scalar(value).map { .character($0) }
    }

    private static func arrow(_ byte: UInt8) -> TerminalKey? {
        switch byte {
        case UInt8(ascii: "A"): .up
        case UInt8(ascii: "B"): .down
        case UInt8(ascii: "C"): .right
        case UInt8(ascii: "D"): .left
        case UInt8(ascii: "H"): .home
        case UInt8(ascii: "F"): .end
        default: nil
        }
    }

    private static func numbered(_ number: UInt8) -> TerminalKey? {
        switch number {
        case 1, 7: .home
        case 4, 8: .end
        default: nil
        }
    }
}
