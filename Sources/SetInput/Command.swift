import SetGame
import SetNarration
import SetPage
import SetPanels
import SetPlay
import SetRoom
import SetRules
import SetTable

/// A request from a button, a key or a gesture.
package enum Command: Equatable, Sendable {
    /// An action in the game that is shown.
    case play(PlayCommand)
    /// A look at its table.
    case look(LookCommand)
    /// A request for the newer version of the page.
    case update
    /// A request to open or close a dialog.
    case dialog(DialogCommand)
    /// A request from a control of the open dialog.
    case content(ContentCommand)
    /// A request in a room, or to enter one.
    case room(RoomCommand)

    private static let ofElements: [(element: ElementID, command: Command)] = [
        (.deal, .play(.local(.deal))), (.deck, .play(.local(.deal))), (.deckCount, .play(.local(.deal))),
        (.newGame, .play(.newGame)), (.resultNew, .play(.newGame)), (.shuffle, .play(.reshuffle)),
        (.cheat, .play(.local(.cheat))), (.undo, .play(.local(.undo))), (.back, .play(.back)),
        (.pause, .play(.local(.pause))), (.resume, .play(.local(.pause))),
        (.claim1, .play(.local(.claim(.first)))), (.claim2, .play(.local(.claim(.second)))),
        (.deal1, .play(.local(.dealBy(.first)))), (.deal2, .play(.local(.dealBy(.second)))),
        (.update, .update),
        (.play, .dialog(.open(.play))), (.playClose, .dialog(.close(.play))),
        (.playBack, .content(.menu(.goBack))), (.playTwo, .content(.menu(.changePlayers))),
        (.playDeal, .dialog(.open(.deal))),
        (.more, .dialog(.open(.more))), (.moreClose, .dialog(.close(.more))), (.keys, .dialog(.showKeys)),
        (.settings, .dialog(.open(.settings))), (.settingsClose, .dialog(.close(.settings))),
        (.copyLink, .content(.deliverLink(.clipboard))), (.share, .content(.deliverLink(.sheet))),
        (.trySound, .content(.trySound)), (.gameYes, .content(.menu(.startGame))),
        (.gameNo, .content(.menu(.keepGame))), (.rules, .content(.menu(.showRules))),
        (.help, .dialog(.open(.help))), (.helpClose, .dialog(.close(.help))),
        (.choice1, .content(.help(.choose(0)))), (.choice2, .content(.help(.choose(1)))),
        (.choice3, .content(.help(.choose(2)))), (.lessonNext, .content(.help(.nextLesson))),
        (.review, .dialog(.open(.review))), (.reviewClose, .dialog(.close(.review))),
        (.statistics, .dialog(.open(.statistics))), (.statisticsClose, .dialog(.close(.statistics))),
        (.historyReview, .content(.statistics(.review))), (.export, .content(.statistics(.export))),
        (.clear, .content(.statistics(.askToDelete))), (.clearYes, .content(.statistics(.delete))),
        (.clearNo, .content(.statistics(.keep))),
        (.daily, .dialog(.openDaily(.deal))), (.puzzle, .dialog(.openDaily(.puzzle))),
        (.dailyClose, .dialog(.close(.daily))),
        (.dailyPlay, .content(.daily(.play))), (.dailyShare, .content(.daily(.share))),
        (.dailyEarlier, .content(.daily(.earlier))), (.dailyLater, .content(.daily(.later))),
        (.resultShare, .content(.daily(.share))), (.resultPicture, .content(.sharePicture)),
        (.practice, .dialog(.open(.practice))), (.practiceClose, .dialog(.close(.practice))),
        (.practice1, .content(.answer(0))), (.practice2, .content(.answer(1))), (.practice3, .content(.answer(2))),
        (.practice4, .content(.answer(3))),
        (.dealID, .dialog(.open(.deal))), (.dealClose, .dialog(.close(.deal))), (.dealCopy, .content(.deal(.copy))),
        (.dealPlay, .content(.deal(.play))),
        (.together, .dialog(.open(.together))), (.togetherClose, .dialog(.close(.together))),
        (.togetherCreate, .room(.create)), (.ready, .room(.agree)), (.togetherStart, .room(.start)),
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
        case .update, .dialog, .content, .room: false
        }
    }

    /// Whether the command is unrelated to the cards for which a coach asks.
    package var interruptsCoach: Bool {
        switch self {
        case .play(.tap), .look: false
        case .play, .update, .dialog, .content, .room: true
        }
    }

    /// When the command's button acts.
    package var trigger: PlayCommand.Trigger {
        if case .play(let command) = self { command.trigger } else { .click }
    }
}

/// A look at the table, with the keyboard or without seeing it.
package enum LookCommand: Equatable, Sendable {
    case move(Direction)
    case jump(Jump)
    case announce(Announcement)
    /// Opens or closes the entry of a found match, by its number from 0.
    case finding(Int)
}
