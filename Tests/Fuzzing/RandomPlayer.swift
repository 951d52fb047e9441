import SetGame
import SetRules

/// Plays games of the family at random: matches mostly, and whatever else can be done.
struct RandomPlayer {
    private var mutator: Mutator

    init(seed: UInt64) {
        mutator = Mutator(seed: seed)
    }

    /// A game in which about so many things were tried.
    mutating func game(of players: Players, actions: Int) -> Game {
        var game = Game(
            DealID(
                entropy: UInt64(mutator.number(below: 1 << 30)),
                options: options(for: players, in: mutator.pick(Variant.allCases))))
        for _ in 0..<actions { act(in: &game) }
        return game
    }

    /// A game that was played to its end.
    mutating func finishedGame(of players: Players) -> Game {
        var game = game(of: players, actions: 10)
        while !game.isOver { act(in: &game) }
        return game
    }

    private mutating func options(for players: Players, in variant: Variant) -> Options {
        var options = Options()
        options.choose(variant)
        options.choose(mutator.pick(Options.Preset.allCases))
        options.backTo12 = mutator.number(below: 3) == 0
        options.autoDeal = mutator.number(below: 3) == 0
        options.clock = mutator.number(below: 4) > 0
        options.penalties = mutator.number(below: 4) > 0
        options.claimTime = mutator.pick(ClaimTime.allCases)
        options.players = players
        return options
    }

    /// Carries out what is due, then tries something.
    private mutating func act(in game: inout Game) {
        let time = game.now + Milliseconds(mutator.number(below: mutator.number(below: 9) == 0 ? 12_000 : 1500))
        while let next = game.nextScheduledAction, next.at <= time {
            guard (try? game.perform(next.action, at: max(next.at, game.now))) != nil else { break }
        }
        let seat = mutator.pick(Array(Players.two.seats))
        for action in actions(in: game) {
            let performer = action.cause == .seatInTurn ? game.turn.seat ?? seat : seat
            _ = try? game.perform(action, by: game.options.players == .one ? .first : performer, at: time)
        }
    }

    private mutating func actions(in game: Game) -> [Action] {
        let set = game.matches.first.map { $0.cards.map { Action.tap($0) } } ?? [.deal]
        return switch mutator.number(below: 20) {
        case 0...7: [.claim] + set
        case 8...10: [.tap(mutator.pick(game.table + [Card.all[0]]))]
        case 11: [.deal, .undo]
        case 12: [.claim, .withdrawClaim]
        case 13: [.change(options(for: game.options.players, in: game.options.game))]
        default: [mutator.pick([.deal, .cheat, .reshuffle, .deselect, .claim, .undo, .interruption])]
        }
    }
}
