import SetRules

/// Many random games, each with a number. A seed and a number determine a game, so games can be played in any order and
/// in parallel.
public struct Simulation: Hashable, Sendable {
    /// The game of the family.
    public let game: Variant
    /// The seed that determines all games.
    public let seed: UInt64
    /// The choice among the matches on a table.
    public let strategy: SelfPlay.Strategy

    /// Creates the games of this seed.
    public init(of game: Variant = .set, seed: UInt64, strategy: SelfPlay.Strategy = .uniform) {
        self.game = game
        self.seed = seed
        self.strategy = strategy
    }

    /// Plays the games with these numbers, and returns their tally. Takes about 1.2 µs per game of Set, and tens of
    /// microseconds per game that isn't played like Set.
    public func tally(of games: Range<Int>) -> SimulationTally {
        game.playsLikeSet ? tallyLikeSet(games) : tallyByRules(games)
    }

    private func tallyLikeSet(_ games: Range<Int>) -> SimulationTally {
        var tally = SimulationTally()
        var selfPlay = SelfPlay(of: game, strategy: strategy)
        for game in games {
            var generator = generator(of: game)
            let left = selfPlay.play(using: &generator)
            tally.add(selfPlay, left: left)
        }
        return tally
    }

    private func tallyByRules(_ games: Range<Int>) -> SimulationTally {
        var tally = SimulationTally()
        var play = GeneralPlay(game.rules, strategy: strategy)
        for game in games {
            var generator = generator(of: game)
            let left = play.play(using: &generator)
            tally.add(play, left: left)
        }
        return tally
    }

    /// Returns the generator of a game. Its seed is the number at that index of the generator of all games.
    func generator(of game: Int) -> SplitMix64 {
        var seeds = SplitMix64(seed: seed, skipping: UInt64(game))
        return SplitMix64(seed: seeds.next())
    }
}

extension Variant {
    /// Whether a match is two cards with their third card and leaves the table, as in Set. Such games are played many
    /// times as fast as others. The places of the cards don't count.
    public var playsLikeSet: Bool {
        switch self {
        case .set, .shuffle, .memory, .junior, .mega, .projective: true
        case .ultraSet, .chain, .ultra9, .ultraChain, .ghost, .puzzle, .juniorPuzzle, .quads, .juniorQuads, .proSet:
            false
        }
    }
}
