import PlainText
import SetGame
import SetPage
import SetRules
import SetSettings
import SetWords

/// Whether this page is the one that plays.
package enum PageRole {
    /// Nobody has looked at the page yet, or it waits to hear whether it may play.
    case waiting
    /// It plays, and it alone stores anything.
    case playing
    /// Another page of the site plays.
    case elsewhere
}

/// What the app knows about its page and its place among others.
package struct Environment {
    /// Whether this page plays.
    package var role = PageRole.waiting
    /// Whether all of the app has begun, not just what the first card needs.
    var isComplete = false
    /// Whether anybody can see the page.
    package var isVisible: Bool
    /// Whether the system asks for less motion.
    package var isMotionReduced: Bool
    /// Whether the files of a newer version are there.
    package var hasNewVersion = false
    /// The language in use.
    package var language = Language.english
    /// What is known of the reports module.
    var reports = ReportsState()
    /// Whether the browser has locks; otherwise a lease in storage tells which page plays.
    let hasLocks: Bool
    /// The link that the page was opened with, until it is followed.
    private(set) var unfollowedLink: Link?
    /// Whether a game has been opened here.
    private(set) var hasOpened = false
    private var time: EventTime

    /// When events happen.
    private struct EventTime {
        /// The time of the last event.
        var last: Milliseconds
        /// The last event's own time, which may lie before the event before it.
        var own: Milliseconds
        /// When the next wake is due.
        var wake: Milliseconds?
        /// Whether a late wake was put off, so that input which came before it is heard first.
        var hasDeferredWake = false
    }

    /// A wake is late from here on, in milliseconds.
    private static var tolerance: Milliseconds { 30 }

    init(isVisible: Bool, isMotionReduced: Bool, hasLocks: Bool, link: Link, now: Milliseconds) {
        (self.isVisible, self.isMotionReduced, self.hasLocks) = (isVisible, isMotionReduced, hasLocks)
        unfollowedLink = link
        time = EventTime(last: now, own: now)
    }

    /// When an event happened: at its own time, but not before the last event, and not after now. So a busy page, which
    /// handles events late, costs nobody a claim.
    mutating func moment(of event: Milliseconds, now: Milliseconds) -> Milliseconds {
        // A clock that jumps backwards begins anew.
        let earliest = min(time.last, now)
        time.own = min(event, now)
        time.last = max(earliest, time.own)
        return time.last
    }

    /// When the event at hand happened.
    var now: Milliseconds { time.last }

    /// The own time of the event at hand, even if an earlier event was handled first.
    var ownTime: Milliseconds { time.own }

    mutating func noteWake(after delay: Milliseconds?) {
        time.wake = delay.map { time.last + $0 }
    }

    /// Whether a wake is so late that the page must have been busy, for the first time: input may be waiting that came
    /// before it.
    mutating func defersWake(at now: Milliseconds) -> Bool {
        let isLate = time.wake.map { now - $0 > Self.tolerance } ?? false
        time.hasDeferredWake = isLate && !time.hasDeferredWake
        return time.hasDeferredWake
    }

    /// Returns the link to follow, once.
    mutating func open() -> Link? {
        hasOpened = true
        defer { unfollowedLink = nil }
        return unfollowedLink
    }
}

/// What the event at hand asks the screen for, besides showing the state.
struct Reply {
    /// How much of the open dialog has changed.
    var dialogChange: DialogChange?
    /// What gets the focus.
    var focus: FocusTarget?
    /// The card that the Tab key leads to from now on.
    var current: Card?
}

extension PageEvent {
    /// Whether a person caused it, so that its own time counts.
    var isInput: Bool {
        switch self {
        case .click, .pointerDown, .pointerMove, .pointerUp, .pointerCancel, .key: true
        case .touchMove, .focus, .change, .input, .dialogClosed, .visibility, .storage, .resize, .wake, .reducedMotion,
            .delivered, .lock, .report, .newVersion, .socket, .network, .address:
            false
        }
    }
}
