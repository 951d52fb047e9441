import PlainText
import SetGame
import SetRecords
import SetRules

/// A label without numbers in the help, a review, the statistics or the sound settings.
public enum ReportPhrase: CaseIterable, Sendable {
    // Statistics
    case soloGames, gamesOfTwo, gamesTogether, gamesWon, cheatedGames, whichGames, noGamesYet
    case games, bestScore, meanScore, bestTime, meanTime, draws
    case scoreOverGames, timeByKind, timeByFeature
    case bestScoreYet, fastestGameYet
    case finishedGames, export, importGames, clear, clearYes, clearNo
    // Practice and daily deals
    case dailyGames, practice, noPracticeYet, answers, rightAnswers, meanAnswerTime, practiceDays
    case paceOverDays, errorsOverDays
    case practiceTimeByKind, practiceErrorsByKind, practiceTimeByFeature, practiceErrorsByFeature
    case streak, longestStreak, daysPlayed, dayNotPlayed, playDay, playDayAgain, shareResult, calendarMonth
    // Review
    case courseOfGame, moment
    case pointsOfSpeed, pointsOfMistakes, pointsOfDeals, pointsOfClaims
    // How to play
    case lessonNext, match, allTheSame, allDifferent
    case listOfKeys, keyClaim, keyArrows, keyEnds, keyChoose, keyEscape, keyHelp
    case keyTable, keyNumbers, keyPlace, keyChosen, keyAgain
    case gestures, gestureTurn, points, styles, stylesAre, twoMistake
    // Sentences for one game
    case juniorCards, ultraSetPictures, ultraSetAlways, ultraSetTip, chainLinks
    // Settings
    case sound, volume, vibration, trySound
}

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
    /// The practice results in a file were added.
    case practiceAdded
    /// The question whether to delete this many games together with the practice results.
    case deleteGamesAndPractice(Int)
    /// How long a match had been on the table.
    case available(Milliseconds)
    /// The name of a player's number of wins.
    case wins(Seat)
    /// This many games from a file were added, stored or not.
    case gamesAdded(Int), gamesNotStored(Int)
    /// The question whether to delete this many games.
    case deleteGames(Int)
    /// This many games couldn't be read.
    case gamesLost(Int)
    /// The reason why a file wasn't added.
    case fileIsForeign, fileIsOfOtherVersion, fileIsDamaged(line: Int)
    /// The gestures that deal this many cards.
    case gestureDeck(Int), gestureSwipe(Int)
    /// The keys that go to a card with the same value of one of these features.
    case keySame([Feature])
    /// Four cards are an UltraSet: the name of the card that both pairs need.
    case bothPairsNeed(UTF8Text)
}

/// The words of a language that only the help, reviews and statistics use. They are separate from `Language`, so the
/// page's first module doesn't contain them.
package final class ReportWords: Sendable {
    private let language: Language
    fileprivate let phrase: @Sendable (ReportPhrase) -> Literal
    fileprivate let caption: @Sendable (ReportCaption) -> UTF8Text
    let match: @Sendable (MatchCaption, MatchKind) -> UTF8Text

    /// Creates the words of a language.
    package init(
        _ language: Language, phrase: @escaping @Sendable (ReportPhrase) -> Literal,
        caption: @escaping @Sendable (ReportCaption) -> UTF8Text,
        match: @escaping @Sendable (MatchCaption, MatchKind) -> UTF8Text
    ) {
        (self.language, self.phrase, self.caption, self.match) = (language, phrase, caption, match)
    }

    static func words(in language: Language) -> ReportWords {
        all.first { $0.language == language } ?? .english
    }
}

extension Language {
    /// The text of a label in the help, a review or the statistics.
    public subscript(phrase: ReportPhrase) -> UTF8Text { ReportWords.words(in: self).phrase(phrase).text }

    /// The text of a label with numbers in a review or the statistics.
    public subscript(caption: ReportCaption) -> UTF8Text { ReportWords.words(in: self).caption(caption) }

    /// Returns why a triple is a set, feature by feature.
    public func agreements(_ set: CardTriple, in features: [Feature] = Feature.allCases) -> UTF8Text {
        let agreements = features.map { feature -> UTF8Text in
            let agreement: ReportPhrase = set[feature] == .different ? .allDifferent : .allTheSame
            return "\(self[LaterPhrase(feature)]): \(self[agreement])"
        }
        return "\(self[.match]) \(UTF8Text.joined(agreements, by: "; "))"
    }
}
