import PlainText
import SetGame
import SetPage
import SetRules
import SetTable
import SetWords

/// The matches that were found, beside the table of a wide screen: their cards, their points, and the time and the player
/// they took. The latest is first.
final class Feed<P: Platform> {
    private let platform: P
    private let list: Node
    private var shown: [FoundMatch] = []
    /// The elements, of which as many as there are matches are in the list. A page keeps each element that it creates, so
    /// they serve the next game too.
    private var items: [Node] = []
    private var presentation: Presentation?

    /// - Parameter list: the element that the matches are put into.
    init(platform: P, list: Node) { (self.platform, self.list) = (platform, list) }

    /// Shows the matches of a game. Takes constant time for each new match.
    ///
    /// - Parameter name: the name of a seat's player; `nil` where it doesn't have to be said.
    func show(_ game: Game, _ presentation: Presentation, name: (Seat) -> UTF8Text?) {
        let continues = self.presentation == presentation && game.found.starts(with: shown)
        if !continues {
            for item in items.prefix(shown.count) { platform.call("remove", on: item) }
            shown = []
        }
        for (index, match) in game.found.enumerated().dropFirst(shown.count) {
            if index == items.count { items.append(platform.create("li")) }
            platform.setMarkup(markup(match, game.options.clock, presentation, name(match.seat)), on: items[index])
            platform.insert(items[index], into: list, before: index > 0 ? items[index - 1] : nil)
        }
        (shown, self.presentation) = (game.found, presentation)
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
