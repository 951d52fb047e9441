import PlainText
import SetRecords
import SetReports
import SetRules
import SetSettings
import SetWords

/// The statistics of all finished games, and the commands on these games.
package struct StatisticsDialog {
    /// The stored records of games, as last read.
    package private(set) var records: UTF8Text
    private var logs: UTF8Text, practice: UTF8Text
    /// The last message in the dialog.
    package var note = UTF8Text()
    /// Whether the dialog asks for confirmation to delete all games.
    package var asksToDelete = false
    /// The file that is being added.
    private var file: UTF8Text?
    private var chosenGame: Int?
    private var subject: StatisticsSubject
    /// Whether another game of the family than Set was played when the dialog was opened.
    private let opensWithOther: Bool
    private var answer: StatisticsAnswer?

    /// Creates the statistics of stored games.
    ///
    /// - Parameters:
    ///   - records: a history.
    ///   - logs: the games with a stored log.
    ///   - practice: the practice log.
    ///   - game: the game of the family that is played, whose solo games are selected.
    package init(records: UTF8Text, logs: UTF8Text, practice: UTF8Text, of game: Variant) {
        (self.records, self.logs, self.practice) = (records, logs, practice)
        (subject, opensWithOther) = (StatisticsSubject(.solo, of: game), game != .set)
    }

    /// The question to the reports module about its content.
    package var question: ReportQuestion { .statistics(history: records, logs: logs, practice: practice, subject) }

    /// The question that asks for a file of all games and the practice.
    package var exportQuestion: ReportQuestion { .file(history: records, practice: practice) }

    /// Whether the dialog has content to show.
    package var hasContent: Bool { answer != nil }

    /// Shows other games, in the selected category.
    package mutating func show(records: UTF8Text, logs: UTF8Text, practice: UTF8Text, _ note: UTF8Text) {
        (self.records, self.logs, self.practice, self.note) = (records, logs, practice, note)
        (chosenGame, asksToDelete, file) = (nil, false, nil)
    }

    /// Begins to add the games of a file.
    package mutating func add(_ file: UTF8Text) {
        self.file = file
    }

    /// Returns the question that adds the games of the current file to a history; `nil` if there is no such file.
    package func question(addingTo records: UTF8Text) -> ReportQuestion? {
        file.map { .merge(file: $0, into: records) }
    }

    /// Stores the answer to the dialog's question. If no other message is shown, reports games that can't be read.
    package mutating func take(_ answer: StatisticsAnswer) {
        self.answer = answer
        if note.isEmpty { note = answer.saysLost }
    }

    /// Selects the practice or another category of games, by its word. Returns whether the word is valid.
    package mutating func choose(category word: UTF8Text) -> Bool {
        var category = subject.category
        guard word.choose(&category) else { return false }
        subject = StatisticsSubject(category, of: subject.game)
        return true
    }

    /// Selects another game of the family, by its id. Returns whether the id is valid.
    package mutating func choose(variant id: UTF8Text) -> Bool {
        guard let game = Variant(id: id) else { return false }
        subject = StatisticsSubject(subject.category, of: game)
        return true
    }

    /// Selects a game to review, by its number in the list.
    package mutating func choose(game text: UTF8Text) {
        chosenGame = text.count
    }

    /// The save of the selected game; `nil` if no game is selected.
    package var chosenSave: UTF8Text? {
        let entries = KeptLogs(reading: logs).entries
        guard let number = chosenGame ?? answer?.firstOption, entries.indices.contains(number) else { return nil }
        return entries[number].save
    }

    func render<P: Platform>(
        _ change: DialogChange, _ problem: Message?, on page: Page<P>, _ presentation: Presentation
    ) {
        if change == .content { renderGames(on: page) }
        let texts = [problem.map { presentation.text(of: $0) }, note].compactMap { $0 }.filter { !$0.isEmpty }
        let isWaiting = texts.isEmpty && answer == nil
        page.setText(isWaiting ? "…" : UTF8Text.joined(texts, by: " "), of: .statisticsNote)
        page.setText(answer?.deletionQuestion ?? UTF8Text(), of: .clearAsks)
        page.set(.hidden, !asksToDelete, of: .clearBox)
    }

    private func renderGames<P: Platform>(on page: Page<P>) {
        let isEmpty = answer.map { $0.games == 0 && $0.practised == 0 } ?? true
        let options = answer?.options ?? UTF8Text()
        page.setMarkup(options, of: .history)
        if let chosenGame { page.setValue(UTF8Text(number: chosenGame), of: .history) }
        page.set(.hidden, options.isEmpty, of: .historyBox)
        page.set(.disabled, isEmpty, of: .export)
        page.set(.disabled, isEmpty, of: .clear)
        renderSubject(on: page)
        page.setMarkup(answer?.body ?? UTF8Text(), of: .statisticsBody)
    }

    /// Players of Set alone don't see the choice of a game.
    private func renderSubject<P: Platform>(on page: Page<P>) {
        page.setMarkup(answer?.gameOptions ?? UTF8Text(), of: .statisticsGame)
        if answer != nil { page.setValue(UTF8Text(stringLiteral: subject.game.id), of: .statisticsGame) }
        page.set(.hidden, !opensWithOther && !(answer?.hasOtherGames ?? false), of: .statisticsGameBox)
        // Not all browsers hide an option, but all disable it.
        let options: [(StatisticsCategory, ElementID)] = [(.daily, .categoryDaily), (.practice, .categoryPractice)]
        for (category, option) in options {
            let isMissing = !category.belongs(to: subject.game)
            page.set(.hidden, isMissing, of: option)
            page.set(.disabled, isMissing, of: option)
        }
        page.setValue(UTF8Text(stringLiteral: subject.category.word), of: .category)
    }
}
