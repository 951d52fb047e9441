import PlainText
import SetGame
import SetRules

/// A label in the help, a review or the statistics whose words depend on the kind of match that a game asks for.
public enum MatchCaption: Hashable, Sendable {
    /// A number of matches.
    case count(Int)

    // Statistics and reviews
    /// The mean time for a match, its chart over all games, and its chart by the number of matches on the table.
    case meanTime, meanTimeOverGames, meanTimeByNumber
    /// The chart of the mean time by the number of features, or of dots, that differ.
    case meanTimeByKind
    /// A game has found a match faster than all earlier games.
    case fastestYet
    /// The chart of a game's matches.
    case timeOfEach
    /// The points for matches, without the bonus.
    case points
    /// A moment of a reviewed game: its time, the cards on the table, and the matches among them.
    case moment(Milliseconds, cards: Int, matches: Int)
    /// The number of other matches on the table.
    case others(Int)

    // How to play
    /// The player's task.
    case task
    /// The rule of a match, with the features in which the game's cards vary.
    case rule([Feature])
    /// The points for matches and mistakes.
    case scoring
    /// The heading of the exercises, and their question.
    case exercises, exerciseAsks
    /// The heading of the near misses.
    case nearMisses
    /// How two players at one device claim a match.
    case twoClaim
    /// How they deal this many cards.
    case twoDeal(Int)
}

extension Language {
    /// The text of a label about a kind of match.
    public subscript(caption: MatchCaption, kind: MatchKind) -> UTF8Text {
        text(.pattern(caption.pattern, arguments(of: caption) + [.kind(kind)]))
    }

    /// Returns how the matches of a game score, and what its mistakes cost if it has any.
    public func scoring(of rules: GameRules) -> UTF8Text {
        if rules.keepsMatches { return self[.puzzleScoring] }
        if rules.liesFaceDown { return self[.memoryScoring] }
        return rules.growth > 0 ? self[.scoring, rules.kind] : self[.proSetScoring]
    }

    private func arguments(of caption: MatchCaption) -> [Wording.Argument] {
        switch caption {
        case .count(let matches), .others(let matches): [.number(.matches, matches)]
        case .moment(let time, let cards, let matches):
            [.text(.time, Self.clock(time)), .number(.cards, cards), .number(.matches, matches)]
        case .rule(let features): [.text(.names, names(of: features))]
        case .twoDeal(let cards): [.number(.cards, cards)]
        case .meanTime, .meanTimeOverGames, .meanTimeByNumber, .meanTimeByKind, .fastestYet, .timeOfEach, .points,
            .task, .scoring,
            .exercises, .exerciseAsks, .nearMisses, .twoClaim:
            []
        }
    }

    /// Returns the names of features, separated by commas.
    func names(of features: some Collection<Feature>) -> UTF8Text {
        UTF8Text.joined(features.map { text(.pattern(.feature, [.key(.feature, $0.word)])) }, by: ", ")
    }
}

extension MatchCaption {
    fileprivate var pattern: Pattern {
        switch self {
        case .count: .countOfMatches
        case .meanTime: .meanTimeOfMatch
        case .meanTimeOverGames: .meanTimeOverGames
        case .meanTimeByNumber: .meanTimeByNumber
        case .meanTimeByKind: .timeByKind
        case .fastestYet: .fastestYet
        case .timeOfEach: .timeOfEach
        case .points: .pointsOfMatches
        case .moment: .momentOfGame
        case .others: .othersOnTable
        case .task: .task
        case .rule: .rule
        case .scoring: .scoring
        case .exercises: .exercises
        case .exerciseAsks: .exerciseAsks
        case .nearMisses: .nearMisses
        case .twoClaim: .twoClaim
        case .twoDeal: .twoDeal
        }
    }
}

extension Presentation {
    /// Returns the text of a label about the game's kind of match.
    package func text(of caption: MatchCaption) -> UTF8Text { language[caption, variant.rules.kind] }
}
