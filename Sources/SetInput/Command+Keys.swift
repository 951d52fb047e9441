import PlainText
import SetGame
import SetPage
import SetRules
import SetTable

extension Command {
    /// Creates the command of a key; `nil` for keys of the browser.
    ///
    /// A Latin letter counts as itself, wherever it is on the keyboard. On a keyboard that types other letters, the
    /// place of the key counts.
    package init?(_ key: KeyPress) {
        if key.typed == "ArrowLeft" {
            self = .move(.left)
        } else if key.typed == "ArrowRight" {
            self = .move(.right)
        } else if key.typed == "ArrowUp" {
            self = .move(.up)
        } else if key.typed == "ArrowDown" {
            self = .move(.down)
        } else if key.typed == "Home" {
            self = .jump(.first)
        } else if key.typed == "End" {
            self = .jump(.last)
        } else if key.typed == "Escape" {
            self = .deselect
        } else if key.typed == "Shift" {
            self = .claim(key.place == "ShiftRight" ? .second : .first)
        } else if let letter = key.letter, let command = Command(letter: letter) {
            self = command
        } else {
            return nil
        }
    }

    private init?(letter: UInt8) {
        switch letter {
        case UInt8(ascii: "d"): self = .deal
        case UInt8(ascii: "n"): self = .newGame
        case UInt8(ascii: "c"): self = .cheat
        case UInt8(ascii: "r"): self = .reshuffle
        case UInt8(ascii: "p"): self = .pause
        case UInt8(ascii: "?"): self = .showKeys
        case UInt8(ascii: "z"): self = .claim(.first)
        case UInt8(ascii: "m"): self = .claim(.second)
        case UInt8(ascii: "t"): self = .announce(.table)
        case UInt8(ascii: "s"): self = .announce(.numbers)
        case UInt8(ascii: "w"): self = .announce(.place)
        case UInt8(ascii: "h"): self = .announce(.chosen)
        case UInt8(ascii: "l"): self = .announce(.lastMessage)
        case UInt8(ascii: "1"): self = .jump(.nextWithSame(.number))
        case UInt8(ascii: "2"): self = .jump(.nextWithSame(.symbol))
        case UInt8(ascii: "3"): self = .jump(.nextWithSame(.shading))
        case UInt8(ascii: "4"): self = .jump(.nextWithSame(.color))
        default: return nil
        }
    }

    /// Whether the command may repeat while its key is held.
    var isArrow: Bool {
        if case .move = self { true } else { false }
    }

    /// Whether the key of the command is a character, which the player may have turned off (WCAG 2.1.4).
    var isCharacter: Bool {
        switch self {
        case .deal, .newGame, .cheat, .reshuffle, .pause, .open, .showKeys, .announce, .jump(.nextWithSame): true
        case .jump(.first), .jump(.last), .tap, .back, .undo, .deselect, .claim, .dealBy, .playHere, .update, .showHow,
            .endWelcome, .move, .close, .chooseInLesson, .nextLesson, .stepInReview, .copyLink, .share, .trySound,
            .copyDeal, .playDeal, .playDay, .shareResult, .answer, .reviewKeptGame, .exportGames, .askToDelete,
            .deleteGames, .keepGames, .game, .room:
            false
        }
    }
}

extension KeyPress {
    /// The letter of the key, in lower case; `nil` if it isn't a letter.
    fileprivate var letter: UInt8? {
        if typed.bytes.count == 1 { return typed.bytes[0] | (typed.bytes[0] < 0x40 ? 0 : 0x20) }
        let isOtherLetter = typed.bytes.count > 1 && typed.bytes[0] >= 0x80
        guard isOtherLetter, place.bytes.count == 4, place.bytes.starts(with: ("Key" as UTF8Text).bytes) else {
            return nil
        }
        return place.bytes[3] | 0x20
    }
}
