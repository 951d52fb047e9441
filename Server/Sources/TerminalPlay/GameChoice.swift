import SetGame
import SetRules

/// The game of the family and the number of players that the player asked for; `nil` for no wish.
package struct GameChoice: Hashable, Sendable {
    /// The game.
    package var game: Variant?
    /// The players, who share this terminal.
    package var players: Players?

    /// Creates a choice.
    package init(game: Variant? = nil, players: Players? = nil) {
        (self.game, self.players) = (game, players)
    }

    /// Returns options changed to this choice. The options that don't belong to it stay.
    func applied(to options: Options) -> Options {
        var options = options
        if let game { options.choose(game) }
        if let players { options.players = players }
        return options
    }

    /// Returns whether a game with these options is a game of this choice.
    func fits(_ options: Options) -> Bool { applied(to: options) == options }
}
