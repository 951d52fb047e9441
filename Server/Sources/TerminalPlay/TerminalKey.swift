/// A key of a terminal that the game recognises.
enum TerminalKey: Hashable, Sendable {
    /// A key that types a character.
    case character(Unicode.Scalar)
    case left, right, up, down, home, end
    case enter, escape
    /// Ctrl-L, which redraws the screen after another program has written to it.
    case redraw
}

/// Decodes the bytes that a terminal sends into keys, one byte at a time, in constant space.
///
/// Keys that don't type a character are sent as escape sequences. Sequences of unknown keys and invalid UTF-8 are
/// dropped.
struct KeyDecoder: Hashable, Sendable {
    private var state = State.ground

    private enum State: Hashable {
        case ground
        /// After an Escape, which is a key itself if no byte follows.
        case escape
        /// In a control sequence, with its first number.
        case sequence(number: UInt8, hasEnded: Bool)
        /// After `ESC O`, which keypads and some terminals send for arrow keys.
        case singleShift
        /// After `ESC [ [`, which begins the function keys of the Linux console.
        case functionKey
        /// In a multi-byte character, with the number of bytes left.
        case scalar(UInt32, left: Int, least: UInt32)
    }

    /// Whether the last byte was an Escape, which `timeOut` would turn into a key.
    var awaitsMore: Bool { state == .escape }

    /// Returns the key that is complete if no further byte arrives soon, or `nil` if there is none.
    mutating func timeOut() -> TerminalKey? {
        guard awaitsMore else { return nil }
        state = .ground
        return .escape
    }

    /// Returns the key that this byte completes, if any.
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
        // Other control characters, and bytes that can't begin a character.
        default: break
        }
        return nil
    }

    /// Handles a byte after an Escape. A character here is a key pressed together with Alt, which the game ignores.
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
