import PlainText
import SetGame
import SetNarration
import SetPage
import SetPanels
import SetPlay
import SetRules
import SetTable

extension Command {
    /// Creates the command of a key; `nil` for keys of the browser.
    ///
    /// A Latin letter counts as itself, wherever it is on the keyboard. On a keyboard that types other letters, the
    /// place of the key counts.
    package init?(_ key: KeyPress) {
        if key.typed == "ArrowLeft" {
            self = .look(.move(.left))
        } else if key.typed == "ArrowRight" {
            self = .look(.move(.right))
        } else if key.typed == "ArrowUp" {
            self = .look(.move(.up))
        } else if key.typed == "ArrowDown" {
            self = .look(.move(.down))
        } else if key.typed == "Home" {
            self = .look(.jump(.first))
        } else if key.typed == "End" {
            self = .look(.jump(.last))
        } else if key.typed == "Escape" {
            self = .play(.deselect)
        } else if key.typed == "Shift" {
            self = .play(.local(.claim(key.place == "ShiftRight" ? .second : .first)))
        } else if let letter = key.letter, let command = Command(letter: letter) {
            self = command
        } else {
            return nil
        }
    }

    private init?(letter: UInt8) {
        switch letter {
        case UInt8(ascii: "d"): self = .play(.local(.deal))
        case UInt8(ascii: "n"): self = .play(.newGame)
        case UInt8(ascii: "c"): self = .play(.local(.cheat))
        case UInt8(ascii: "r"): self = .play(.reshuffle)
        case UInt8(ascii: "p"): self = .play(.local(.pause))
        case UInt8(ascii: "?"): self = .dialog(.showKeys)
        case UInt8(ascii: "z"): self = .play(.local(.claim(.first)))
        case UInt8(ascii: "m"): self = .play(.local(.claim(.second)))
        case UInt8(ascii: "t"): self = .look(.announce(.cards(.all)))
        case UInt8(ascii: "s"): self = .look(.announce(.numbers))
        case UInt8(ascii: "w"): self = .look(.announce(.cards(.current)))
        case UInt8(ascii: "h"): self = .look(.announce(.cards(.chosen)))
        case UInt8(ascii: "l"): self = .look(.announce(.lastMessage))
        case UInt8(ascii: "1"): self = .look(.jump(.nextWithSame(.number)))
        case UInt8(ascii: "2"): self = .look(.jump(.nextWithSame(.symbol)))
        case UInt8(ascii: "3"): self = .look(.jump(.nextWithSame(.shading)))
        case UInt8(ascii: "4"): self = .look(.jump(.nextWithSame(.color)))
        case UInt8(ascii: "5"): self = .look(.jump(.nextWithSame(.frame)))
        default: return nil
        }
    }

    /// Whether the command may repeat while its key is held.
    var isArrow: Bool {
        if case .look(.move) = self { true } else { false }
    }
}

extension KeyPress {
    /// Whether the key types a character, which the player may have turned off as a key of the game (WCAG 2.1.4).
    var isCharacter: Bool { letter != nil }

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
