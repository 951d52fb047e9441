import PlainText
import SetWords

/// The fixed words in the help, the review, the statistics and the sound settings: which element shows which phrase. The
/// page sets them as soon as the reports module has sent them.
package enum ReportLabels {
    /// The phrases shown as text, by element id.
    package static let texts: [(id: StaticString, phrase: ReportPhrase)] = [
        ("lesson-next", .lessonNext),
        ("category-solo", .soloGames), ("category-daily", .dailyGames), ("category-practice", .practice),
        ("daily-share", .shareResult), ("result-share", .shareResult),
        ("category-two", .gamesOfTwo), ("category-together", .gamesTogether), ("category-cheated", .cheatedGames),
        ("category-label", .whichGames), ("timeline-title", .courseOfGame), ("history-label", .finishedGames),
        ("export", .export), ("import-label", .importGames), ("clear", .clear), ("clear-yes", .clearYes),
        ("clear-no", .clearNo), ("sound-label", .sound), ("volume-label", .volume),
        ("haptics-label", .vibration), ("try-sound", .trySound),
    ]

    /// The phrases that name elements without text, by element id.
    package static let names: [(id: StaticString, phrase: ReportPhrase)] = [
        ("review-slider", .moment), ("daily-month", .calendarMonth),
    ]

    /// Returns all words in a language: first the texts, then the names.
    static func words(in language: Language) -> [UTF8Text] {
        texts.map { language[$0.phrase] } + names.map { language[$0.phrase] }
    }
}
