import PlainText
import SetGame
import SetPage
import SetTogether
import SetWords

/// Playing together. Outside a room it creates one; in a room it shows the link, the players and the start button.
package struct TogetherDialog {
    /// Whether a player has opened it. Before a game it opens automatically, and then it doesn't block the rest of the
    /// page.
    package let isModal: Bool
    /// The room; `nil` outside a room.
    package var room: RoomState?
    /// How many players had a seat when the dialog was last shown; the others sit down.
    package var seatedBefore: Int
    /// The last message in the dialog, apart from the room's own text.
    package var note: Message?

    /// Creates the dialog in a room or outside.
    package init(_ room: RoomState?, isModal: Bool) {
        (self.room, self.isModal) = (room, isModal)
        seatedBefore = room?.table.seats.count ?? 0
    }

    private var says: Message? {
        guard let room else { return .phrase(.togetherExplained) }
        if let seconds = room.startsIn, !room.table.hasGame { return .startsIn(seconds: seconds) }
        guard room.link != nil else { return .phrase(.enteringRoom) }
        return room.table.hasGame && room.table.seat != nil ? nil : .waiting(at: room.table)
    }

    /// Notes whether the clipboard has taken the link to the room.
    mutating func noteCopied(_ isAccepted: Bool) -> [DialogEffect] {
        note = isAccepted ? .phrase(.linkCopied) : room?.link.map { .linkNotCopied($0) }
        return [.render(.content)]
    }

    func render<P: Platform>(on page: Page<P>, _ presentation: Presentation) {
        page.setText((note ?? says).map { presentation.text(of: $0) } ?? UTF8Text(), of: .togetherSays)
        page.set(.hidden, room != nil, of: .togetherCreate)
        page.set(.hidden, room?.link == nil, of: .togetherRoom)
        page.set(.hidden, room?.link == nil || room?.table.hasGame == true, of: .togetherStart)
        guard let room, let link = room.link else { return }
        page.setValue(link, of: .togetherLink)
        page.setMarkup(list(of: room.players, presentation.language), of: .togetherPlayers)
        page.set(.hidden, room.table.hasGame || room.table.seat == nil, of: .ready)
        page.set(.pressed, to: room.isReady ? "true" : "false", of: .ready)
        page.set(.disabled, !room.canStart, of: .togetherStart)
    }

    /// The seats as cards: the players' face up, and a free one face down.
    private func list(of players: [RoomState.Player], _ language: Language) -> UTF8Text {
        let items = players.enumerated().map { index, player -> UTF8Text in
            let mark: UTF8Text = player.isSelf ? " <em>\(language[Phrase.you])</em>" : ""
            let state: StaticString = player.status.isConnected ? "true" : "false"
            let turns: StaticString = index >= seatedBefore ? " data-turns" : ""
            return """
                <li data-connected="\(state)"\(turns)>\(PlayerFace.markup(of: player.face))\
                <span>\(language.name(of: player.status.name))\(mark)</span>\
                \(player.readyMark(language[Phrase.ready]))</li>
                """
        }
        let free: [UTF8Text] =
            players.count < Seat.allCases.count && room?.table.hasGame != true
            ? ["<li data-free><i class=\"face\"></i><span>\(language[Phrase.freeSeat])</span></li>"] : []
        return UTF8Text.joined(items + free, by: "")
    }
}
