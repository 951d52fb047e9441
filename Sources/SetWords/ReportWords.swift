import PlainText
import SetGame
import SetRecords
import SetRules

/// A label in the help, a review, the statistics or the settings of the sound, without numbers in it.
public enum ReportPhrase: CaseIterable, Sendable {
    // Statistics
    case soloGames, gamesOfTwo, gamesTogether, gamesWon, cheatedGames, whichGames, noGamesYet
    case games, bestScore, meanScore, bestTime, meanTime, fastestSet, meanSetTime, draws
    case scoreOverGames, setTimeOverGames, timeByKind, timeByFeature, timeByOnTable
    case bestScoreYet, fastestGameYet, fastestSetYet
    case finishedGames, export, importGames, clear, clearYes, clearNo
    // Practice and daily deals
    case dailyGames, practice, noPracticeYet, answers, rightAnswers, meanAnswerTime, practiceDays
    case paceOverDays, errorsOverDays
    case practiceTimeByKind, practiceErrorsByKind, practiceTimeByFeature, practiceErrorsByFeature
    case streak, longestStreak, daysPlayed, dayNotPlayed, playDay, playDayAgain, shareResult, calendarMonth
    // Review
    case courseOfGame, moment, timeOfEachSet
    case pointsOfSets, pointsOfSpeed, pointsOfMistakes, pointsOfDeals, pointsOfClaims
    // How to play
    case howSets, howFeatures, howScore, lessons, lessonAsks, lessonNext, nearMisses
    case match, allTheSame, allDifferent
    case listOfKeys, keyClaim, keyArrows, keyEnds, keySame, keyChoose, keyEscape, keyHelp
    case keyTable, keyNumbers, keyPlace, keyChosen, keyAgain
    case gestures, gestureDeck, gestureSwipe, gestureTurn
    case points, styles, stylesAre, twoClaim, twoMistake, twoDeal
    // Settings
    case sound, volume, vibration, trySound
}

/// A label in a review or the statistics, with numbers in it.
public enum ReportCaption: Hashable, Sendable {
    /// A moment of a reviewed game: its time, the cards on the table, and the sets among them.
    case moment(Milliseconds, cards: Int, sets: Int)
    /// In how many features the cards of a set differ.
    case differences(Int)
    /// What a set was worth.
    case points(Int)
    /// How many other sets were on the table.
    case otherSets(Int)
    /// A number of days, and of sets.
    case days(Int), sets(Int)
    /// A date, and a month with its year.
    case date(Day), month(Day)
    /// A day of the week in two letters, 0 for Monday.
    case weekday(Int)
    /// The result of a daily deal; the time is `nil` in a game without a clock.
    case dayPlayed(points: Int, time: Milliseconds?)
    /// The best score and time of a daily deal that was played more than once.
    case dayBest(points: Int, time: Milliseconds)
    /// The practice of a file is added.
    case practiceAdded
    /// Whether to delete this many games, and the practice with them.
    case deleteGamesAndPractice(Int)
    /// How long a set had been on the table.
    case available(Milliseconds)
    /// The number of games that a player won.
    case wins(Seat)
    /// So many games of a file are added, stored or not.
    case gamesAdded(Int), gamesNotStored(Int)
    /// Whether to delete this many games.
    case deleteGames(Int)
    /// This many games could not be read.
    case gamesLost(Int)
    /// Why a file is not added.
    case fileIsForeign, fileIsOfOtherVersion, fileIsDamaged(line: Int)
}

/// The words of a language that only the help, reviews and statistics need. They stand apart from `Language`, so that the
/// first module of the page goes without them.
package final class ReportWords: Sendable {
    private let language: Language
    fileprivate let phrase: @Sendable (ReportPhrase) -> Literal
    fileprivate let caption: @Sendable (ReportCaption) -> UTF8Text

    /// The words of a language.
    package init(
        _ language: Language, phrase: @escaping @Sendable (ReportPhrase) -> Literal,
        caption: @escaping @Sendable (ReportCaption) -> UTF8Text
    ) {
        (self.language, self.phrase, self.caption) = (language, phrase, caption)
    }

    fileprivate static func words(in language: Language) -> ReportWords {
        all.first { $0.language == language } ?? .english
    }
}

extension Language {
    /// The text of a label in the help, a review or the statistics.
    public subscript(phrase: ReportPhrase) -> UTF8Text { ReportWords.words(in: self).phrase(phrase).text }

    /// The text of a label in a review or the statistics, with numbers in it.
    public subscript(caption: ReportCaption) -> UTF8Text { ReportWords.words(in: self).caption(caption) }

    /// Why a triple is a set, feature by feature.
    public func agreements(_ set: CardTriple) -> UTF8Text {
        let agreements = Feature.allCases.map { feature -> UTF8Text in
            let agreement: ReportPhrase = set[feature] == .different ? .allDifferent : .allTheSame
            return "\(self[LaterPhrase(feature)]): \(self[agreement])"
        }
        return "\(self[.match]) \(UTF8Text.joined(agreements, by: "; "))"
    }
}
