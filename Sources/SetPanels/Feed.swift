import PlainText
import SetGame
import SetPage
import SetReports
import SetRules
import SetTable
import SetWords

/// The found matches, next to the table of a wide screen: their cards, points, times and players. The latest is first.
/// Each opens to show which other matches were on the table then.
final class Feed<P: Platform> {
    private let platform: P
    private let list: Node
    private var shown: [FoundMatch] = []
    /// The elements, of which as many as there are matches are in the list. A page keeps each element that it creates, so
    /// they serve the next game too.
    private var items: [Item] = []
    private var presentation: Presentation?
    private var open: Int?

    /// The elements of a match.
    private struct Item {
        let node: Node
        let button: Node
        /// The other matches.
        let others: Node
    }

    /// - Parameter list: the element that the matches are put into.
    init(platform: P, list: Node) { (self.platform, self.list) = (platform, list) }

    /// Shows the matches of a game. Takes constant time for each new match.
    ///
    /// - Parameters:
    ///   - canOpen: whether the entries open. In a room nothing is said about other matches before the end.
    ///   - name: the name of a seat's player; `nil` where it doesn't have to be said.
    func show(_ game: Game, _ presentation: Presentation, canOpen: Bool, name: (Seat) -> UTF8Text?) {
        let continues = self.presentation == presentation && game.found.starts(with: shown)
        if !continues {
            close()
            for item in items.prefix(shown.count) { platform.call("remove", on: item.node) }
            shown = []
        }
        for (index, match) in game.found.enumerated().dropFirst(shown.count) {
            if index == items.count { items.append(makeItem()) }
            let item = items[index]
            platform.setMarkup(markup(match, game.options.clock, presentation, name(match.seat)), on: item.button)
            platform.setAttribute("disabled", to: canOpen ? nil : "", on: item.button)
            platform.insert(item.node, into: list, before: index > 0 ? items[index - 1].node : nil)
        }
        (shown, self.presentation) = (game.found, presentation)
    }

    /// The number of the match whose entry a node is; `nil` for any other node.
    func index(of node: Node?) -> Int? {
        node.flatMap { node in items.prefix(shown.count).firstIndex { $0.button == node } }
    }

    /// Closes an open entry. Returns whether another one is to be opened, for which its content has to be asked.
    func toggle(_ index: Int) -> Bool {
        let wasOpen = open == index
        close()
        return !wasOpen
    }

    /// Opens an entry with its content.
    func show(_ finding: FindingAnswer) {
        guard finding.index < shown.count else { return }
        close()
        open = finding.index
        platform.setMarkup(finding.markup, on: items[finding.index].others)
        platform.setAttribute("aria-expanded", to: "true", on: items[finding.index].button)
    }

    private func close() {
        guard let open else { return }
        platform.setMarkup(UTF8Text(), on: items[open].others)
        platform.setAttribute("aria-expanded", to: "false", on: items[open].button)
        self.open = nil
    }

    private func makeItem() -> Item {
        let item = Item(
            node: platform.create("li"), button: platform.create("button"), others: platform.create("div"))
        platform.setAttribute("type", to: "button", on: item.button)
        platform.setAttribute("aria-expanded", to: "false", on: item.button)
        platform.insert(item.button, into: item.node, before: nil)
        platform.insert(item.others, into: item.node, before: nil)
        return item
    }

    private func markup(
        _ match: FoundMatch, _ clock: Bool, _ presentation: Presentation, _ name: UTF8Text?
    ) -> UTF8Text {
        let facts = [name, clock ? presentation.language.seconds(match.took) : nil].compactMap { $0 }
        return """
            \(presentation.pictures(of: match.cards.cards))<b>+\(UTF8Text(points: match.points))</b>\
            <span>\(UTF8Text.joined(facts, by: " · "))</span>
            """
    }
}
