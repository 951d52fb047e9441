import PlainText
import SetGame
import SetPage
import SetRules
import SetTogether
import SetWords

// The room next to the table.
extension Panels {
    /// Shows a player's reaction at their seat.
    @inline(never)  // The entry of code that loads later.
    package func show(_ reaction: Reaction, of seat: Seat) { strip.show(reaction, of: seat) }

    /// Shows the room's players and the state of the connection; `nil` outside a room.
    func render(_ room: RoomState?, _ state: ScreenState) {
        page.set(.game, to: room == nil ? nil : "together", of: .body)
        page.set(.connection, to: room?.isConnected.map { $0 ? "open" : "lost" }, of: .body)
        let code = LinkCode(room)
        if let code, code != drawnCode { page.setMarkup(code.markup, of: .togetherCode) }
        drawnCode = code
        roomButtons.show(room, state.presentation)
        let players = room?.players ?? []
        page.set(.hidden, players.isEmpty, of: .seats)
        stamp(with: players.map { $0.isSelf ? nil : $0.face })
        guard strip.show(players, in: state.presentation.language) else { return }
        page.set(.count, to: UTF8Text(number: players.count), of: .seats)
        screen.seats = strip.nodes
        screen.measure()
    }

    /// Lets the faces of the other players mark the cards that they take.
    private func stamp(with faces: [Card?]) {
        guard faces != drawnFaces else { return }
        drawnFaces = faces
        screen.cards.animator.stamps = faces.map { face in face.map { PlayerFace.markup(of: $0) } ?? UTF8Text() }
    }
}
