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

    /// Opens the daily deal that a link names. The last playable day is tomorrow, which may have begun in another time
    /// zone.
    func open(_ text: UTF8Text, _ options: Options, at time: Milliseconds) {
        guard let day = Day(text: text), day.number <= today.number + 1 else {
            return state.announcer.say(.phrase(.linkHasNoDay))
        }
        open(day, options, at: time)
    }

    /// Begins the game of a daily deal, or continues it if it is in progress. The player can return to the interrupted
    /// game.
    func open(_ day: Day, _ options: Options, at time: Milliseconds) {
        let session = state.play.session
        state.announcer.say(.dailyDeal(day.text))
        if DailyDeal.day(of: session.game) == day { return }
        let isInterrupted = session.interruptedGame.map { DailyDeal.day(of: $0.game) == day } ?? false
        state.play.performSilently(
            isInterrupted ? .returnToInterruptedGame : .open(DailyDeal(of: day).id(options), isNamed: true), at: time)
    }
}

extension DailyDeal {
    /// Returns the day whose deal a game in progress plays; `nil` for any other game, and one that is over.
    static func day(of game: Game) -> Day? { game.isOver ? nil : DailyDeal(seed: game.dealID.seed)?.day }
}
