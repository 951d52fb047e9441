import PlainText
import SetGame
import SetPage
import SetPlay
import SetRecords
import SetRules
import SetWords

// The daily deals.
extension TercetApp {
    /// The local date, limited to the years that a date can be written in.
    var today: Day { Day(milliseconds: min(max(platform.date(), 0), 253_402_300_799_999)) }

    /// The time until the next day begins, in milliseconds.
    var restOfToday: Milliseconds { 86_400_000 - max(platform.date(), 0) % 86_400_000 }

    /// Opens the day's task that a link names. The last playable day is tomorrow, which may have begun in another time zone.
    func open(_ text: UTF8Text, isPuzzle: Bool, _ options: Options, at time: Milliseconds) {
        guard let task = DailyTask(text, isPuzzle: isPuzzle), task.day.number <= today.number + 1 else {
            return state.announcer.say(.phrase(isPuzzle ? .linkHasNoPuzzle : .linkHasNoDay))
        }
        open(task, options, at: time)
    }

    /// Begins the game of a day's task, or continues it if it is in progress. The player can return to the interrupted
    /// game.
    func open(_ task: DailyTask, _ options: Options, at time: Milliseconds) {
        let session = state.play.session
        state.announcer.say(.daily(task.day.text, isPuzzle: task.kind != .deal))
        if DailyTask(inProgress: session.game) == task { return }
        let isInterrupted = session.interruptedGame.flatMap({ DailyTask(inProgress: $0.game) }) == task
        state.play.performSilently(
            isInterrupted ? .returnToInterruptedGame : .open(DailyDeal(of: task).id(options), isNamed: true), at: time)
    }
}

extension DailyTask {
    /// Creates the day's task that a game in progress plays; `nil` for any other game, and one that is over.
    init?(inProgress game: Game) {
        guard !game.isOver else { return nil }
        self.init(game.dealID)
    }
}
