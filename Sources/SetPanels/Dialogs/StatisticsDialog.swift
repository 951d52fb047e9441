import PlainText
import SetGame
import SetPage
import SetRecords
import SetReports
import SetRules
import SetSettings
import SetWords

/// A message in the statistics.
package enum Note {
    case message(Message)
    /// A text of the reports module, in the language in use.
    case text(UTF8Text)
}

/// The statistics of all finished games, and the commands on these games.
///
/// Its properties are its initial data, the selection, and the last answer.
package struct StatisticsDialog {
    /// The stored records of games, as last read.
    package private(set) var records: UTF8Text
    private var logs: UTF8Text, practice: UTF8Text
    /// The last message in the dialog.
    private var note: Note?
    /// Whether the dialog asks for confirmation to delete all games.
    private var asksToDelete = false
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

    /// Whether the dialog has content to show.
    package var hasContent: Bool { answer != nil }

    /// Shows other games, in the selected category.
    package mutating func show(
        records: UTF8Text, logs: UTF8Text, practice: UTF8Text, _ note: Note?
    ) -> [DialogEffect] {
        (self.records, self.logs, self.practice, self.note) = (records, logs, practice, note)
        (chosenGame, asksToDelete, file) = (nil, false, nil)
        return [.render(.detail), .ask(question)]
    }

    /// Begins to add the games of a file, either all or none.
    mutating func add(_ file: UTF8Text) -> [DialogEffect] {
        self.file = file
        // Another page may have stored a game since.
        return [.merge]
    }

    /// Carries out a command on the games.
    mutating func perform(_ command: ContentCommand.StatisticsCommand) -> [DialogEffect] {
        switch command {
        case .review: return reviewChosenGame()
        case .export: return [.ask(.file(history: records, practice: practice))]
        case .delete: return [.deleteGames]
        case .askToDelete, .keep:
            asksToDelete = command == .askToDelete
            return [.render(.detail), .focus(.element(asksToDelete ? .clearNo : .clear))]
        }
    }

    /// Opens the review of the selected game out of those with a stored log.
    private mutating func reviewChosenGame() -> [DialogEffect] {
        guard let text = chosenSave else { return [] }
        if (try? Save(reading: text)) != nil { return [.open(.report(.review(ReviewDialog(save: text, from: self))))] }
        note = .message(.phrase(.gameUnreadable))
        return [.render(.detail)]
    }

    /// Shows a message.
    mutating func say(_ text: UTF8Text) -> [DialogEffect] {
        note = text.isEmpty ? nil : .text(text)
        return [.render(.detail)]
    }

    /// Returns the question that adds the games of the current file to a history; `nil` without a file.
    package func question(addingTo records: UTF8Text) -> ReportQuestion? {
        file.map { .merge(file: $0, into: records) }
    }

    /// Stores the answer to the dialog's question. If no other message is shown, reports games that can't be read.
    mutating func take(_ answer: StatisticsAnswer) -> [DialogEffect] {
        self.answer = answer
        if note == nil, !answer.saysLost.isEmpty { note = .text(answer.saysLost) }
        return [.render(.content)] + (answer.lost.isEmpty ? [] : [.setAside(answer)])
    }

    /// Selects the practice or another category of games, by its word.
    mutating func choose(category word: UTF8Text) -> [DialogEffect] {
        var category = subject.category
        guard word.choose(&category) else { return [] }
        subject = StatisticsSubject(category, of: subject.game)
        return [.ask(question)]
    }

    /// Selects another game of the family, by its id.
    mutating func choose(variant id: UTF8Text) -> [DialogEffect] {
        guard let game = Variant(id: id) else { return [] }
        subject = StatisticsSubject(subject.category, of: game)
        return [.ask(question)]
    }

    /// Selects a game to review, by its number in the list.
    mutating func choose(game text: UTF8Text) -> [DialogEffect] {
        chosenGame = text.count
        return []
    }

    /// The save of the selected game; `nil` if no game is selected.
    private var chosenSave: UTF8Text? {
        let entries = KeptLogs(reading: logs).entries
        guard let number = chosenGame ?? answer?.firstOption, entries.indices.contains(number) else { return nil }
        return entries[number].save
    }

    func render<P: Platform>(
        _ change: DialogChange, _ problem: Message?, on page: Page<P>, _ presentation: Presentation
    ) {
        if change == .content { renderGames(on: page) }
        let said: UTF8Text? =
            switch note {
            case nil: nil
            case .message(let message): presentation.text(of: message)
            case .text(let text): text
            }
        let texts = [problem.map { presentation.text(of: $0) }, said].compactMap { $0 }
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
