import PlainText
import SetGame
import SetRules

// The meaning of texts, in words that no format uses: for comparisons with an earlier version.

extension Options {
    /// All options.
    public var meaning: String {
        let claim = claimTime.milliseconds.map { "\($0) ms" } ?? "any time"
        let switches = [
            (backTo12, "back to 12"), (autoDeal, "deals automatically"), (!clock, "no clock"),
            (!penalties, "no penalties"),
        ]
        let parts = [
            "style \(preset.rawValue)", "\(limit.cards) cards", "leaves \(leaves.rawValue)",
            "\(players.count) \(players.areApart ? "apart" : "here")", "claim \(claim)",
        ]
        return (parts + switches.filter(\.0).map(\.1)).joined(separator: ", ")
    }
}

extension DealID {
    /// The seed, the options and the first cards.
    public var meaning: String { "\(seed) | \(options.meaning) | \(shuffledDeck().cards.prefix(15).meaning)" }
}

extension Sequence<Card> {
    /// The numbers of the cards.
    public var meaning: String { map { "\($0.index)" }.joined(separator: " ") }
}

extension Save {
    /// The deal and the state of the game, a line for each part.
    public var meaning: String {
        let finds = game.found.map { find in
            "\(find.cards.meaning), \(find.points) for \(find.seat.rawValue) at \(find.foundAt) after \(find.took)"
        }
        let lines = [
            "deal \(game.dealID.meaning)", "options \(game.options.meaning)",
            "time \(time)\(isPaused ? ", paused" : ""), \(game.log.count) actions, the last at \(game.now)",
            "end \(number(game.endedAt)), next \(number(game.nextScheduledAction?.at)), undo \(number(game.undoEnds))",
            "scores \(game.options.players.seats.map { "\(game.scores[$0])" }.joined(separator: " "))",
            "turn \(game.turn.seat.map { "\($0.rawValue)" } ?? "-")",
            "table \(game.table.meaning)", "deck \(game.deck.cards.meaning)",
        ]
        return (lines + finds).joined(separator: "\n")
    }

    private func number(_ time: Milliseconds?) -> String { time.map { "\($0)" } ?? "-" }
}
