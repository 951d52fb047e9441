import SetGame
import SetTable

/// Something that a key asks for in a terminal. The letters are those of the page.
enum PlayCommand: Hashable, Sendable {
    /// Chooses the card at a place of the table, counted from 0, or gives it up again.
    case choose(Int)
    /// The same for the card that the cursor is on.
    case chooseCurrent
    case move(Direction), first, last
    /// Deals; where two play, for the seat, which the common key does not name.
    case deal(Seat?)
    case cheat, reshuffle, newGame, pause, undo, deselect, back
    case claim(Seat)
    case help, quit, redraw

    /// What a key asks for while so many cards are on the table; `nil` where it asks for nothing.
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
        // With few cards on the table a capital letter stands for the small one, as it does when Caps Lock is on.
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
        // Beside the keys of the claims.
        case "x": self = .deal(.first)
        case ",": self = .deal(.second)
        case "?": self = .help
        case "q": self = .quit
        default: return nil
        }
    }
}

/// The characters that choose cards, by their places on the table.
enum CardLabel {
    /// All of them: digits and letters that ask for nothing else. Cards after the last are reached with the arrows. Those that
    /// are easily mistaken for digits come last among the small letters.
    static let all = Array("1234567890aefghijkstvwyloAEFGHIJKSTVWYLO".unicodeScalars)

    /// The character of the card at a place, counted from 0; a space where there is none.
    static func character(at index: Int) -> Unicode.Scalar { index < all.count ? all[index] : " " }
}

extension Unicode.Scalar {
    /// The character that the key of a Russian letter types on a Latin keyboard; any other character is itself.
    var onLatinKeyboard: Unicode.Scalar {
        let small = properties.lowercaseMapping.unicodeScalars.first ?? self
        guard let index = Self.russian.firstIndex(of: small) else { return self }
        let latin = Self.latin[index]
        return small == self ? latin : latin.properties.uppercaseMapping.unicodeScalars.first ?? latin
    }

    private static let russian = Array("йцукенгшщзфывапролдячсмитьб".unicodeScalars)
    private static let latin = Array("qwertyuiopasdfghjklzxcvbnm,".unicodeScalars)
}
