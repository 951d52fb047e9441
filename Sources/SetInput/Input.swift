import PlainText
import SetGame
import SetPage
import SetPanels
import SetPlay
import SetRoom
import SetRules
import SetTable
import SetTogether

/// The target of an event.
package enum Target: Equatable {
    /// A card on the table.
    case card(Card)
    /// An element of the page, including the table.
    case element(ElementID)
    /// A button of a room.
    case room(RoomButton)
    /// The entry of a found match, by its number from 0.
    case found(Int)
    /// Anything else.
    case nothing

    /// Whether it is a card.
    package var isCard: Bool {
        if case .card = self { true } else { false }
    }

    /// The command of the target; `nil` if the target isn't a button.
    var command: Command? {
        switch self {
        case .element(let element): Command(element)
        case .room(.enter(let code)): .room(.enter(code))
        case .room(.name(let name)): .room(.choose(name))
        case .room(.react(let reaction)): .room(.react(reaction))
        case .found(let index): .look(.finding(index))
        case .card, .nothing: nil
        }
    }
}

/// The context that gives an event its meaning.
package struct InputContext {
    /// The number of players; with two players, each finger counts on its own.
    package let players: Players
    /// Whether characters are keys of the game.
    package let hasCharacterKeys: Bool
    /// The open dialog.
    package let dialog: DialogID?
    /// Whether the view is zoomed in, in which case moving fingers scroll.
    package let isZoomed: Bool

    /// Creates a context.
    package init(players: Players, hasCharacterKeys: Bool, dialog: DialogID?, isZoomed: Bool = false) {
        (self.players, self.hasCharacterKeys, self.dialog) = (players, hasCharacterKeys, dialog)
        self.isZoomed = isZoomed
    }
}

/// Turns presses, clicks and keys into commands: events and times in, commands out.
package struct Input {
    private var gestures = GestureRecognizer()
    /// The held button that acts when it is released, and the pointer that holds it.
    private var heldButton: (element: ElementID, pointer: Int32)?
    /// When a press last ended, and whether that carried out a command: the click that follows doesn't count again then, not
    /// even for the element that has just moved under the finger.
    private var lastRelease: (at: Milliseconds, hasActed: Bool)?
    /// The last claim by a Shift key, which may turn out to be part of typing something else.
    private var shiftClaim: (seat: Seat, at: Milliseconds)?

    /// The last command that was carried out.
    private var lastCommand: Command?

    /// The longest time between a press and the click that belongs to it.
    private static let longestClick: Milliseconds = 700
    /// How long a claim by a Shift key can be withdrawn.
    private static let longestShift: Milliseconds = 2000

    /// Creates an input with nothing held down.
    package init() {}

    /// The held cards that may still be tapped.
    package var heldCards: [Card] { gestures.held }

    /// Whether nothing is held down on the table, so moves of a pointer can be ignored.
    package var isIdle: Bool { gestures.isEmpty }

    /// Whether two fingers on the table are for the game, so the browser mustn't zoom.
    package var preventsScrolling: Bool { gestures.preventsScrolling }

    /// Ignores everything that is held down, because something else has happened.
    package mutating func forgetPresses() { gestures.forget() }

    /// Assumes that nothing is held down any more.
    package mutating func releaseAll() { gestures.forgetAll() }
}

// Pointers.
extension Input {
    /// Handles a pointer that goes down. Returns the command that acts at once.
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
        gestures.isShared = context.players.needClaims
        gestures.onlyTaps = context.isZoomed
        let card: Card? = if case .card(let card) = target { card } else { nil }
        guard pointer.isMain, card != nil || target == .element(.table) else {
            if !context.players.needClaims { pointer.isFirst ? releaseAll() : forgetPresses() }
            return nil
        }
        gestures.pointerDown(pointer.id, isFirst: pointer.isFirst, on: card, at: pointer.point, time: time)
        return nil
    }

    /// Handles a pointer that moves. Returns the command that this completes.
    package mutating func pointerMove(_ pointer: Pointer) -> Command? {
        gestures.pointerMove(pointer.id, to: pointer.point).map { Command($0) }
    }

    /// Handles a pointer that is lifted. Returns the command that this completes.
    ///
    /// - Parameter isOver: whether the pointer is over an element.
    package mutating func pointerUp(
        _ pointer: Pointer, at time: Milliseconds, isOver: (ElementID) -> Bool
    ) -> Command? {
        var command = gestures.pointerUp(pointer.id, at: pointer.point, time: time).map { Command($0) }
        if let (element, id) = heldButton, id == pointer.id {
            heldButton = nil
            if isOver(element) { command = Command(element) }
        }
        lastRelease = (time, hasActed: command != nil)
        return command
    }

    /// Notes that lifting a pointer has done something else, so the click that follows doesn't count.
    package mutating func noteAction(at time: Milliseconds) {
        releaseAll()
        lastRelease = (time, hasActed: true)
    }

    /// Handles a pointer that the browser has taken over.
    package mutating func pointerCancel(_ pointer: Pointer, _ context: InputContext) {
        if context.players.needClaims { gestures.cancel(pointer.id) } else { releaseAll() }
    }

    /// Handles a click. A button that acts when pressed or released acts on a click only without a press: from the
    /// keyboard, a screen reader, a script.
    package func click(on target: Target, pressCount: Int32, at time: Milliseconds) -> Command? {
        // A browser that drops the end of a press, since its card has left, still sends the click.
        let release = lastRelease.flatMap { time - $0.at < Self.longestClick ? $0 : nil }
        let followsPress = pressCount > 0 && (release != nil || !isIdle)
        if followsPress, release?.hasActed == true { return nil }
        if case .card(let card) = target { return followsPress ? nil : .play(.tap(card)) }
        guard let command = target.command else { return nil }
        return command.trigger == .click || !followsPress ? command : nil
    }
}

// Keys.
extension Input {
    /// Returns the command of a key, and whether to withhold the key from the browser.
    package func key(_ key: KeyPress, _ context: InputContext) -> (command: Command?, isHandled: Bool) {
        // A held Enter would press the focused button repeatedly.
        if key.isRepeated, key.typed.bytes.starts(with: ("Enter" as UTF8Text).bytes) { return (nil, true) }
        guard !key.isModified, let command = command(of: key, context) else { return (nil, false) }
        if context.dialog == .review { return Self.stepInReview(command) }
        if context.dialog == .practice, context.hasCharacterKeys, !key.isRepeated { return Self.answer(command) }
        if context.dialog != nil || key.isCharacter && !context.hasCharacterKeys { return (nil, false) }
        if command.trigger == .press && !context.players.needClaims { return (nil, false) }
        return (command.isArrow || !key.isRepeated ? command : nil, true)
    }

    /// Returns the command of a key. The letter that claims where two play opens Play where one does.
    private func command(of key: KeyPress, _ context: InputContext) -> Command? {
        let command = Command(key)
        let isClaimingLetter = command == .play(.local(.claim(.second))) && key.isCharacter
        return isClaimingLetter && !context.players.needClaims ? .dialog(.open(.play)) : command
    }

    /// The left and right arrow keys go from action to action of the reviewed game; up and down scroll.
    private static func stepInReview(_ command: Command) -> (command: Command?, isHandled: Bool) {
        switch command {
        case .look(.move(.left)): (.content(.stepInReview(-1)), true)
        case .look(.move(.right)): (.content(.stepInReview(1)), true)
        default: (nil, false)
        }
    }

    /// The digits choose an answer in the practice.
    private static func answer(_ command: Command) -> (command: Command?, isHandled: Bool) {
        guard case .look(.jump(.nextWithSame(let feature))) = command else { return (nil, false) }
        return (.content(.answer(Int(feature.rawValue))), true)
    }

    /// Notes a claim by a Shift key.
    package mutating func noteShiftClaim(by seat: Seat, at time: Milliseconds) {
        shiftClaim = (seat, time)
    }

    /// Notes that a command was carried out, which makes an earlier claim final. Returns whether it is the same command
    /// as the last.
    package mutating func noteCommand(_ command: Command) -> Bool {
        shiftClaim = nil
        defer { lastCommand = command }
        return lastCommand == command
    }

    /// Returns the seat that claimed by a Shift key, if that key turns out to be typing a character or tabbing
    /// backwards; otherwise `nil`.
    package mutating func seatOfMistakenClaim(_ key: KeyPress, at time: Milliseconds) -> Seat? {
        guard key.isShifted, let claim = shiftClaim, time - claim.at < Self.longestShift else { return nil }
        // A letter that claims confirms the claim.
        let isMistake = key.isCharacter && Command(key).map { $0.trigger != .press } ?? false
        guard isMistake || key.typed == "Tab" else { return nil }
        shiftClaim = nil
        return claim.seat
    }
}

extension Command {
    fileprivate init(_ gesture: GestureRecognizer.Gesture) {
        switch gesture {
        case .tap(let card): self = .play(.tap(card))
        case .swipe: self = .play(.local(.deal))
        case .rotation: self = .play(.reshuffle)
        }
    }
}
