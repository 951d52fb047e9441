import PlainText
import SetGame
import SetRules
import SetTogether
import SetWords
import TestSupport

@testable import SetRoom

extension RoomClient {
    static let secret = SeatSecret(entropy: [1, 2, 3, 4])

    /// A client with the link to a test's room.
    static func entering(_ firstFailure: FirstFailure = .triesAgain(hasSeat: false)) -> RoomClient {
        RoomClient(.room(TestRoom.code), secret, firstFailure: firstFailure)
    }

    /// A client that the room has let in, in its lobby or its game.
    static func inside(_ room: TestRoom, isPlaying: Bool = true) -> RoomClient {
        var client = entering()
        _ = client.perform(.enter, at: 0)
        _ = client.hear(room.welcome + (isPlaying ? [room.opening] : []))
        return client
    }

    /// Receives messages that arrive together.
    mutating func hear(_ messages: [ServerMessage], at now: Milliseconds = 0) -> [RoomEffect] {
        perform(.received(UTF8Text.joined(messages.map(\.text), by: "\n")), at: now)
    }

    mutating func hear(_ message: ServerMessage, at now: Milliseconds = 0) -> [RoomEffect] { hear([message], at: now) }

    /// Taps three cards, and returns the effects of the last tap.
    mutating func choose(_ triple: CardGroup, at now: Milliseconds = 0) -> [RoomEffect] {
        triple.cards.map { perform(.tap($0), at: now) }.last ?? []
    }

    /// Loses the connection.
    mutating func lose(_ device: RoomInput.Device = RoomInput.Device(), at now: Milliseconds = 0) -> [RoomEffect] {
        perform(.closed(device), at: now)
    }
}

extension [RoomEffect] {
    /// The messages to show, except warnings.
    var said: [Message] {
        compactMap { effect in
            switch effect {
            case .say(let message), .ended(let message): message
            case .connect, .disconnect, .send, .clearMessages, .warn, .cue, .entered, .keepSeat, .showLobby, .startOver,
                .exchanged, .began, .reacted, .uncovered, .givenUp:
                nil
            }
        }
    }

    /// The messages to send.
    var sent: [ClientMessage] {
        compactMap { if case .send(let message) = $0 { message } else { nil } }
    }
}
