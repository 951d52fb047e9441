import PlainText
import SetGame
import SetRules
import SetSettings
import SetTable
import SetWords

/// Everything that the screen shows, except the positions of moving cards.
///
/// It collects what rendering needs from several features, so a property belongs to each.
package struct ScreenState {
    /// The page's purpose at the moment.
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

    /// The page's purpose at the moment.
    package let phase: Phase
    /// The game in progress, with its clock and the steps that can be undone.
    package let session: Session
    /// All settings in use.
    package let settings: Settings
    /// The appearance and the language of the game.
    package let presentation: Presentation
    /// How cards move.
    package let motion: Motion
    /// The cards that are held down.
    package let heldCards: [Card]
    /// The messages to show; `nil` if the previous messages stay.
    package let messages: [Message]?
    /// Whose game it is.
    package let seating: Seating
    /// The state of the reports module.
    package let reports: ReportsState
    /// Whether the files of a newer version have been downloaded.
    package let hasNewVersion: Bool

    /// The game in progress.
    package var game: Game { session.game }
    /// Whether each card has a key.
    package var cardsHaveKeys: Bool { settings.preferences.givesCardsKeys(to: game.options.players) }
    /// Whether the player can return to their own game: from a link's game or from a room.
    package var hasWayBack: Bool { seating.isRoom || session.hasInterruptedGame }

    /// Creates a state to show.
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
    /// The game of the player at this page.
    case own
    /// A room's game: in this seat of it, or watching; `sent` has the cards of claims that show as sent and not decided.
    case room(Seat?, sent: [Card])

    /// Whether it is a room's game.
    package var isRoom: Bool { self != .own }
    /// The seat whose points are the page's own.
    package var seat: Seat {
        if case .room(let seat?, _) = self { seat } else { .first }
    }
    /// The seat of the reader; `nil` for one who watches a room.
    package var reader: Seat? {
        switch self {
        case .own: .first
        case .room(let seat, _): seat
        }
    }
    /// The cards that were claimed and show as not decided.
    var sent: [Card] {
        if case .room(_, let cards) = self { cards } else { [] }
    }
}

/// The state of the reports module.
package struct ReportsState: Equatable {
    /// Whether the module answers.
    package enum Availability {
        /// The module hasn't answered yet.
        case loading
        /// The module answers.
        case ready
        /// The module couldn't be loaded, or it failed.
        case unavailable
    }

    /// Whether the module answers.
    package var availability = Availability.loading
    /// Whether the module has answered at all.
    package var hasAnswered = false
    /// The number of unanswered questions.
    package var unanswered = 0
    /// The state as the style knows it.
    var name: UTF8Text {
        switch availability {
        case .loading: "loading"
        case .ready: hasAnswered ? "answered" : "ready"
        case .unavailable: "unavailable"
        }
    }

    /// Creates the state of a module that hasn't answered yet.
    package init() {}
}

/// The target of the focus after the screen has been rendered.
package enum FocusTarget: Equatable {
    case element(ElementID)
    case card(Card)
    /// The list of keys in How to play.
    case listOfKeys
}
