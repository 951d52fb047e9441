import SetGame
import SetPage
import SetPanels
import SetPlay
import SetRecords
import SetRoom
import SetSettings
import SetTable
import SetWords

@testable import SetApp
@testable import SetInput
@testable import SetPage

// Short names for what tests look at.
extension TercetApp {
    var session: Session { state.play.session }
    var shown: Session { state.shown }
    var game: Game { session.game }
    var dialog: OpenDialog? { state.dialogs.open }
    var settings: ActiveSettings { state.settings }
    var allSettings: Settings { state.allSettings }
    var presentation: Presentation { state.presentation }
    var cards: CardButtons<P> { screen.cards }
    var area: TableArea { screen.area }
    var cardStyle: CardStyle { presentation.style }
    var openDialog: DialogID? { dialog?.id }
    var isPaused: Bool { session.isPaused }
    var isVisible: Bool { state.tab.isVisible }
    var room: RoomClient? { state.room }
    var isInRoom: Bool { state.isInRoom }
    /// The commands that wait for the rest of the module.
    var waiting: [Command] { if case .firstHalf(let waiting) = extent { waiting } else { [] } }
    var canUndo: Bool { session.canUndo }
    /// The game that is reviewed.
    var reviewedGame: Game? {
        if case .report(.review(let dialog)) = dialog { try? Save(reading: dialog.save).game } else { nil }
    }
    var messages: [Message] { state.announcer.messages }
}

extension PageUser {
    /// Goes on with a game that was played elsewhere, some time after its last action.
    func goOn(with game: Game, after pause: Milliseconds) {
        let save = Save(game: game, time: game.now + pause, isPaused: false)
        app.state.play = Play(Session(restoring: SessionRecord(current: save)))
        send(.wake)
    }

    /// Records the game that is over once more, as another one that ended now.
    func recordAgain() {
        _ = app.stores.saveEnd(of: app.session, on: platform.date())
    }
}
