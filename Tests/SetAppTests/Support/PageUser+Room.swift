import PlainText
import SetPage
import SetRules
import SetTogether
import TestSupport

@testable import SetApp

extension PageUser {
    /// Opens the page with a link to the room.
    static func inRoom(_ query: String = "", storage: TestStorage = TestStorage()) -> PageUser {
        PageUser(query, storage: storage) { $0.window["location.hash"] = "#room=\(TestRoom.code.text.string)" }
    }

    /// In the room, which has let the page in.
    static func inRoom(_ room: TestRoom, isPlaying: Bool, _ query: String = "") -> PageUser {
        let user = inRoom(query)
        user.openSocket()
        user.hear(room.welcome + (isPlaying ? [room.opening] : []))
        return user
    }

    func openSocket() { send(.socket) { $0.detail = 0 } }

    func loseSocket() {
        platform.socket = nil
        send(.socket) { $0.detail = 2 }
    }

    /// Hears messages that come at once.
    func hear(_ messages: [ServerMessage]) {
        send(.socket) { ($0.detail, $0.text) = (1, UTF8Text.joined(messages.map(\.text), by: "\n")) }
    }

    func hear(_ message: ServerMessage) { hear([message]) }

    /// Returns the messages sent since the last call.
    func sent() -> [ClientMessage] {
        defer { platform.sent = [] }
        return platform.sent.compactMap { ClientMessage(UTF8Text($0)) }
    }

    /// Taps cards, whatever they are called.
    func tap(_ group: CardGroup) {
        for card in group { tap(label(of: card)) }
    }

    /// The elements of the seats.
    var seatElements: [RecordingPlatform.Element] { platform[platform["seats"]].children.map { platform[$0] } }

    /// The names that the room's dialog suggests, with their buttons.
    var suggestedNames: [(name: PlayerName, button: Node)] {
        let rows = platform[platform["together-room"]].children
        guard let row = rows.first(where: { platform[$0].attributes["class"] == "names" }) else { return [] }
        return zip(app.state.room?.suggestedNames ?? [], platform[row].children).map { ($0, $1) }
    }

    /// The buttons that show a reaction in the room's dialog, then those below the result and over the table.
    var reactionButtons: [Node] {
        ["together-room", "result", "body"].flatMap { id in
            platform[platform[id]].children.filter { platform[$0].attributes["class"] == "reactions" }
                .flatMap { platform[$0].children }
        }
    }

    /// The button below the table that opens the reactions.
    var reactButton: RecordingPlatform.Element? {
        platform[platform["bar"]].children.map { platform[$0] }.first { $0.attributes["popovertarget"] == "reactions" }
    }

    /// The points beside the table, by seat.
    var seatScores: [String] { seatElements.map { platform[$0.children[2]].text } }
}
