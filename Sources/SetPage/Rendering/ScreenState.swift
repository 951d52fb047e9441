import PlainText
import SetGame
import SetRules
import SetSettings
import SetTable
import SetWords

/// Everything that the screen shows, apart from where cards are on their way.
package struct ScreenState {
    /// What the page is for at the moment.
    package enum Phase: Equatable {
        case playing, paused, over
        /// Another page of the site plays.
        case elsewhere

        var name: UTF8Text {
            switch self {
            case .playing: "playing"
            case .paused: "paused"
            case .over: "over"
            case .elsewhere: "elsewhere"
            }
        }
    }

    /// What the page is for.
    package let phase: Phase
    /// The game in progress, with its clock and what can be taken back.
    package let session: Session
    /// All settings in force.
    package let settings: Settings
    /// How the game looks and what it is called.
    package let presentation: Presentation
    /// How cards move.
    package let motion: Motion
    /// The cards that are held down.
    package let heldCards: [Card]
    /// What to say; `nil` leaves what was said before.
    package let messages: [Message]?
    /// Whose game it is.
    package let seating: Seating
    /// What is known of the reports module.
    package let reports: ReportsState
    /// Whether the files of a newer version are there.
    package let hasNewVersion: Bool

    var game: Game { session.game }

    /// A state to be shown.
    package init(
        phase: Phase, session: Session, settings: Settings, presentation: Presentation, motion: Motion,
        heldCards: [Card], messages: [Message]?, seating: Seating, reports: ReportsState, hasNewVersion: Bool
    ) {
        (self.phase, self.session, self.settings) = (phase, session, settings)
        (self.presentation, self.motion) = (presentation, motion)
        (self.heldCards, self.messages, self.reports) = (heldCards, messages, reports)
        (self.seating, self.hasNewVersion) = (seating, hasNewVersion)
    }
}

/// Whose game a page shows.
package enum Seating: Equatable {
    /// That of whoever sits in front of it.
    case own
    /// A room's game: in this seat of it, or watching; `sent` has the cards of claims that show as sent and not decided.
    case room(Seat?, sent: [Card])

    /// Whether it is a room's.
    var isRoom: Bool { self != .own }
    /// The seat whose points are the page's own.
    var seat: Seat {
        if case .room(let seat?, _) = self { seat } else { .first }
    }
    /// The cards that were claimed and show as not decided.
    var sent: [Card] {
        if case .room(_, let cards) = self { cards } else { [] }
    }
}

/// What is known of the reports module.
package struct ReportsState: Equatable {
    /// Whether it answers.
    package enum Availability {
        /// It has not answered yet.
        case loading
        /// It answers.
        case ready
        /// It could not be loaded, or it failed.
        case unavailable
    }

    /// Whether it answers.
    package var availability = Availability.loading
    /// How many questions have no answer yet.
    package var unanswered = 0
    /// The result of the daily deal that was just played, as a text for others; empty where it was none.
    package var resultToShare = UTF8Text()
    /// Whether the labels of dialogs are there.
    package var hasLabels = false

    /// Nothing is known of it.
    package init() {}
}

/// What gets the focus after the screen was rendered.
package enum FocusTarget: Equatable {
    case element(ElementID)
    case card(Card)
    /// The list of keys in How to play.
    case listOfKeys
}
