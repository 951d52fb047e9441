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

    /// Creates a narrator that hasn't seen a table yet.
    package init() {}

    /// Returns the changes on the table since the last call; `nil` if nothing has changed, or for another game, because
    /// all its cards are new.
    package mutating func changes(in game: Game, _ description: TableDescription) -> UTF8Text? {
        defer { (dealID, table) = (game.dealID, game.table) }
        return dealID == game.dealID && table != game.table ? description.changes(from: table, in: game) : nil
    }
}
