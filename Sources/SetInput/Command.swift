import SetGame
import SetPage
import SetRules
import SetTable
import SetTogether

/// A request from a button, a key or a gesture.
package enum Command: Equatable, Sendable {
    case tap(Card)
    case deal, newGame, cheat, reshuffle, pause, back, undo, deselect
    case claim(Seat)
    case dealBy(Seat)
    case playHere, update
    /// The two buttons of the welcome.
    case showHow, endWelcome
    case move(Direction)
    case jump(Jump)
    case announce(Announcement)
    case open(DialogID)
    /// Opens How to play at its list of keys.
    case showKeys
    case close(DialogID)
    case chooseInLesson(Int)
    case nextLesson
    case stepInReview(Int)
    case copyLink, share, trySound
    /// In the dialog of the deal: copies its id to the clipboard; plays the typed deal.
    case copyDeal, playDeal
    /// In the dialog of the daily deals: plays the selected day; shares its result, or the result of the finished game.
    case playDay, shareResult
    /// Chooses an answer in the practice, counted from 0.
    case answer(Int)
    case reviewKeptGame, exportGames, askToDelete, deleteGames, keepGames
    /// In the settings: starts or doesn't start the chosen game, or shows its rules.
    case game(GameCommand)
    case room(RoomCommand)

    /// A card to go to, wherever it is.
    package enum Jump: Equatable, Sendable {
        case first, last
        /// The next card with the same number, symbol, shading or colour.
        case nextWithSame(Feature)
    }

    /// A request about another game of the family.
    package enum GameCommand: Equatable, Sendable {
        case start, keep, showRules
    }

    /// A request in a room, or to enter a room.
    package enum RoomCommand: Equatable, Sendable {
        case create, rename, start, leave, copyLink, shareLink
        /// Returns to a room in which this device has a seat.
        case enter(RoomCode)
    }

    /// A request of a player who can't see the table.
    package enum Announcement: Equatable, Sendable {
        case table, numbers, place, chosen, lastMessage
    }

    private static let ofElements: [(element: ElementID, command: Command)] = [
        (.deal, .deal), (.deck, .deal), (.deckCount, .deal), (.newGame, .newGame),
        (.resultNew, .newGame), (.cheat, .cheat),
        (.shuffle, .reshuffle), (.pause, .pause), (.resume, .pause), (.back, .back), (.undo, .undo),
        (.playHere, .playHere), (.update, .update), (.welcomeShow, .showHow), (.welcomeDone, .endWelcome),
        (.claim1, .claim(.first)), (.claim2, .claim(.second)), (.deal1, .dealBy(.first)), (.deal2, .dealBy(.second)),
        (.settings, .open(.settings)), (.settingsClose, .close(.settings)),
        (.help, .open(.help)), (.helpClose, .close(.help)),
        (.review, .open(.review)), (.reviewClose, .close(.review)),
        (.statistics, .open(.statistics)), (.statisticsClose, .close(.statistics)),
        (.daily, .open(.daily)), (.dailyClose, .close(.daily)), (.dailyPlay, .playDay), (.dailyShare, .shareResult),
        (.resultShare, .shareResult),
        (.practice, .open(.practice)), (.practiceClose, .close(.practice)), (.practice1, .answer(0)),
        (.practice2, .answer(1)), (.practice3, .answer(2)), (.practice4, .answer(3)),
        (.choice1, .chooseInLesson(0)), (.choice2, .chooseInLesson(1)), (.choice3, .chooseInLesson(2)),
        (.dealID, .open(.deal)), (.dealClose, .close(.deal)), (.dealCopy, .copyDeal), (.dealPlay, .playDeal),
        (.lessonNext, .nextLesson), (.gameYes, .game(.start)), (.gameNo, .game(.keep)), (.rules, .game(.showRules)),
        (.copyLink, .copyLink), (.share, .share), (.trySound, .trySound),
        (.historyReview, .reviewKeptGame),
        (.together, .open(.together)), (.togetherClose, .close(.together)), (.togetherCreate, .room(.create)),
        (.togetherRename, .room(.rename)), (.togetherStart, .room(.start)), (.togetherLeave, .room(.leave)),
        (.togetherCopy, .room(.copyLink)), (.togetherShare, .room(.shareLink)),
        (.exportGames, .exportGames), (.clearGames, .askToDelete), (.clearYes, .deleteGames), (.clearNo, .keepGames),
    ]

    /// Creates the command of a button; `nil` for any other element of the page.
    package init?(_ element: ElementID) {
        guard let index = Self.ofElements.firstIndex(where: { $0.element == element }) else { return nil }
        self = Self.ofElements[index].command
    }

    /// Whether the command concerns the game, not a dialog.
    package var concernsGame: Bool {
        switch self {
        case .tap, .deal, .newGame, .cheat, .reshuffle, .pause, .back, .undo, .deselect, .claim, .dealBy, .playHere,
            .move, .jump, .announce:
            true
        case .showHow, .endWelcome, .update, .open, .showKeys, .close, .chooseInLesson, .nextLesson, .stepInReview,
            .copyLink, .share, .trySound, .copyDeal, .playDeal, .playDay, .shareResult, .answer, .reviewKeptGame,
            .exportGames, .askToDelete, .deleteGames, .keepGames, .game, .room:
            false
        }
    }

    /// When a button acts.
    package enum Trigger {
        case press, release, click
    }

    /// When the command's button acts. In a two-player game a moment can decide, so claims and Deals act when pressed.
    /// Undo acts on release, because it may be needed just after a swipe, when browsers don't send a click.
    package var trigger: Trigger {
        switch self {
        case .claim, .dealBy: .press
        case .undo: .release
        case .tap, .deal, .newGame, .cheat, .reshuffle, .pause, .back, .deselect, .playHere, .update, .showHow,
            .endWelcome, .move, .jump, .announce, .open, .showKeys, .close, .chooseInLesson, .nextLesson, .stepInReview,
            .copyLink, .share, .trySound, .copyDeal, .playDeal, .playDay, .shareResult, .answer, .reviewKeptGame,
            .exportGames, .askToDelete, .deleteGames, .keepGames, .game, .room:
            .click
        }
    }
}
