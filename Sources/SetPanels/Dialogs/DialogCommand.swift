import SetPage
import SetRecords

/// A request to open or close a dialog.
package enum DialogCommand: Equatable, Sendable {
    case open(DialogID)
    /// Opens the tasks of a kind, with today's selected.
    case openDaily(DailyKind)
    /// Opens How to play at its list of keys.
    case showKeys
    case close(DialogID)
}

/// A request from a control of a dialog.
package enum ContentCommand: Equatable, Sendable {
    case help(HelpCommand)
    /// Steps through the actions of a reviewed game.
    case stepInReview(Int)
    case statistics(StatisticsCommand)
    case menu(MenuCommand)
    /// Copies or shares the link to the current deal.
    case deliverLink(Outlet)
    /// Shares the result of the finished game as a picture.
    case sharePicture
    case trySound
    case deal(DealCommand)
    case daily(DailyCommand)
    /// Chooses an answer in the practice, counted from 0.
    case answer(Int)

    /// A request in How to play. Choices are counted from 0.
    package enum HelpCommand: Equatable, Sendable {
        case choose(Int)
        case nextLesson
    }

    /// A request about the games in the statistics.
    package enum StatisticsCommand: Equatable, Sendable {
        case review, export, askToDelete, delete, keep
    }

    /// A request in Play: start the chosen game of the family, keep the current game, show the rules, change the number of
    /// players, or return to the player's own game.
    package enum MenuCommand: Equatable, Sendable {
        case startGame, keepGame, showRules, changePlayers, goBack
    }

    /// A request in the dialog of the deal: copies its id, or plays the typed deal.
    package enum DealCommand: Equatable, Sendable {
        case copy, play
    }

    /// A request about the days' tasks: plays the selected day's, or shares its result or the finished game's.
    package enum DailyCommand: Equatable, Sendable {
        case play, share, earlier, later
    }
}
