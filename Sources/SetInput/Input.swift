import PlainText
import SetGame
import SetPage
import SetRules
import SetTable
import SetTogether

/// What an event's node is.
package enum Target: Equatable {
    /// A card on the table.
    case card(Card)
    /// An element of the page, the table among them.
    case element(ElementID)
    /// The button that returns to a room.
    case room(RoomCode)
    /// Anything else.
    case nothing

    /// The command of the button that it is; `nil` where it is none.
    var command: Command? {
        switch self {
        case .element(let element): Command(element)
        case .room(let code): .room(.enter(code))
        case .card, .nothing: nil
        }
    }
}

/// What the meaning of an event depends on, besides the event.
package struct InputContext {
    /// How many play: where two do, each finger stands for itself.
    package let players: Players
    /// Whether characters are keys of the game.
    package let hasCharacterKeys: Bool
    /// The dialog that is open.
    package let dialog: DialogID?
    /// Whether the view is zoomed in, so that fingers that move move the view.
    package let isZoomed: Bool

    /// A context.
    package init(players: Players, hasCharacterKeys: Bool, dialog: DialogID?, isZoomed: Bool = false) {
        (self.players, self.hasCharacterKeys, self.dialog) = (players, hasCharacterKeys, dialog)
        self.isZoomed = isZoomed
    }
}

/// Tells what presses, clicks and keys ask for: events and times in, commands out.
package struct Input {
    private var gestures = GestureRecognizer()
    /// The button that is held down and acts when it is released, and the pointer that holds it.
    private var heldButton: (element: ElementID, pointer: Int32)?
    /// When a press last ended, so that the click that follows it does not count again.
    private var lastRelease: Milliseconds?
    /// The last claim made by a Shift key, which may turn out to help type something else.
    private var shiftClaim: (seat: Seat, at: Milliseconds)?

    /// The command that was carried out last.
    private var lastCommand: Command?

    /// A click that comes this long after a press, at most, belongs to it.
    private static let longestClick: Milliseconds = 700
    /// How long a claim by a Shift key can be withdrawn.
    private static let longestShift: Milliseconds = 2000

    /// Input with nothing held down.
    package init() {}

    /// The cards that are held down and may still be tapped.
    package var heldCards: [Card] { gestures.held }

    /// Whether nothing is held down on the table, so that a pointer's moves mean nothing.
    package var isIdle: Bool { gestures.isEmpty }

    /// Whether two fingers on the table are ours, and not the browser's to zoom with.
    package var preventsScrolling: Bool { gestures.preventsScrolling }

    /// What is held down means nothing any more: something else has happened meanwhile.
    package mutating func forgetPresses() { gestures.forget() }

    /// Nothing is held down any more, as far as anybody knows.
    package mutating func releaseAll() { gestures.forgetAll() }
}

// Pointers.
extension Input {
    /// A pointer came down; returns what that asks for at once.
    package mutating func pointerDown(
        _ pointer: Pointer, on target: Target, at time: Milliseconds, _ context: InputContext
    ) -> Command? {
        if heldButton?.pointer == pointer.id { heldButton = nil }
        if pointer.isMain, case .element(let element) = target, let command = Command(element) {
            switch command.trigger {
            case .press: return command
            case .release: heldButton = (element, pointer.id)
            case .click: break
            }
        }
        gestures.isShared = context.players == .two
        gestures.onlyTaps = context.isZoomed
        let card: Card? = if case .card(let card) = target { card } else { nil }
        guard pointer.isMain, card != nil || target == .element(.table) else {
            if context.players != .two { pointer.isFirst ? releaseAll() : forgetPresses() }
            return nil
        }
        gestures.pointerDown(pointer.id, isFirst: pointer.isFirst, on: card, at: pointer.point, time: time)
        return nil
    }

    /// A pointer moved; returns what that asks for already now.
    package mutating func pointerMove(_ pointer: Pointer) -> Command? {
        gestures.pointerMove(pointer.id, to: pointer.point).map { Command($0) }
    }

    /// A pointer was lifted; returns what that asks for.
    ///
    /// - Parameter isOver: whether the pointer is over an element.
    package mutating func pointerUp(
        _ pointer: Pointer, at time: Milliseconds, isOver: (ElementID) -> Bool
    ) -> Command? {
        lastRelease = time
        if let (element, id) = heldButton, id == pointer.id {
            heldButton = nil
            if isOver(element) { return Command(element) }
        }
        return gestures.pointerUp(pointer.id, at: pointer.point, time: time).map { Command($0) }
    }

    /// The browser has taken a pointer.
    package mutating func pointerCancel(_ pointer: Pointer, _ context: InputContext) {
        switch context.players {
        case .one, .apart: releaseAll()
        case .two: gestures.cancel(pointer.id)
        }
    }

    /// A click; what acts when pressed or released acts on a click only where no press led to it: from the keyboard, a
    /// screen reader, a script.
    package func click(on target: Target, pressCount: Int32, at time: Milliseconds) -> Command? {
        // A browser that drops the end of a press, since its card has left, still sends the click.
        let isRecent = lastRelease.map { time - $0 < Self.longestClick } ?? false
        let followsPress = pressCount > 0 && (isRecent || !isIdle)
        if case .card(let card) = target { return followsPress ? nil : .tap(card) }
        guard let command = target.command else { return nil }
        return command.trigger == .click || !followsPress ? command : nil
    }
}

// Keys.
extension Input {
    /// What a key asks for, and whether to keep it from the browser.
    package func key(_ key: KeyPress, _ context: InputContext) -> (command: Command?, isHandled: Bool) {
        // A held Enter would press the focused button again and again.
        if key.isRepeated, key.typed.bytes.starts(with: ("Enter" as UTF8Text).bytes) { return (nil, true) }
        guard !key.isModified, let command = Command(key) else { return (nil, false) }
        if context.dialog == .review { return Self.stepInReview(command) }
        if context.dialog == .practice, context.hasCharacterKeys, !key.isRepeated { return Self.answer(command) }
        // Shift claims too, which is no character.
        let isCharacter = command.isCharacter || command.trigger == .press && !(key.typed == "Shift")
        if context.dialog != nil || isCharacter && !context.hasCharacterKeys { return (nil, false) }
        if command.trigger == .press && context.players != .two { return (nil, false) }
        return (command.isArrow || !key.isRepeated ? command : nil, true)
    }

    /// The arrow keys go from action to action of the game that is reviewed; up and down scroll.
    private static func stepInReview(_ command: Command) -> (command: Command?, isHandled: Bool) {
        switch command {
        case .move(.left): (.stepInReview(-1), true)
        case .move(.right): (.stepInReview(1), true)
        default: (nil, false)
        }
    }

    /// The figures choose an answer in the practice.
    private static func answer(_ command: Command) -> (command: Command?, isHandled: Bool) {
        guard case .jump(.nextWithSame(let feature)) = command else { return (nil, false) }
        return (.answer(Int(feature.rawValue)), true)
    }

    /// Notes that a Shift key has claimed.
    package mutating func noteShiftClaim(by seat: Seat, at time: Milliseconds) {
        shiftClaim = (seat, time)
    }

    /// Notes that a command was carried out, so that an earlier claim stands. Returns whether it is the same as the one before.
    package mutating func noteCommand(_ command: Command) -> Bool {
        shiftClaim = nil
        defer { lastCommand = command }
        return lastCommand == command
    }

    /// The seat whose claim was made by a Shift key that turns out to help type a character or to tab backwards; `nil` where
    /// there is none.
    package mutating func seatOfMistakenClaim(_ key: KeyPress, at time: Milliseconds) -> Seat? {
        guard key.isShifted, let claim = shiftClaim, time - claim.at < Self.longestShift else { return nil }
        let isCharacter = Command(key).map { $0.isCharacter } ?? false
        guard isCharacter || key.typed == "Tab" else { return nil }
        shiftClaim = nil
        return claim.seat
    }
}

extension Command {
    fileprivate init(_ gesture: GestureRecognizer.Gesture) {
        switch gesture {
        case .tap(let card): self = .tap(card)
        case .swipe: self = .deal
        case .rotation: self = .reshuffle
        }
    }
}
