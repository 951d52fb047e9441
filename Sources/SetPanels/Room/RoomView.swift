import PlainText
import SetGame
import SetPage
import SetWords

// The room next to the table.
extension Panels {
    /// Shows the room's players and the state of the connection; `nil` outside a room.
    func render(_ room: RoomState?, _ state: ScreenState) {
        page.set(.game, to: room == nil ? nil : "together", of: .body)
        page.set(.connection, to: room?.isConnected.map { $0 ? "open" : "lost" }, of: .body)
        let code = LinkCode(room)
        if let code, code != drawnCode { page.setMarkup(code.markup, of: .togetherCode) }
        drawnCode = code
        let players = room?.players ?? []
        page.set(.hidden, players.isEmpty, of: .seats)
        guard strip.show(players, in: state.presentation.language) else { return }
        page.set(.count, to: UTF8Text(number: players.count), of: .seats)
        screen.seats = strip.nodes
        screen.measure()
    }
}
