import PlainText
import SetGame
import SetRules

/// Describes changes on the table to players who can't see it.
///
/// The text goes to a separate element, after the message, so neither cuts the other off. It is made after the table
/// has changed, and describes the table as it is then.
package struct Narrator {
    private var dealID: DealID?
    private var table: [Card] = []
    private var hint: CardGroup?

    /// Creates a narrator that hasn't seen a table yet.
    package init() {}

    /// Returns the changes on the table since the last call, or the cards of a hint that its message doesn't name; `nil` if
    /// nothing has changed, or for another game, because all its cards are new.
    package mutating func changes(in game: Game, _ description: TableDescription) -> UTF8Text? {
        defer { (dealID, table, hint) = (game.dealID, game.table, game.hint?.cards) }
        guard dealID == game.dealID else { return nil }
        if table != game.table { return description.changes(from: table, in: game) }
        guard let new = game.hint?.cards, new != hint, new.count > Self.mostNamed else { return nil }
        return description.cards(game.table, in: game, withPlaces: true) { new.contains(game.table[$0]) }
    }

    /// The greatest number of cards that a message names, since it has to fit under the table.
    private static let mostNamed = 4
}
