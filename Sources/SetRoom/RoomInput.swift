import PlainText
import SetGame
import SetRules
import SetTogether
import SetWords

/// An input of a room's client: changes of the connection, the player's actions, and the time.
public enum RoomInput: Hashable, Sendable {
    // The connection
    /// Connect to enter the room.
    case enter
    /// Connect again, also if the room has been given up.
    case connect
    /// Close the connection until the next `connect`, because the player plays elsewhere.
    case suspend
    /// The socket is open.
    case opened
    /// Messages have arrived together, one per line.
    case received(UTF8Text)
    /// The socket has closed or couldn't be opened.
    case closed(Device)
    /// The device has joined or lost a network.
    case network(Device)
    /// The player can't see the room any more, at this date and time in milliseconds. It continues while the device
    /// sleeps.
    case hidden(on: Milliseconds)
    /// The player can see the room again.
    case shown(on: Milliseconds)

    // The player
    /// Select or deselect a card; a complete choice is claimed.
    case tap(Card)
    /// A press was meant for a card that has just left the table.
    case miss
    /// Clear the selection, except a match that waits for its answer.
    case deselect
    /// Put the cards into another order, for this player only, by random bits.
    case reshuffle(entropy: UInt64)
    /// Start the first game at once; after the end of a game, agree to another one or withdraw the agreement.
    case start
    /// Agree to start the next game, or withdraw the agreement.
    case agree
    /// Show a reaction to the whole room.
    case react(Reaction)
    /// Choose a name.
    case choose(PlayerName)
    /// Choose the next name that no player in the room has.
    case rename

    // The time
    /// Do whatever is due.
    case advance

    /// The device at the moment of an input.
    public struct Device: Hashable, Sendable {
        /// Whether the player can see the room.
        let isVisible: Bool
        /// Whether the device says that it is offline.
        let isOffline: Bool

        /// Creates the state of a device.
        public init(isVisible: Bool = true, isOffline: Bool = false) {
            (self.isVisible, self.isOffline) = (isVisible, isOffline)
        }
    }
}

extension RoomClient {
    /// Takes an input at a time of the owner's clock, in milliseconds, and returns the effects.
    public mutating func perform(_ input: RoomInput, at now: Milliseconds) -> [RoomEffect] {
        if case .received = input { connection.noteAnswer(at: now) }
        let effects = carryOut(input, at: now)
        connection.note(isWaiting: table.choice.isWaiting, isAsking: effects.contains { $0.isRequest }, at: now)
        lobby.countdown = Countdown(lobby.countdown, at: table, now: now)
        return effects
    }

    private mutating func carryOut(_ input: RoomInput, at now: Milliseconds) -> [RoomEffect] {
        switch input {
        case .enter: [.say(.phrase(.enteringRoom))] + connect(at: now)
        case .connect: connectAgain(at: now)
        case .suspend: suspend(at: now)
        case .opened: opened()
        case .received(let text): receive(text, at: now)
        case .closed(let device): closed(device, at: now)
        case .network(let device): networkChanged(device, at: now)
        case .hidden(let date): hide(on: date)
        case .shown(let date): show(on: date, at: now)
        case .tap(let card): tap(card, at: now)
        case .miss: missed()
        case .deselect: table.deselect() ? [.say(.phrase(.deselected))] : []
        case .reshuffle(let entropy): reshuffle(entropy: entropy)
        case .start: start()
        case .agree: agree()
        case .react(let reaction): react(reaction)
        case .choose(let name): choose(name)
        case .rename: rename()
        case .advance: advance(to: now)
        }
    }
}
