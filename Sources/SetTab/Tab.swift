import SetPage

/// One of the site's pages that a browser may show at the same time, of which one plays and stores: events in, effects
/// out. A lock of the browser decides which one, or, in browsers without locks, a lease in the site's storage.
package struct Tab {
    /// The part that a page plays among the site's pages.
    package enum Role: Sendable {
        /// The page hasn't been visible yet, or it waits to hear whether it may play.
        case waiting
        /// This page plays, and only this page stores anything.
        case playing
        /// Another page of the site plays.
        case elsewhere
    }

    /// The part that this page plays.
    package private(set) var role = Role.waiting
    /// Whether the page is visible.
    package private(set) var isVisible: Bool
    /// Whether the browser has locks; without them a lease decides.
    package let hasLocks: Bool

    /// Creates the state of a page that has just been opened, with the first answer about the lock.
    package init(isVisible: Bool, lock: LockState) {
        (self.isVisible, hasLocks) = (isVisible, lock != .unsupported)
    }

    /// Whether this page plays.
    package var isPlaying: Bool { role == .playing }

    /// The state of the site's storage, as far as it concerns its pages.
    package struct Storage {
        /// Whether another page has the lease. Only browsers without locks have one.
        package let isLeased: Bool
        /// Whether no other page has stored a game since this page did.
        package let isCurrent: Bool

        /// Creates a state.
        package init(isLeased: Bool, isCurrent: Bool) {
            (self.isLeased, self.isCurrent) = (isLeased, isCurrent)
        }
    }

    /// Plays, waits or leaves the game to another page, as the lock decides.
    ///
    /// - Parameter isLeased: whether another page has the lease, which decides without locks.
    package mutating func resolve(_ lock: LockState, isLeased: Bool) -> [TabEffect] {
        switch lock {
        case .granted: return isPlaying ? [] : play()
        case .denied:
            // When the other page closes, this page continues.
            defer { role = .elsewhere }
            return role == .elsewhere ? [.leave] : [.leave, .request(.wait)]
        case .unrequested: return role == .waiting ? [.request(.wait)] : []
        case .unsupported: return isLeased ? leave() : playWithLease()
        }
    }

    /// Answers an event. A page that doesn't play only waits until it may.
    ///
    /// - Parameters:
    ///   - event: the event. Of another page's data, only the lease counts here.
    ///   - storage: the state of the storage at this moment.
    package mutating func perform(_ event: TabEvent, _ storage: Storage) -> [TabEffect] {
        switch event {
        case .visibility(let isVisible):
            self.isVisible = isVisible
            return isPlaying ? noteVisibility(storage) : request(storage)
        case .storage:
            if isPlaying { return !hasLocks && storage.isLeased ? leave() : [] }
            return !hasLocks && isVisible ? resolve(.unsupported, isLeased: storage.isLeased) : []
        case .lock(let lock):
            // A hidden page never takes over.
            return isPlaying || isVisible ? resolve(lock, isLeased: storage.isLeased) : [.request(.release)]
        }
    }

    /// Takes the game over from the page that plays, as the player has asked.
    package mutating func takeOver() -> [TabEffect] {
        hasLocks ? [.request(.steal)] : playWithLease()
    }

    /// Leaves the game to another page, which has stored one.
    package mutating func leave() -> [TabEffect] {
        role = .elsewhere
        return [.leave]
    }

    private mutating func play() -> [TabEffect] {
        role = .playing
        return [.play]
    }

    private mutating func playWithLease() -> [TabEffect] {
        role = .playing
        return [.takeLease, .play]
    }

    private mutating func request(_ storage: Storage) -> [TabEffect] {
        if hasLocks { return [.request(isVisible ? .wait : .release)] }
        return isVisible ? resolve(.unsupported, isLeased: storage.isLeased) : []
    }

    private mutating func noteVisibility(_ storage: Storage) -> [TabEffect] {
        if !isVisible { return hasLocks ? [.hide] : [.hide, .releaseLease] }
        if !hasLocks, storage.isLeased { return leave() }
        // A page of an older version without locks may have continued the game.
        if !storage.isCurrent { return play() }
        return hasLocks ? [.show] : [.takeLease, .show]
    }
}

/// An effect of an event about the site's pages, which the app carries out.
package enum TabEffect: Equatable, Sendable {
    /// The browser's lock is requested or released.
    case request(LockRequest)
    /// The lease in storage is taken or prolonged.
    case takeLease
    /// The lease is given up.
    case releaseLease
    /// The page plays from now on: it loads the stored game.
    case play
    /// Another page plays: this one shows a notice, and stores nothing.
    case leave
    /// The page that plays has been hidden.
    case hide
    /// The page that plays is visible again.
    case show
}
