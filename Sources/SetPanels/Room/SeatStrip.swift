import PlainText
import SetGame
import SetPage
import SetRules
import SetTable
import SetTogether
import SetWords

/// The seats of a room next to the table. Each shows its player's name and points, and whether they are connected.
final class SeatStrip<P: Platform> {
    private let platform: P
    private let list: Node
    private var cells: [Cell] = []

    /// The elements of a seat, and their content.
    private struct Cell {
        let node: Node
        let face: Node
        let name: Node
        let score: Node
        let reaction: Node
        var reactionCount = 0
        var player: RoomState.Player?
        var language: Language?
    }

    /// - Parameter list: the element that the seats are put into.
    init(platform: P, list: Node) {
        (self.platform, self.list) = (platform, list)
    }

    /// The elements of the seats, for what flies to them.
    var nodes: [SeatNodes] { cells.map { SeatNodes(seat: $0.node, score: $0.score) } }

    /// Shows these players. Returns whether their number has changed, which rearranges the page.
    func show(_ players: [RoomState.Player], in language: Language) -> Bool {
        let former = cells.count
        while cells.count > players.count { platform.call("remove", on: cells.removeLast().node) }
        while cells.count < players.count { cells.append(makeCell()) }
        for (index, player) in players.enumerated() {
            if cells[index].player != player || cells[index].language != language {
                show(player, at: index, in: language)
            }
        }
        return cells.count != former
    }

    private func makeCell() -> Cell {
        let cell = Cell(
            node: platform.create("li"), face: platform.create("i"), name: platform.create("span"),
            score: platform.create("b"), reaction: platform.create("u"))
        platform.setAttribute("data-seat", to: UTF8Text(number: cells.count + 1), on: cell.node)
        platform.setAttribute("data-score", to: UTF8Text(), on: cell.score)
        platform.setAttribute("aria-hidden", to: "true", on: cell.reaction)
        for node in [cell.face, cell.name, cell.score, cell.reaction] {
            platform.insert(node, into: cell.node, before: nil)
        }
        platform.insert(cell.node, into: list, before: nil)
        return cell
    }

    private func show(_ player: RoomState.Player, at index: Int, in language: Language) {
        let (cell, former) = (cells[index], cells[index].player)
        let name = language.name(of: player.status.name)
        set("data-connected", player.status.isConnected, on: cell.node)
        set("data-self", player.isSelf, on: cell.node)
        platform.setAttribute("aria-current", to: player.isSelf ? "true" : nil, on: cell.node)
        platform.setText(name, on: cell.name)
        if former?.face != player.face { platform.setMarkup(PlayerFace.markup(of: player.face), on: cell.face) }
        platform.setText(UTF8Text(points: player.score), on: cell.score)
        if let former { signal(player, after: former, on: cell.node) }
        (cells[index].player, cells[index].language) = (player, language)
    }

    /// Shows a reaction at a player's seat. The same animation has two names, so it plays again.
    func show(_ reaction: Reaction, of seat: Seat) {
        let index = Int(seat.rawValue)
        guard index < cells.count else { return }
        cells[index].reactionCount += 1
        platform.setText(UTF8Text(stringLiteral: reaction.symbol), on: cells[index].reaction)
        let turn: StaticString = cells[index].reactionCount % 2 == 0 ? "again" : "once"
        platform.setAttribute("data-turn", to: UTF8Text(stringLiteral: turn), on: cells[index].reaction)
    }

    /// Plays a short animation if the player has found a set or has lost points. Each animation has two names, which
    /// alternate, because setting the same name again wouldn't replay it.
    private func signal(_ player: RoomState.Player, after former: RoomState.Player, on node: Node) {
        let hasFound = player.foundCount > former.foundCount
        guard hasFound || player.score < former.score && player.foundCount == former.foundCount else { return }
        let turn: StaticString =
            switch (hasFound, player.foundCount % 2 == 0, player.score / 10 % 2 == 0) {
            case (true, true, _): "found"
            case (true, false, _): "found-again"
            case (false, _, true): "lost"
            case (false, _, false): "lost-again"
            }
        platform.setAttribute("data-news", to: UTF8Text(stringLiteral: turn), on: node)
    }

    private func set(_ name: StaticString, _ isOn: Bool, on node: Node) {
        platform.setAttribute(name, to: isOn ? "true" : "false", on: node)
    }
}
