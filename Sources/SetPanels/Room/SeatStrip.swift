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
        let name: Node
        let score: Node
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
        let cell = Cell(node: platform.create("li"), name: platform.create("span"), score: platform.create("b"))
        platform.setAttribute("data-seat", to: UTF8Text(number: cells.count + 1), on: cell.node)
        platform.setAttribute("data-score", to: UTF8Text(), on: cell.score)
        platform.insert(cell.name, into: cell.node, before: nil)
        platform.insert(cell.score, into: cell.node, before: nil)
        platform.insert(cell.node, into: list, before: nil)
        return cell
    }

    private func show(_ player: RoomState.Player, at index: Int, in language: Language) {
        let (cell, former) = (cells[index], cells[index].player)
        let name = language.name(of: player.status.name)
        set("data-connected", player.status.isConnected, on: cell.node)
        set("data-self", player.isSelf, on: cell.node)
        platform.setAttribute("aria-current", to: player.isSelf ? "true" : nil, on: cell.node)
        platform.setAttribute("data-short", to: name.initials, on: cell.node)
        platform.setText(name, on: cell.name)
        platform.setText(UTF8Text(points: player.score), on: cell.score)
        if let former { signal(player, after: former, on: cell.node) }
        (cells[index].player, cells[index].language) = (player, language)
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

extension UTF8Text {
    /// The first letter of each word.
    fileprivate var initials: UTF8Text {
        var text = UTF8Text()
        var isStart = true
        var isLetter = false
        for byte in bytes {
            // The continuation bytes of a character.
            let isContinued = byte & 0xc0 == 0x80
            if !isContinued { isLetter = isStart && byte != UInt8(ascii: " ") }
            if isLetter { text.append(byte: byte) }
            isStart = byte == UInt8(ascii: " ")
        }
        return text
    }
}
