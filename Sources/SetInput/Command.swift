import SetGame
import SetPage
import SetRules
import SetTable
import SetTogether

/// A request from a button, a key or a gesture.
package enum Command: Equatable, Sendable {
    /// An action in the game that is shown.
    case play(PlayCommand)
    /// A look at its table.
    case look(LookCommand)
    /// A request about the page or its welcome.
    case page(PageCommand)
    /// A request to open a dialog, or inside one.
    case dialog(DialogCommand)
    /// A request in a room, or to enter one.
    case room(RoomCommand)

    private static let ofElements: [(element: ElementID, command: Command)] = [
        (.deal, .play(.deal)), (.deck, .play(.deal)), (.deckCount, .play(.deal)), (.newGame, .play(.newGame)),
        (.resultNew, .play(.newGame)), (.cheat, .play(.cheat)), (.shuffle, .play(.reshuffle)),
        (.pause, .play(.pause)), (.resume, .play(.pause)), (.back, .play(.back)), (.undo, .play(.undo)),
        (.claim1, .play(.claim(.first))), (.claim2, .play(.claim(.second))),
        (.deal1, .play(.dealBy(.first))), (.deal2, .play(.dealBy(.second))),
        (.update, .page(.update)), (.welcomeShow, .page(.showHow)), (.welcomeDone, .page(.endWelcome)),
        (.settings, .dialog(.open(.settings))), (.settingsClose, .dialog(.close(.settings))),
        (.copyLink, .dialog(.settings(.copyLink))), (.share, .dialog(.settings(.share))),
        (.trySound, .dialog(.settings(.trySound))), (.gameYes, .dialog(.settings(.startGame))),
        (.gameNo, .dialog(.settings(.keepGame))), (.rules, .dialog(.settings(.showRules))),
        (.help, .dialog(.open(.help))), (.helpClose, .dialog(.close(.help))),
        (.choice1, .dialog(.help(.choose(0)))), (.choice2, .dialog(.help(.choose(1)))),
        (.choice3, .dialog(.help(.choose(2)))), (.lessonNext, .dialog(.help(.nextLesson))),
        (.review, .dialog(.open(.review))), (.reviewClose, .dialog(.close(.review))),
        (.statistics, .dialog(.open(.statistics))), (.statisticsClose, .dialog(.close(.statistics))),
        (.historyReview, .dialog(.statistics(.review))), (.export, .dialog(.statistics(.export))),
        (.clear, .dialog(.statistics(.askToDelete))), (.clearYes, .dialog(.statistics(.delete))),
        (.clearNo, .dialog(.statistics(.keep))),
        (.daily, .dialog(.open(.daily))), (.dailyClose, .dialog(.close(.daily))),
        (.dailyPlay, .dialog(.daily(.play))), (.dailyShare, .dialog(.daily(.share))),
        (.resultShare, .dialog(.daily(.share))),
        (.practice, .dialog(.open(.practice))), (.practiceClose, .dialog(.close(.practice))),
        (.practice1, .dialog(.answer(0))), (.practice2, .dialog(.answer(1))), (.practice3, .dialog(.answer(2))),
        (.practice4, .dialog(.answer(3))),
        (.dealID, .dialog(.open(.deal))), (.dealClose, .dialog(.close(.deal))), (.dealCopy, .dialog(.deal(.copy))),
        (.dealPlay, .dialog(.deal(.play))),
        (.together, .dialog(.open(.together))), (.togetherClose, .dialog(.close(.together))),
        (.togetherCreate, .room(.create)), (.togetherRename, .room(.rename)), (.togetherStart, .room(.start)),
        (.togetherLeave, .room(.leave)), (.togetherCopy, .room(.copyLink)), (.togetherShare, .room(.shareLink)),
    ]

    /// Creates the command of a button; `nil` for any other element of the page.
    package init?(_ element: ElementID) {
        guard let index = Self.ofElements.firstIndex(where: { $0.element == element }) else { return nil }
        self = Self.ofElements[index].command
    }

    /// Whether the command continues the game, and so gives up a dialog that still waits for its content.
    package var continuesGame: Bool {
        switch self {
        case .play, .look: true
        case .page, .dialog, .room: false
        }
    }

    /// When a button acts.
    package enum Trigger {
        case press, release, click
    }

    /// When the command's button acts.
    package var trigger: Trigger {
        if case .play(let command) = self { command.trigger } else { .click }
    }
}

/// An action in the game that is shown.
package enum PlayCommand: Equatable, Sendable {
    case tap(Card)
    case deal, newGame, cheat, reshuffle, pause, back, undo, deselect
    case claim(Seat)
    case dealBy(Seat)

    /// When the command's button acts. In a two-player game a moment can decide, so claims and Deals act when pressed.
    /// Undo acts on release, because it may be needed just after a swipe, when browsers don't send a click.
    var trigger: Command.Trigger {
        switch self {
        case .claim, .dealBy: .press
        case .undo: .release
        case .tap, .deal, .newGame, .cheat, .reshuffle, .pause, .back, .deselect: .click
        }
    }
}

/// A look at the table, with the keyboard or without seeing it.
package enum LookCommand: Equatable, Sendable {
    case move(Direction)
    case jump(Jump)
    case announce(Announcement)

    /// A card to go to, wherever it is.
    package enum Jump: Equatable, Sendable {
        case first, last
        /// The next card with the same number, symbol, shading or colour.
        case nextWithSame(Feature)
    }

    /// A request of a player who can't see the table.
    package enum Announcement: Equatable, Sendable {
        case table, numbers, place, chosen, lastMessage
    }
}

/// A request about the page: the newer version, or the two buttons of the welcome.
package enum PageCommand: Equatable, Sendable {
    case update, showHow, endWelcome
}

/// A request in a room, or to enter a room.
package enum RoomCommand: Equatable, Sendable {
    case create, rename, start, leave, copyLink, shareLink
    /// Returns to a room in which this device has a seat.
    case enter(RoomCode)
}
