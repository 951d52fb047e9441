import PlainText
import SetGame
import SetRules
import SetTable

extension PageEvent {
    /// The detail bit of a key that repeats because it is held.
    static let isRepeated: Int32 = 1
    /// The detail bit of a key held together with Control, Alt or Meta, which is the browser's.
    static let isModified: Int32 = 2
    /// The detail bit of a key held together with Shift.
    static let isShifted: Int32 = 4
    /// The detail bit of a finger that comes down beside another.
    static let isSecond: Int32 = 256
}

extension TercetApp {
    /// Answers a key; tells whether the browser is to leave it at that.
    func key(_ event: PageEvent) -> Bool {
        // A held Enter would press the focused button again and again.
        if event.detail & PageEvent.isRepeated != 0, event.text.bytes.starts(with: ("Enter\n" as UTF8Text).bytes) {
            return true
        }
        if openDialog == .review { return keyInReview(event) }
        takeShiftBack(event)
        guard openDialog == nil, event.detail & PageEvent.isModified == 0, let command = Command(key: event.text) else {
            return false
        }
        if command.isLetter && !settings.preferences.letterKeys { return false }
        if command.moment == .press && game.options.players == .one { return false }
        let actions = game.log.count
        if command.isArrow || event.detail & PageEvent.isRepeated == 0 { carryOut(command) }
        if case .claim = command, game.log.count > actions { isClaimedByShift = true }
        return true
    }
}

extension TercetApp {
    /// A Shift that only helps to type or to tab backwards was no claim, if that comes soon.
    private func takeShiftBack(_ event: PageEvent) {
        guard event.detail & PageEvent.isShifted != 0, isClaimedByShift, let claim = game.log.last,
            case .claim = claim.action, stopwatch.elapsed - claim.at < 2000
        else { return }
        if case .open = Command(key: event.text) {} else if event.text != "Tab\nTab" { return }
        game = Replay.game(game, after: game.log.count - 1)
        clearMessages()
        save()
    }

    /// The arrow keys go from action to action of the game that is reviewed.
    private func keyInReview(_ event: PageEvent) -> Bool {
        guard event.detail & PageEvent.isModified == 0, case .move(let direction) = Command(key: event.text) else {
            return false
        }
        switch direction {
        case .left: show(moment: reviewMoment - 1, movesSlider: true)
        case .right: show(moment: reviewMoment + 1, movesSlider: true)
        // These scroll.
        case .up, .down: return false
        }
        return true
    }
}

extension Command {
    /// What a key asks for. `key` is what it types, a line feed, and its place on the keyboard: `d`, `KeyD`.
    ///
    /// A Latin letter counts as what it is, wherever it lies; on a keyboard that types other letters the place counts.
    init?(key: UTF8Text) {
        var reader = TextReader(key.bytes)
        guard let typed = reader.text(until: UInt8(ascii: "\n")) else { return nil }
        let place = reader.text()
        if typed == "ArrowLeft" {
            self = .move(.left)
        } else if typed == "ArrowRight" {
            self = .move(.right)
        } else if typed == "ArrowUp" {
            self = .move(.up)
        } else if typed == "ArrowDown" {
            self = .move(.down)
        } else if typed == "Escape" {
            self = .deselect
        } else if typed == "Shift" {
            self = .claim(place == "ShiftRight" ? .second : .first)
        } else if let letter = Self.letter(typed, place), let command = Command(letter: letter) {
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
        case UInt8(ascii: "?"): self = .open(.help)
        default: return nil
        }
    }

    /// The letter that a key stands for, in lower case; `nil` where it stands for none.
    private static func letter(_ typed: UTF8Text, _ place: UTF8Text) -> UInt8? {
        if typed.bytes.count == 1 { return typed.bytes[0] | (typed.bytes[0] < 0x40 ? 0 : 0x20) }
        let isOtherLetter = typed.bytes.count > 1 && typed.bytes[0] >= 0x80
        guard isOtherLetter, place.bytes.count == 4, place.bytes.starts(with: ("Key" as UTF8Text).bytes) else {
            return nil
        }
        return place.bytes[3] | 0x20
    }

    /// Whether it may repeat while its key is held.
    var isArrow: Bool {
        if case .move = self { true } else { false }
    }

    /// Whether its key is a character, which a person may have switched off.
    var isLetter: Bool {
        switch self {
        case .move, .deselect, .claim, .dealBy: false
        case .deal, .newGame, .cheat, .reshuffle, .pause, .back, .undo, .open, .close, .choose, .nextLesson,
            .copyLink, .share, .reviewKept, .export, .clear, .clearYes, .clearNo:
            true
        }
    }
}
