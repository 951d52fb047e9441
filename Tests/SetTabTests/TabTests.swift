import SetPage
import SetTab
import Testing

@Suite("One of the site's pages")
struct TabTests {
    private static let free = Tab.Storage(isLeased: false, isCurrent: true)
    private static let leased = Tab.Storage(isLeased: true, isCurrent: true)
    private static let outdated = Tab.Storage(isLeased: false, isCurrent: false)

    /// A page that plays, in a browser with locks or without.
    private func playing(hasLocks: Bool = true) -> Tab {
        let lock = hasLocks ? LockState.granted : .unsupported
        var tab = Tab(isVisible: true, lock: lock)
        _ = tab.resolve(lock, isLeased: false)
        return tab
    }

    @Test("plays when it gets the lock, and when it has it nothing more happens")
    func granted() {
        var tab = Tab(isVisible: true, lock: .granted)
        #expect(tab.role == .waiting && tab.resolve(.granted, isLeased: false) == [.play])
        #expect(tab.isPlaying && tab.resolve(.granted, isLeased: false).isEmpty)
    }

    @Test("waits for the lock that another page has, and asks once")
    func denied() {
        var tab = Tab(isVisible: true, lock: .denied)
        #expect(tab.resolve(.denied, isLeased: false) == [.leave, .request(.wait)])
        #expect(tab.role == .elsewhere && tab.resolve(.denied, isLeased: false) == [.leave])
        #expect(tab.resolve(.granted, isLeased: false) == [.play])
    }

    @Test("without locks plays unless another page has the lease, which it takes itself")
    func lease() {
        var tab = Tab(isVisible: true, lock: .unsupported)
        #expect(tab.resolve(.unsupported, isLeased: true) == [.leave] && tab.role == .elsewhere)
        #expect(tab.perform(.storage(key: "lease"), Self.leased) == [.leave])
        #expect(tab.perform(.storage(key: "lease"), Self.free) == [.takeLease, .play] && tab.isPlaying)
        #expect(tab.perform(.storage(key: "lease"), Self.free).isEmpty)
        #expect(tab.perform(.storage(key: "lease"), Self.leased) == [.leave])
    }

    @Test("that plays hides and shows, and keeps the lease only while it is visible", arguments: [true, false])
    func visibility(hasLocks: Bool) {
        var tab = playing(hasLocks: hasLocks)
        #expect(tab.perform(.visibility(isVisible: false), Self.free) == (hasLocks ? [.hide] : [.hide, .releaseLease]))
        #expect(!tab.isVisible && tab.isPlaying)
        #expect(tab.perform(.visibility(isVisible: true), Self.free) == (hasLocks ? [.show] : [.takeLease, .show]))
    }

    @Test("that is shown again leaves the game to a page that took the lease, and loads what another page stored")
    func shownLate() {
        var tab = playing(hasLocks: false)
        _ = tab.perform(.visibility(isVisible: false), Self.free)
        #expect(tab.perform(.visibility(isVisible: true), Self.leased) == [.leave])
        tab = playing()
        #expect(tab.perform(.visibility(isVisible: true), Self.outdated) == [.play])
    }

    @Test("that doesn't play waits for the lock only while it is visible, and never takes over while hidden")
    func elsewhere() {
        var tab = Tab(isVisible: true, lock: .denied)
        _ = tab.resolve(.denied, isLeased: false)
        #expect(tab.perform(.visibility(isVisible: false), Self.free) == [.request(.release)])
        #expect(tab.perform(.lock(.granted), Self.free) == [.request(.release)] && tab.role == .elsewhere)
        #expect(tab.perform(.visibility(isVisible: true), Self.free) == [.request(.wait)])
        #expect(tab.perform(.lock(.granted), Self.free) == [.play])
    }

    @Test("takes over when the player asks", arguments: [true, false])
    func takeOver(hasLocks: Bool) {
        var tab = Tab(isVisible: true, lock: hasLocks ? .denied : .unsupported)
        _ = tab.resolve(hasLocks ? .denied : .unsupported, isLeased: true)
        #expect(tab.takeOver() == (hasLocks ? [.request(.steal)] : [.takeLease, .play]))
        #expect(tab.isPlaying != hasLocks)
    }

    @Test("does what the lock says after any other events", arguments: 0..<200)
    func any(seed: Int) {
        var generator = seed
        func random(_ count: Int) -> Int {
            generator = (generator &* 1_103_515_245 &+ 12_345) & 0x7fff_ffff
            return generator / 65_536 % count
        }
        let hasLocks = seed % 2 == 0
        var tab = Tab(isVisible: random(2) == 0, lock: hasLocks ? .unrequested : .unsupported)
        for _ in 0..<100 {
            let storage = Tab.Storage(isLeased: random(2) == 0, isCurrent: random(4) > 0)
            let event: TabEvent =
                // A browser without locks has no news of them.
                switch random(hasLocks ? 3 : 2) {
                case 0: .visibility(isVisible: random(2) == 0)
                case 1: .storage(key: "")
                default: .lock([.unrequested, .granted, .denied][random(3)])
                }
            let wasPlaying = tab.isPlaying
            let effects = tab.perform(event, storage)
            #expect(
                effects.contains(.play) ? tab.isPlaying : tab.isPlaying == (wasPlaying && !effects.contains(.leave)))
            #expect(!effects.contains(.play) || tab.isVisible)
            #expect(!hasLocks || !effects.contains(.takeLease))
            if !hasLocks, storage.isLeased, case .storage = event { #expect(!tab.isPlaying) }
        }
    }
}
