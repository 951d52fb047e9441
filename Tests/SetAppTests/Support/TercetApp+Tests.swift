import SetGame
import SetPage
import SetRecords
import SetTable
import SetWords

@testable import SetApp
@testable import SetPage

// Short names for what tests look at.
extension TercetApp {
    var game: Game { session.game }
    var cards: CardButtons<P> { screen.cards }
    var area: TableArea { screen.area }
    var cardStyle: CardStyle { presentation.style }
    var openDialog: DialogID? { dialog?.id }
    var isPaused: Bool { session.isPaused }
    var isVisible: Bool { environment.isVisible }
    var canUndo: Bool { session.canUndo }
    /// The game that is reviewed.
    var reviewedGame: Game? {
        if case .review(let dialog) = dialog { try? Save(reading: dialog.save).game } else { nil }
    }
    var messages: [Message] { announcer.messages }
}

extension PageUser {
    /// Goes on with a game that was played elsewhere, some time after its last action.
    func goOn(with game: Game, after pause: Milliseconds) {
        let save = Save(game: game, time: game.now + pause, isPaused: false)
        app.session = Session(restoring: SessionRecord(current: save))
        send(.wake)
    }

    /// Records the game that is over once more, as another one that ended now.
    func recordAgain() {
        _ = app.stores.saveEnd(of: app.session, on: platform.date())
    }
}
