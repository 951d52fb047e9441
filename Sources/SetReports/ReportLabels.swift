import PlainText
import SetWords

/// The words that stand still in the help, the review and the statistics: which element shows which phrase. The page sets
/// them as soon as the module that knows them tells them.
package enum ReportLabels {
    /// The text of elements, by id.
    package static let texts: [(id: StaticString, phrase: ReportPhrase)] = [
        ("lessons-title", .lessons), ("lesson-next", .lessonNext), ("misses-title", .nearMisses),
        ("category-solo", .soloGames), ("category-daily", .dailyGames), ("category-practice", .practice),
        ("daily-share", .shareResult), ("category-two", .gamesOfTwo), ("category-cheated", .cheatedGames),
        ("category-label", .whichGames), ("timeline-title", .courseOfGame), ("history-label", .finishedGames),
        ("export", .export), ("import-label", .importGames), ("clear", .clear), ("clear-yes", .clearYes),
        ("clear-no", .clearNo), ("how-sets", .howSets), ("how-features", .howFeatures), ("how-score", .howScore),
        ("gestures-title", .gestures), ("gesture-swipe", .gestureSwipe), ("gesture-turn", .gestureTurn),
        ("keys-title", .listOfKeys), ("key-arrows", .keyArrows),
        ("key-ends", .keyEnds), ("key-same", .keySame), ("key-table", .keyTable), ("key-numbers", .keyNumbers),
        ("key-place", .keyPlace), ("key-chosen", .keyChosen), ("key-again", .keyAgain), ("key-choose", .keyChoose),
        ("key-claim", .keyClaim),
        ("key-help", .keyHelp), ("key-escape", .keyEscape),
    ]

    /// The names of elements that show no text, by id.
    package static let names: [(id: StaticString, phrase: ReportPhrase)] = [
        ("review-slider", .moment), ("daily-month", .calendarMonth),
    ]

    /// All words in a language: the texts, and after them the names.
    static func words(in language: Language) -> [UTF8Text] {
        texts.map { language[$0.phrase] } + names.map { language[$0.phrase] }
    }
}
