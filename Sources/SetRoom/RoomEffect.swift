import SetGame
import SetRules
import SetSound
import SetTogether
import SetWords

/// A request of a room's client to its owner, who carries out the effects of a call in their order.
public enum RoomEffect: Hashable, Sendable {
    // The connection
    /// Open a socket to the server, in place of the current socket.
    case connect
    /// Close the socket.
    case disconnect
    /// Send a message. Without a connection it is dropped; the client repeats essential ones.
    case send(ClientMessage)

    // The player
    /// Remove the current messages, unless others follow.
    case clearMessages
    /// Show a message, after the other messages of the same call.
    case say(Message)
    /// Show a message about the room itself. It also belongs next to the list of players.
    case warn(Message)
    /// Play a cue.
    case cue(Cue)

    // The room
    /// The server has let this player in, for the first time or again; the room's code is known.
    case entered
    /// This player's seat, its name or the state of its game may have changed: store the secret.
    case keepSeat
    /// Show who is in the room, since the first game hasn't started.
    case showLobby
    /// Show the table's cards in their places without moving them there: they don't follow from the cards before.
    case startOver
    /// A card that lies face down has turned out to be another: they exchange their names.
    case exchanged(Card, Card)
    /// A game has begun, or this player has joined a game in progress.
    case began
    /// A player shows a reaction.
    case reacted(Seat, Reaction)
    /// The game has ended with this result. Show it instead of other messages.
    case ended(Message)
    /// The whole deck of the game that has ended is known, so the game can be recorded and reviewed.
    case uncovered
    /// The client has given up the room, and doesn't connect again.
    case givenUp(RoomFailure)
}

extension RoomEffect {
    /// Whether it sends a message that the server answers at once. The client waits longer for an answer to `hello` and
    /// `ping`, and repeats claims.
    var isRequest: Bool {
        switch self {
        case .send(.hello), .send(.take), .send(.ping): false
        case .send: true
        case .connect, .disconnect, .clearMessages, .say, .warn, .cue, .entered, .keepSeat, .showLobby, .startOver,
            .exchanged, .began, .reacted, .ended, .uncovered, .givenUp:
            false
        }
    }
}

/// Why a client has given up a room.
public enum RoomFailure: Hashable, Sendable {
    /// No server answers.
    case unreachable
    /// The room doesn't exist.
    case noSuchRoom
    /// The server uses another version of the messages.
    case otherVersion
    /// The server has no capacity.
    case busy

    /// The message about the failure.
    public var message: Message {
        switch self {
        case .unreachable: .phrase(.noTogetherServer)
        case .noSuchRoom: .phrase(.noSuchRoom)
        case .otherVersion: .phrase(.pageTooOld)
        case .busy: .phrase(.serverBusy)
        }
    }
}
