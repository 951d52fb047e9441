import PlainText
import SetGame
import SetPage
import SetRules
import SetWords

/// What shows the progress of a game whose matches stay on the table: the number of matches that are left, and on each card
/// the number of found matches that it is part of.
final class PuzzleMarks<P: Platform> {
    private let platform: P
    /// The number of found matches, by card.
    private var shown = PuzzleMarks.none

    private static var none: [Int] { [Int](repeating: 0, count: Card.all.count) }

    init(platform: P) { self.platform = platform }

    /// Shows the progress; in other games, nothing. Linear in the number of cards.
    func show(_ game: Game, _ language: Language, on screen: Screen<P>) {
        var counts = Self.none
        if game.rules.keepsMatches {
            for match in game.found { for card in match.cards { counts[Int(card.rawValue)] += 1 } }
        }
        showLeft(game.matchesLeft, language, on: screen.page)
        for card in Card.all where counts[Int(card.rawValue)] != shown[Int(card.rawValue)] {
            guard let node = screen.cards.node(of: card) else { continue }
            let count = counts[Int(card.rawValue)]
            platform.setAttribute("data-found", to: count > 0 ? UTF8Text(number: count) : nil, on: node)
        }
        shown = counts
    }

    private func showLeft(_ left: Int?, _ language: Language, on page: Page<P>) {
        page.set(.hidden, left == nil, of: .puzzleLeft)
        guard let left else { return }
        page.setNumber(left, of: .puzzleLeft)
        page.set(.label, to: language[.setsLeft(left)], of: .puzzleLeft)
    }
}
