import PlainText
import SetGame
import SetPage
import SetPanels
import SetPlay
import SetPractice
import SetRecords
import SetReports
import SetRules
import SetStorage
import SetTab
import SetTable
import SetWords

// Stored games and the practice, and the reports about them.
extension WholeApp {
    /// Sends a question to the reports module.
    func ask(_ question: ReportQuestion) {
        app.state.dialogs.noteQuestion()
        let presentation = app.state.presentation
        app.platform.ask(ReportRequest(question, presentation.language, presentation.style.appearance).text)
    }

    /// Handles news from the reports module.
    func note(_ news: ReportNews, at time: Milliseconds) {
        carryOut(app.state.dialogs.note(news), at: time)
        if case .ready = news { askAboutGames() }
    }

    /// Asks for what Play says, and which records the finished game has beaten.
    func askAboutGames() {
        updateMenu()
        app.state.dialogs.result = ResultAnswer()
        let game = app.state.play.session.game
        guard game.isOver, app.state.tab.isPlaying, !app.state.isInRoom else { return }
        ask(.result(history: app.stores.history.records, save: app.state.play.session.current.text))
    }

    /// Opens the entry of a found match with the other matches that lay on the table, or closes it.
    func toggleFinding(_ index: Int) {
        guard panels.toggleFinding(index), !app.state.isInRoom else { return }
        ask(.finding(index, save: app.state.play.session.current.text))
    }

    /// Shows what sets the finished game apart, and offers its result to share.
    func show(_ result: ResultAnswer) {
        guard app.state.play.session.game.isOver, !app.state.isInRoom else { return }
        app.state.dialogs.result = result
    }

    /// Shows the stored games in the statistics, if they are open.
    ///
    /// - Parameters:
    ///   - records: the games to show; `nil` for the stored games.
    ///   - note: the message in the dialog.
    func showStatistics(of records: UTF8Text? = nil, note: Note? = nil) {
        let effects = app.state.dialogs.open?.statistics?.show(
            records: records ?? app.stores.history.records, logs: app.stores.history.logs,
            practice: app.stores.practice.text, note)
        carryOut(effects ?? [], at: app.state.environment.now)
    }

    func deleteGames() {
        let isDeleted = app.stores.history.deleteAll() && app.stores.practice.deleteAll()
        showStatistics(note: .message(.phrase(isDeleted ? .gamesDeleted : .cannotSave)))
        app.reply.focus = .element(.statisticsClose)
    }

    /// Asks for the games of the file merged into the stored ones, which another page may have changed.
    func merge() {
        if let question = app.state.dialogs.open?.statistics?.question(addingTo: app.stores.history.records) {
            ask(question)
        }
    }

    /// Stores the games merged with a file. If the stored games have changed since the question, asks again with the
    /// current games.
    func store(_ merged: MergeAnswer) {
        guard app.state.tab.isPlaying else { return }
        switch app.stores.history.replace(merged.subject, by: merged.history, lost: merged.lost) {
        case .stored:
            let isStored = merged.practice.isEmpty || app.stores.practice.merge(merged.practice)
            showStatistics(of: merged.history, note: .text(isStored ? merged.says : merged.saysNotStored))
        case .refused: showStatistics(of: merged.history, note: .text(merged.saysNotStored))
        case .changed: merge()
        }
    }
}
