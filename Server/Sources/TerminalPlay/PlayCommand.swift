import SetGame
import SetLanguages
import SetTable
import SetWords

/// A command that a key gives in a terminal. The letters are the same as on the page.
enum PlayCommand: Hashable, Sendable {
    /// Selects the card at a position on the table, counted from 0, or deselects it.
    case choose(Int)
    /// Selects or deselects the card under the cursor.
    case chooseCurrent
    case move(Direction), first, last
    /// Deals. In a two-player game, for this seat; `nil` for the shared key.
    case deal(Seat?)
    case cheat, reshuffle, newGame, pause, undo, deselect, back
    case claim(Seat)
    case help, quit, redraw

    /// Creates the command of a key for a number of cards on the table, or `nil` if the key has no function.
    init?(_ key: TerminalKey, cardCount: Int) {
        switch key {
        case .left: self = .move(.left)
        case .right: self = .move(.right)
        case .up: self = .move(.up)
        case .down: self = .move(.down)
        case .home: self = .first
        case .end: self = .last
        case .enter, .character(" "): self = .chooseCurrent
        case .escape: self = .deselect
        case .redraw: self = .redraw
        case .character(let scalar): self.init(scalar.onLatinKeyboard, cardCount: cardCount)
        }
    }

    private init?(_ scalar: Unicode.Scalar, cardCount: Int) {
        let small = scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar
        let labels = CardLabel.all.prefix(cardCount)
        // With few cards on the table, a capital letter means the same as the small letter. This also helps if Caps
        // Lock is on.
        if let index = labels.firstIndex(of: scalar) ?? labels.firstIndex(of: small) {
            self = .choose(index)
        } else if let command = Self(letter: small) {
            self = command
        } else {
            return nil
        }
    }

    private init?(letter: Unicode.Scalar) {
        switch letter {
        case "d": self = .deal(nil)
        case "c": self = .cheat
        case "r": self = .reshuffle
        case "n": self = .newGame
        case "p": self = .pause
        case "u": self = .undo
        case "b": self = .back
        case "z": self = .claim(.first)
        case "m": self = .claim(.second)
        // These keys are next to the keys for claims.
        case "x": self = .deal(.first)
        case ",": self = .deal(.second)
        case "?": self = .help
        case "q": self = .quit
        default: return nil
        }
    }
}

/// The characters that select cards, in order of the cards' positions.
enum CardLabel {
    /// All characters: the digits, and letters without another function. Any further cards are reached with the arrow
    /// keys. Small letters that look like digits follow the other small letters.
    static let all = Array("1234567890aefghijkstvwyloAEFGHIJKSTVWYLO".unicodeScalars)

    /// Returns the character for the card at a position, counted from 0, or a space if there is none.
    static func character(at index: Int) -> Unicode.Scalar { index < all.count ? all[index] : " " }
}

extension Unicode.Scalar {
    /// The character on a Latin keyboard for the key of another language's letter. Any other character is returned
    /// unchanged.
    var onLatinKeyboard: Unicode.Scalar {
        let small = properties.lowercaseMapping.unicodeScalars.first ?? self
        guard let latin = Self.latinKeys[small] else { return self }
        return small == self ? latin : latin.properties.uppercaseMapping.unicodeScalars.first ?? latin
    }

    /// The characters on a Latin keyboard by the letters of all languages.
    private static let latinKeys: [Unicode.Scalar: Unicode.Scalar] = {
        let latin = String(Language.english[.terminalKeys]).unicodeScalars
        let keys = Language.all.flatMap { zip(String($0[.terminalKeys]).unicodeScalars, latin) }
        return Dictionary(keys) { first, _ in first }
    }()
}
