import SetRules
import Testing

@testable import SetGame

/// A naive second opinion on whose turn it is and what everybody has, from actions and events alone. It knows the
/// numbers of the rules by heart.
struct Referee {
    private var options: Options
    private var turn = Turn.unclaimed
    private var sets: [Seat: [Int]] = [:]
    private var penalties: [Seat: Int] = [:]
    private var penaltiesBeforeDeal: [Seat: Int] = [:]
    private var lastFound: Milliseconds = 0
    private var shown: [CardGroup] = []
    /// How often what happened.
    private(set) var counts: [Kind: Int] = [:]

    init(_ options: Options) {
        self.options = options
    }

    /// Takes note of an action that was carried out on `before`.
    mutating func note(_ action: Action, _ events: [Event], at time: Milliseconds, before: Game) {
        switch action {
        case .deal: if !events.contains(.agreedToDeal) { penaltiesBeforeDeal = penalties }
        case .change(let options): self.options = options
        case .interruption: if case .claim = turn { turn = .unclaimed }
        default: break
        }
        for event in events {
            note(event, at: time, before: before)
            counts[Self.kind(of: event), default: 0] += 1
        }
    }

    private mutating func note(_ event: Event, at time: Milliseconds, before: Game) {
        switch event {
        case .found(let found):
            sets[turn.seat ?? .first, default: []].append(shown.contains(found.cards) ? 0 : points(at: time))
            lastFound = time
            turn = .unclaimed
        case .mistaken(_, by: let seat): penalties[seat, default: 0] += penalty
        case .mismatched(.foundBefore): break
        case .mismatched:
            switch turn {
            case .unclaimed: penalties[.first, default: 0] += penalty
            case .claim(let seat, _):
                penalties[seat, default: 0] += penalty
                turn = .mistake(seat)
            case .free, .mistake: break
            }
        case .dealt(_, let cost, .alone):
            #expect(cost == (before.matches.isEmpty ? 0 : penalty))
            penalties[.first, default: 0] += cost
        case .dealt(_, let cost, .seat(let seat)):
            #expect(cost == 0)
            turn = .free(seat.other, isUnlimited ? nil : Turn.Period(from: time, for: 8000), because: .deal(at: time))
        case .dealt(_, let cost, .byItself): #expect(cost == 0 && turn == .unclaimed)
        case .claimed(let seat):
            let least: Milliseconds =
                switch options.game {
                case .ultraSet, .ultra9, .ultraChain, .quads, .juniorQuads: 8
                case .ghost: 12
                case .proSet: 14
                case .set, .junior, .chain, .puzzle, .juniorPuzzle, .shuffle, .memory, .mega, .projective: 0
                }
            let seconds = max(Milliseconds(options.claimTime.rawValue), least)
            turn = .claim(seat, isUnlimited ? nil : Turn.Period(from: time, for: seconds * 1000))
        case .claimRanOut(let seat):
            penalties[seat, default: 0] += penalty
            beginFreeTurn(of: seat.other, at: time)
        case .freeTurn(let seat): beginFreeTurn(of: seat, at: time)
        case .dealUndone:
            penalties = penaltiesBeforeDeal
            turn = .unclaimed
        case .turnRanOut, .agreedToDeal, .claimWithdrawn, .ended: turn = .unclaimed
        case .hinted(let set): shown.append(set)
        case .matchLeft, .matchStayed, .selected, .deselected, .selectionCleared, .mismatchCleared, .reshuffled,
            .hintedCard, .hintedFeature, .hintEnded, .noMatchToHint, .optionsChanged, .newGame, .newGameUndone, .paused,
            .continued, .returned:
            break
        }
    }

    /// A kind of event that a random game should have.
    enum Kind {
        case found, mismatched, dealt, agreed, undone, claimed, ranOut, freeTurn, turnRanOut, hinted, ended, withdrawn,
            other
    }

    private static func kind(of event: Event) -> Kind {
        switch event {
        case .found: .found
        case .mismatched, .mistaken: .mismatched
        case .dealt: .dealt
        case .agreedToDeal: .agreed
        case .dealUndone: .undone
        case .claimed: .claimed
        case .claimRanOut: .ranOut
        case .freeTurn: .freeTurn
        case .turnRanOut: .turnRanOut
        case .hinted: .hinted
        case .ended: .ended
        case .claimWithdrawn: .withdrawn
        case .matchLeft, .matchStayed, .selected, .deselected, .selectionCleared, .mismatchCleared, .reshuffled,
            .hintedCard, .hintedFeature, .hintEnded, .noMatchToHint, .optionsChanged, .newGame, .newGameUndone, .paused,
            .continued, .returned:
            .other
        }
    }

    private mutating func beginFreeTurn(of seat: Seat, at time: Milliseconds) {
        turn = .free(seat, isUnlimited ? nil : Turn.Period(from: time, for: 10_000), because: .failedClaim)
    }

    private var isUnlimited: Bool { options.claimTime == .unlimited }
    private var penalty: Int { options.penalties && options.game != .memory ? 10 : 0 }

    private func points(at time: Milliseconds) -> Int {
        let step: Milliseconds =
            switch options.game {
            case .set, .junior, .ultraSet, .chain, .ultra9, .ultraChain, .puzzle, .juniorPuzzle, .shuffle, .memory,
                .projective,
                .proSet:
                1000
            case .mega: 1500
            case .quads, .juniorQuads: 2000
            case .ghost: 3000
            }
        let seconds = Int((time - lastFound) / step)
        return !options.clock || [.puzzle, .juniorPuzzle].contains(options.game) ? 10 : seconds < 30 ? 40 - seconds : 10
    }

    /// Expects that the game sees turn and scores in the same way.
    func expectAgreement(with game: Game, _ comment: @autoclosure () -> Comment) {
        #expect(game.turn == turn, comment())
        for seat in Players.two.seats {
            let points = sets[seat, default: []]
            #expect(game.found.filter { $0.seat == seat }.map(\.points) == points, comment())
            #expect(game.scores[seat] == points.reduce(0, +) - penalties[seat, default: 0], comment())
        }
    }
}
