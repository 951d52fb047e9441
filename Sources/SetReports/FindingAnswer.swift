import PlainText
import SetGame
import SetRecords
import SetRules
import SetWords

/// The other matches that lay on the table when a match was found, as markup. A match whose cards are all still on the
/// table is left out, so the answer gives nothing away.
package struct FindingAnswer: Hashable, Sendable {
    /// The number of the match among those found, from 0.
    package var index: Int
    /// The pictures of the other matches, or a text if none can be shown.
    package var markup: UTF8Text
}

extension FindingAnswer {
    /// Creates the answer; `nil` if the game doesn't have so many found matches.
    init?(_ index: Int, of game: Game, _ presentation: Presentation) {
        let finds = Review(game).finds
        guard finds.indices.contains(index) else { return nil }
        let table = game.isOver ? [] : game.tableInPlay
        let gone = finds[index].others.filter { !$0.cards.cards.allSatisfy(table.contains) }
        let pictures = gone.map { presentation.pictures(of: $0.cards.cards) }
        let caption = presentation.language[gone.isEmpty ? Phrase.nothingElse : Phrase.alsoThere]
        self.init(index: index, markup: "<p>\(caption)</p>\(UTF8Text.joined(pictures, by: ""))")
    }
}
