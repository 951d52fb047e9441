import SetGame
import SetPage
import SetPlay
import SetRules
import SetWords

// The coach of a new player.
extension WholeApp {
    /// Lets the coach ask as soon as a new player can see a table with a match.
    @inline(never)  // The entry of code that loads later.
    func coach() {
        guard app.state.phase(of: app.state.play.session) == .playing, app.state.isWatched,
            app.state.environment.hasOpened, app.state.announcer.allowsCoach,
            let question = app.state.coach.ask(about: app.state.play.session.game)
        else { return }
        app.state.announcer.add(question.message)
    }

    /// Answers a tap while the coach asks. The right card completes the match; a wrong one is chosen, and the coach says
    /// why it doesn't.
    @inline(never)  // The entry of code that loads later.
    func answerCoach(with card: Card, at time: Milliseconds) {
        guard case .asking(var question) = app.state.coach else { return }
        let answer = question.hear(card, in: app.state.play.session.game)
        app.state.coach = .asking(question)
        switch answer {
        case .right:
            app.endCoach()
            app.play(.deselect, at: time)
            for card in question.lifted + [card] { app.play(.tap(card), at: time) }
            app.state.announcer.say(.phrase(.yourTurn))
        case .wrong(let mismatch):
            app.play(.tap(card), at: time)
            app.state.announcer.sayOnly(.mismatch(mismatch))
        case .play: app.play(.tap(card), at: time)
        case .leave:
            app.endCoach()
            app.play(.tap(card), at: time)
        }
    }
}
