import PlainText
import SetGame
import SetInput
import SetPage
import SetPanels
import SetPlay
import SetRoom
import SetSettings
import SetStorage
import SetTab
import SetWords

// The effects of this page's part among the site's pages.
extension TercetApp {
    /// Whether another page has the lease, in a browser without locks.
    var isLeased: Bool { !state.tab.hasLocks && stores.lease.isHeldByAnother(at: platform.date()) }

    func respond(to event: TabEvent, at time: Milliseconds) {
        if case .visibility = event, state.tab.isPlaying { input.releaseAll() }
        if case .storage(let key) = event {
            noteStored(key)
            // Only the lease decides who plays.
            guard key.isEmpty || key == TabLease<P>.key else { return }
        }
        let storage = Tab.Storage(isLeased: isLeased, isCurrent: stores.sessions.isCurrent)
        carryOut(state.tab.perform(event, storage), at: time)
    }

    func carryOut(_ effects: [TabEffect], at time: Milliseconds) {
        for effect in effects {
            switch effect {
            case .request(let request): platform.requestLock(request)
            case .takeLease: stores.lease.take(at: platform.date())
            case .releaseLease: stores.lease.release()
            case .play: start(at: time)
            case .leave: leave(at: time)
            case .hide: hide(at: time)
            case .show: show(at: time)
            }
        }
    }

    /// Leaves the game to another page: shows a notice, and stops storing.
    private func leave(at now: Milliseconds) {
        state.dialogs.open = nil
        input.releaseAll()
        state.play.performSilently(.setWatched(false), at: now)
        whole?.updateRoom(.suspend, at: now)
    }

    private func hide(at time: Milliseconds) {
        perform(.setWatched(false), at: time)
        whole?.updateRoom(.hidden(on: platform.date()), at: time)
        store()
    }

    private func show(at time: Milliseconds) {
        perform(.setWatched(state.isWatched), at: time)
        whole?.updateRoom(.shown(on: platform.date()), at: time)
    }

    /// Notes that another page of the site has stored something.
    private func noteStored(_ key: UTF8Text) {
        guard state.tab.isPlaying, key.isEmpty || key == HistoryStore<P>.recordsKey else { return }
        whole?.showStatistics()
    }

    /// Stores the session and, at the end of a game, the game's record.
    func store(isEnd: Bool = false) {
        guard state.tab.isPlaying else { return }
        var outcome: SessionStore<P>.Outcome
        if isEnd {
            let isRecorded: Bool
            (outcome, isRecorded) = stores.saveEnd(of: state.play.session, on: platform.date())
            if isRecorded { whole?.askAboutGames() } else { state.announcer.say(.phrase(.gameNotCounted)) }
        } else {
            outcome = stores.sessions.save(state.play.session.record)
        }
        switch outcome {
        case .stored: break
        case .refused(let problem): state.announcer.tell(problem)
        case .takenOver: carryOut(state.tab.leave(), at: state.environment.now)
        }
    }

    /// Also saves the clock every few seconds, so a crash loses at most that much time.
    func saveTime() {
        if !state.tab.hasLocks { stores.lease.take(at: platform.date()) }
        if state.play.session.elapsed / 1000 % 5 == 0, !state.isInRoom { store() }
    }
}
