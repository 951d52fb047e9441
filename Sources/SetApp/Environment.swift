import PlainText
import SetGame
import SetPage
import SetPanels
import SetRules
import SetSettings
import SetWords

/// The surroundings of the page: the system, the language, the address, and the times of events.
package struct Environment {
    /// Whether the system asks for less motion.
    package var isMotionReduced: Bool
    /// Whether the files of a newer version have been downloaded.
    package var hasNewVersion = false
    /// The language in use.
    package var language: Language
    /// The address of the page, without a query.
    let address: UTF8Text
    /// The link that opened the page, until it is followed.
    private(set) var unfollowedLink: Link?
    /// Whether a game has been opened here.
    private(set) var hasOpened = false
    private var time: EventTime

    /// The times of events.
    private struct EventTime {
        /// The time of the last event.
        var last: Milliseconds
        /// The last event's own time, which may precede the event before it.
        var own: Milliseconds
        /// When the next wake is due.
        var wake: Milliseconds?
        /// Whether a late wake was put off so that earlier input is handled first.
        var hasDeferredWake = false
    }

    /// The delay from which a wake counts as late, in milliseconds.
    private static var tolerance: Milliseconds { 30 }

    init(language: Language, isMotionReduced: Bool, address: UTF8Text, link: Link, now: Milliseconds) {
        (self.language, self.isMotionReduced, self.address) = (language, isMotionReduced, address)
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
