import PlainText
import SetGame
import SetPage
import SetRules
import SetSettings
import SetWords

/// Whether this page is the one that plays.
package enum PageRole {
    /// The page hasn't been visible yet, or it waits to hear whether it may play.
    case waiting
    /// This page plays, and only this page stores anything.
    case playing
    /// Another page of the site plays.
    case elsewhere
}

/// The state of the page, and its role among the pages of the site.
package struct Environment {
    /// Whether this page plays.
    package var role = PageRole.waiting
    /// Whether the whole module is there, not only the part for playing alone.
    var isWhole = false
    /// Whether the page is visible.
    package var isVisible: Bool
    /// Whether the system asks for less motion.
    package var isMotionReduced: Bool
    /// Whether the files of a newer version have been downloaded.
    package var hasNewVersion = false
    /// The language in use.
    package var language: Language
    /// The state of the reports module.
    var reports = ReportsState()
    /// Whether the browser has locks; without them a lease in storage decides which page plays.
    let hasLocks: Bool
    /// The link that opened the page, until it is followed.
    private(set) var unfollowedLink: Link?
    /// Whether a game has been opened here.
    private(set) var hasOpened = false
    private var time: EventTime

    /// The times of events.
    private struct EventTime {
        /// The time of the last event.
        var last: Milliseconds
        /// The last event's own time, which may lie before the event before it.
        var own: Milliseconds
        /// When the next wake is due.
        var wake: Milliseconds?
        /// Whether a late wake was put off so that earlier input is handled first.
        var hasDeferredWake = false
    }

    /// The delay from which a wake counts as late, in milliseconds.
    private static var tolerance: Milliseconds { 30 }

    init(
        language: Language, isVisible: Bool, isMotionReduced: Bool, hasLocks: Bool, link: Link, now: Milliseconds
    ) {
        (self.isVisible, self.isMotionReduced, self.hasLocks) = (isVisible, isMotionReduced, hasLocks)
        self.language = language
        unfollowedLink = link
        time = EventTime(last: now, own: now)
    }

    /// Returns when an event happened: at its own time, but not before the last event, and not after `now`. A busy page
    /// handles events late, and this way that never costs a player a claim.
    mutating func moment(of event: Milliseconds, now: Milliseconds) -> Milliseconds {
        // If the clock jumps backwards, time starts over.
        let earliest = min(time.last, now)
        time.own = min(event, now)
        time.last = max(earliest, time.own)
        return time.last
    }

    /// When the current event happened.
    var now: Milliseconds { time.last }

    /// The own time of the event at hand, even if an earlier event was handled first.
    var ownTime: Milliseconds { time.own }

    mutating func noteWake(after delay: Milliseconds?) {
        time.wake = delay.map { time.last + $0 }
    }

    /// Whether a wake is so late, for the first time, that the page must have been busy. Earlier input may still be
    /// waiting.
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

/// Requests of the current event to the screen, in addition to rendering the state.
struct Reply {
    /// How much of the open dialog has changed.
    var dialogChange: DialogChange?
    /// The element or card that gets the focus.
    var focus: FocusTarget?
    /// The card that the Tab key now leads to.
    var current: Card?
}
