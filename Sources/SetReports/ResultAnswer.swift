import PlainText
import SetGame
import SetRecords
import SetRules
import SetWords

/// What sets a finished game apart. Each text can be empty.
package struct ResultAnswer: Hashable, Sendable {
    /// The most remarkable statement. A contest has none, since its result is remarkable enough.
    package var headline = UTF8Text()
    /// The other statements.
    package var distinctions = UTF8Text()
    /// The result of a daily deal, as a text to share.
    package var toShare = UTF8Text()

    /// Creates the answer about a game that isn't in the history.
    package init() {}

    /// Creates an answer.
    package init(headline: UTF8Text, distinctions: UTF8Text, toShare: UTF8Text) {
        (self.headline, self.distinctions, self.toShare) = (headline, distinctions, toShare)
    }
}

extension ResultAnswer {
    /// - Parameter record: the game's record, the last one in the history.
    init(_ game: Game, _ record: GameRecord, of history: History, _ presentation: Presentation) {
        let isFlawless = !record.category.isContest && Review(game).isFlawless
        var statements = history.lastDistinctions(isFlawless: isFlawless).map { presentation.text(of: $0) }
        if !record.category.isContest, !statements.isEmpty { headline = statements.removeFirst() }
        distinctions = UTF8Text.joined(statements, by: " · ")
        toShare = DailyReport.share(record, of: history, presentation.language)
    }
}
