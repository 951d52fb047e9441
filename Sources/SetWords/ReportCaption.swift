import PlainText
import SetGame
import SetRecords
import SetRules

/// A label with numbers in a review or the statistics.
public enum ReportCaption: Hashable, Sendable {
    /// The number of features in which the cards of a match aren't all the same.
    case differences(Int)
    /// The points for a match.
    case points(Int)
    /// A number of days.
    case days(Int)
    /// A date, and a month with its year.
    case date(Day), month(Day)
    /// A two-letter day of the week; 0 is Monday.
    case weekday(Int)
    /// The result of a daily deal; the time is `nil` for a game without a clock.
    case dayPlayed(points: Int, time: Milliseconds?)
    /// The best score and time of a daily deal played more than once.
    case dayBest(points: Int, time: Milliseconds)
    /// The question whether to delete this many games together with the practice results.
    case deleteGamesAndPractice(Int)
    /// How long a match had been on the table.
    case available(Milliseconds)
    /// By how much matches take longer if a feature differs.
    case slower(when: Feature, by: Milliseconds)
    /// The name of a player's number of wins.
    case wins(Seat)
    /// A game has a higher score than all earlier ones, by this many points, or took less time, by this much.
    case bestScoreYet(by: Int), fastestGameYet(by: Milliseconds)
    /// This many games from a file were added, stored or not.
    case gamesAdded(Int), gamesNotStored(Int)
    /// The question whether to delete this many games.
    case deleteGames(Int)
    /// This many games couldn't be read.
    case gamesLost(Int)
    /// A file wasn't added because this line is damaged.
    case fileIsDamaged(line: Int)
    /// The gestures that deal this many cards.
    case gestureDeck(Int), gestureSwipe(Int)
    /// The keys that go to a card with the same value of one of these features.
    case keySame([Feature])
    /// Four cards are an UltraSet: the name of the card that both pairs need.
    case bothPairsNeed(UTF8Text)
}

extension Language {
    /// The text of a label with numbers in a review or the statistics.
    public subscript(caption: ReportCaption) -> UTF8Text { text(wording(of: caption)) }

    private func wording(of caption: ReportCaption) -> Wording {
        switch caption {
        case .differences(let features): .pattern(.differences, [.number(.count, features)])
        case .points(let points): .pattern(.points, [.number(.points, points)])
        case .days(let days): .pattern(.days, [.number(.count, days)])
        case .date(let day): .pattern(.date, [.number(.day, day.day), .number(.month, day.month), .year(day)])
        case .month(let day): .pattern(.monthOfYear, [.number(.month, day.month), .year(day)])
        case .weekday(let number): .pattern(.weekday, [.number(.weekday, number)])
        case .dayPlayed(let points, nil): .pattern(.dayPlayed, [.number(.points, points)])
        case .dayPlayed(let points, let time?):
            .pattern(.dayPlayedInTime, [.number(.points, points), .text(.time, Self.clock(time))])
        case .dayBest(let points, let time):
            .pattern(.dayBest, [.number(.points, points), .text(.time, Self.clock(time))])
        case .deleteGamesAndPractice(let games): .pattern(.deleteGamesAndPractice, [.number(.games, games)])
        case .available(let time): .pattern(.available, [.text(.seconds, seconds(time))])
        case .slower(let feature, let time):
            .pattern(.slowerWhen, [.key(.feature, feature.word), .text(.seconds, seconds(time))])
        case .wins(let seat): .pattern(.wins, [.player(.player, seat)])
        case .bestScoreYet(let points): .pattern(.bestScoreYet, [.number(.points, points)])
        case .fastestGameYet(let time):
            .pattern(.fastestGameYet, [.text(.time, time < 10_000 ? seconds(time) : Self.clock(time))])
        case .gamesAdded(let games): .pattern(.gamesAdded, [.number(.games, games)])
        case .gamesNotStored(let games): .pattern(.gamesNotStored, [.number(.games, games)])
        case .deleteGames(let games): .pattern(.deleteGames, [.number(.games, games)])
        case .gamesLost(let games): .pattern(.gamesLost, [.number(.games, games)])
        case .fileIsDamaged(let line): .pattern(.fileIsDamaged, [.number(.line, line)])
        case .gestureDeck(let cards): .pattern(.gestureDeck, [.number(.cards, cards)])
        case .gestureSwipe(let cards): .pattern(.gestureSwipe, [.number(.cards, cards)])
        case .keySame(let features):
            .pattern(
                features.count > 1 ? .keySame : .keySameOne,
                [.text(.names, names(of: features.dropLast())), .text(.last, names(of: features.suffix(1)))])
        case .bothPairsNeed(let card): .pattern(.bothPairsNeed, [.text(.card, card)])
        }
    }

    /// Returns why a triple is a set, feature by feature.
    public func agreements(_ set: CardTriple, in features: [Feature] = CardKind.set.features) -> UTF8Text {
        "\(self[.setFound]) \(agreements(of: CardGroup(set), in: features))"
    }

    /// Returns why four cards are a quad, feature by feature.
    public func agreements(_ quad: CardGroup, in features: [Feature]) -> UTF8Text {
        "\(self[.quadFound]) \(agreements(of: quad, in: features))"
    }

    private func agreements(of match: CardGroup, in features: [Feature]) -> UTF8Text {
        let agreements = features.map { feature in
            "\(self[Phrase(feature)]): \(self[agreement(of: match, in: feature)])" as UTF8Text
        }
        return UTF8Text.joined(agreements, by: "; ")
    }

    private func agreement(of match: CardGroup, in feature: Feature) -> Phrase {
        // The cards with the value of the first.
        switch match.count(where: { $0[feature] == match[0][feature] }) {
        case match.count: .allTheSame
        case 1: .allDifferent
        default: .twoAndTwo
        }
    }
}

extension Wording.Argument {
    /// The year of a day.
    fileprivate static func year(_ day: Day) -> Wording.Argument { number(.year, day.year) }
}
