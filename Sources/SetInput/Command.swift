import SetGame
import SetPage
import SetRules
import SetTable
import SetTogether

/// Something that a button, a key or a gesture asks for.
package enum Command: Equatable, Sendable {
    case tap(Card)
    case deal, newGame, cheat, reshuffle, pause, back, undo, deselect
    case claim(Seat)
    case dealBy(Seat)
    case playHere, update
    /// Both buttons of the welcome.
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
    /// In the dialog of the deal: puts its id on the clipboard; plays the one that is typed.
    case copyDeal, playDeal
    /// In the dialog of the daily deals: plays the chosen day's deal; hands over its result, or that of the
    /// game that is over.
    case playDay, shareResult
    /// Chooses an answer in the practice, counted from 0.
    case answer(Int)
    case reviewKeptGame, exportGames, askToDelete, deleteGames, keepGames
    case room(RoomCommand)

    /// A card to go to, wherever it is.
    package enum Jump: Equatable, Sendable {
        case first, last
        /// The next one that has the same number, symbol, shading or colour.
        case nextWithSame(Feature)
    }

    /// What a person can ask for in a room, or to enter one.
    package enum RoomCommand: Equatable, Sendable {
        case create, rename, start, leave, copyLink, shareLink
        /// Returns to a room in which this device has a seat.
        case enter(RoomCode)
    }

    /// What a person who does not see the table can ask for.
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
        (.lessonNext, .nextLesson), (.copyLink, .copyLink), (.share, .share), (.trySound, .trySound),
        (.historyReview, .reviewKeptGame),
        (.together, .open(.together)), (.togetherClose, .close(.together)), (.togetherCreate, .room(.create)),
        (.togetherRename, .room(.rename)), (.togetherStart, .room(.start)), (.togetherLeave, .room(.leave)),
        (.togetherCopy, .room(.copyLink)), (.togetherShare, .room(.shareLink)),
        (.exportGames, .exportGames), (.clearGames, .askToDelete), (.clearYes, .deleteGames), (.clearNo, .keepGames),
    ]

    /// What a button asks for; `nil` for any other element of the page.
    package init?(_ element: ElementID) {
        guard let index = Self.ofElements.firstIndex(where: { $0.element == element }) else { return nil }
        self = Self.ofElements[index].command
    }

    /// Whether it concerns the game, not a dialog.
    package var concernsGame: Bool {
        switch self {
        case .tap, .deal, .newGame, .cheat, .reshuffle, .pause, .back, .undo, .deselect, .claim, .dealBy, .playHere,
            .move, .jump, .announce:
            true
        case .showHow, .endWelcome, .update, .open, .showKeys, .close, .chooseInLesson, .nextLesson, .stepInReview,
            .copyLink, .share, .trySound, .copyDeal, .playDeal, .playDay, .shareResult, .answer, .reviewKeptGame, .exportGames,
            .askToDelete, .deleteGames, .keepGames, .room:
            false
        }
    }

    /// When a button acts.
    package enum Trigger {
        case press, release, click
    }

    /// When the command's button acts. Where two play a moment decides, so that claims and Deals act when pressed. Browsers
    /// send no click just after a swipe, which Undo may be meant for.
    package var trigger: Trigger {
        switch self {
        case .claim, .dealBy: .press
        case .undo: .release
        case .tap, .deal, .newGame, .cheat, .reshuffle, .pause, .back, .deselect, .playHere, .update, .showHow,
            .endWelcome, .move, .jump, .announce, .open, .showKeys, .close, .chooseInLesson, .nextLesson, .stepInReview,
            .copyLink, .share, .trySound, .copyDeal, .playDeal, .playDay, .shareResult, .answer, .reviewKeptGame,
            .exportGames, .askToDelete, .deleteGames, .keepGames, .room:
            .click
        }
    }
}
