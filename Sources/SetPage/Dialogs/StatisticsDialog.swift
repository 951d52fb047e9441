import PlainText
import SetGame
import SetRecords
import SetRules
import SetSettings
import SetStorage
import SetWords

/// The statistics over all finished games, and what can be done with those.
package struct StatisticsDialog {
    /// The finished games.
    package private(set) var history: History
    /// What was last said in it.
    package var note: Message?
    private var keptGames: [KeptGame]
    private var chosenGame = 0
    private var category = Category.solo
    /// Whether it asks whether to delete all games.
    package var asksToDelete = false

    /// The statistics of these games.
    ///
    /// - Parameter lost: how many games could not be read.
    package init(_ history: History, keptGames: [KeptGame], lost: Int = 0) {
        (self.history, self.keptGames) = (history, keptGames)
        note = lost > 0 ? .gamesLost(lost) : nil
    }

    /// Shows other games, in the category that is chosen.
    package mutating func show(_ history: History, keptGames: [KeptGame], _ note: Message?) {
        (self.history, self.keptGames, self.note) = (history, keptGames, note)
        (chosenGame, asksToDelete) = (0, false)
    }

    /// Shows another category, by its word. Returns whether there is such a one.
    package mutating func choose(category word: UTF8Text) -> Bool {
        word.choose(&category)
    }

    /// Chooses a game to be reviewed, by its number in the list.
    package mutating func choose(game text: UTF8Text) {
        var reader = TextReader(text.bytes)
        chosenGame = Int(clamping: reader.number() ?? 0)
    }

    /// The save of the game that is chosen; `nil` where there is none.
    package var chosenSave: UTF8Text? {
        keptGames.indices.contains(chosenGame) ? keptGames[chosenGame].save : nil
    }

    func render<P: Platform>(_ change: DialogChange, on page: Page<P>, _ presentation: Presentation) {
        if change == .content { renderGames(on: page, presentation.language) }
        page.setText(note.map { presentation.text(of: $0) } ?? UTF8Text(), of: .statisticsNote)
        page.setText(presentation.text(of: .deleteGames(history.records.count)), of: .clearAsks)
        page.set(.hidden, !asksToDelete, of: .clearBox)
    }

    private func renderGames<P: Platform>(on page: Page<P>, _ language: Language) {
        var options = UTF8Text()
        for (index, kept) in keptGames.enumerated() {
            options.append(contentsOf: "<option value=\"\(index)\">\(name(of: kept.record))</option>")
        }
        page.setMarkup(options, of: .history)
        page.set(.hidden, keptGames.isEmpty, of: .historyBox)
        page.set(.disabled, history.records.isEmpty, of: .exportGames)
        page.set(.disabled, history.records.isEmpty, of: .clearGames)
        page.setValue(UTF8Text(stringLiteral: category.word), of: .category)
        let statistics = Statistics(history, of: category)
        page.setMarkup(
            StatisticsReport(statistics: statistics, category: category, language: language).body,
            of: .statisticsBody)
    }

    /// `2026-11-21 · 312 · 6:12`
    private func name(of record: GameRecord) -> UTF8Text {
        var score = UTF8Text(number: record.scores[.first])
        if record.category == .two {
            score.append(" : ")
            score.append(record.scores[.second])
        }
        var parts = [Day(milliseconds: record.endedOn).text, score]
        if record.dealID.options.clock { parts.append(Language.clock(record.time)) }
        return UTF8Text.joined(parts, by: " · ")
    }
}

extension Category: Choice {
    package var word: StaticString {
        switch self {
        case .solo: "solo"
        case .two: "two"
        case .cheated: "cheated"
        }
    }
}
