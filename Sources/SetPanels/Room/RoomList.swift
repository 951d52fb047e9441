import PlainText
import SetPage
import SetStorage
import SetTogether
import SetWords

/// The rooms in which this device has a seat, each with a button that returns to it.
final class RoomList<P: Platform> {
    private let platform: P
    private let list: Node
    private var items: [Item] = []

    /// The elements of a room.
    private struct Item {
        let node: Node
        let button: Node
        let room: RoomCode
    }

    /// The most rooms that are listed.
    static var most: Int { 5 }

    /// - Parameter list: the element that the rooms are put into.
    init(platform: P, list: Node) {
        (self.platform, self.list) = (platform, list)
    }

    /// The button that a node is; `nil` for any other node.
    func button(_ node: Node?) -> RoomButton? {
        node.flatMap { node in items.first { $0.button == node } }.map { .enter($0.room) }
    }

    /// Lists these rooms.
    func show(_ rooms: [SeatedRoom], in language: Language) {
        for item in items { platform.call("remove", on: item.node) }
        items = rooms.prefix(Self.most).map { item(for: $0, in: language) }
    }

    private func item(for room: SeatedRoom, in language: Language) -> Item {
        let name = platform.create("span")
        let code = platform.create("code")
        let item = Item(node: platform.create("li"), button: platform.create("button"), room: room.code)
        platform.setText(language.name(of: room.name), on: name)
        platform.setText(room.code.text, on: code)
        platform.setText(language[Phrase.returnToRoom], on: item.button)
        platform.setAttribute("type", to: "button", on: item.button)
        platform.setAttribute("data-room", to: room.code.text, on: item.node)
        for node in [name, code, item.button] { platform.insert(node, into: item.node, before: nil) }
        platform.insert(item.node, into: list, before: nil)
        return item
    }
}
