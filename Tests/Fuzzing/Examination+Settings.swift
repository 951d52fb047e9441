import PlainText
import SetGame
import SetRules
import SetSettings
import SetStorage

extension Examination {
    /// Reads a link, and plays with what it asks for.
    static func ofLink(_ text: UTF8Text) throws(Finding) -> Bool {
        let link = Link(query: text)
        var settings = Settings()
        for (setting, value, _) in link.settings {
            try expect(settings.set(setting, to: value), "a setting of a link can be set")
        }
        try expect(Options(notation: settings.options.notation) == settings.options, "options written and read again")
        try expectSame(ActiveSettings(stored: Preferences(), link: link).preferences)
        try expectRemainder(of: link)
        guard case .id(let id) = link.deal else { return !link.settings.isEmpty }
        try expectDealt(id)
        return true
    }

    /// Expects that preferences are the same written and read again.
    private static func expectSame(_ preferences: Preferences) throws(Finding) {
        var again = Settings()
        again.read(Settings(preferences: preferences).text)
        try expect(again.preferences == preferences, "preferences written and read again")
    }

    /// Expects that what stays in the address says the same, and nothing else.
    private static func expectRemainder(of link: Link) throws(Finding) {
        let rest = Link(query: link.remainder)
        let kept = link.settings.filter { $0.setting.entry.owner == .person }
        let isSame = kept.elementsEqual(rest.settings) { $0.setting == $1.setting && $0.value == $1.value }
        try expect(isSame && rest.unknown.isEmpty, "what stays of a link")
        if case .none = rest.deal { return }
        throw Finding(what: "a deal stays in the address")
    }

    /// Opens a deal beside a game in progress.
    private static func expectDealt(_ id: DealID) throws(Finding) {
        try expect((try? DealID(text: id.text)) == id, "a deal id written and read again")
        var query: UTF8Text = "?seed="
        query.append(contentsOf: Link.encoded(id.text))
        guard case .id(let again) = Link(query: query).deal, again == id else {
            throw Finding(what: "a deal id in a link")
        }
        var session = Session(dealing: DealID(entropy: 7))
        _ = try? session.perform(.act(.reshuffle, .first), at: 0)
        _ = try? session.perform(.open(id, isNamed: true), at: 1)
        try expect(session.game == Game(id) && session.linkedDeal == id, "the deal is opened")
        try expectSound(session.current)
        try expect(session.interruptedGame?.game.log.count == 1, "the game before is kept")
    }

    /// Reads stored settings, and stores them again.
    static func ofSettings(_ text: UTF8Text) throws(Finding) -> Bool {
        let store = MemoryStore(["tercet.settings": text])
        let settings = SettingsStore(store)
        let read = settings.load()
        try expectSame(read.preferences)
        try? settings.save(read)
        guard let saved = store.items["tercet.settings"] else { throw Finding(what: "settings are stored") }
        try expect(settings.load().preferences == read.preferences, "settings are the same once stored")
        var (before, after) = (Settings(), Settings())
        try expect(after.read(saved) == before.read(text), "unknown lines stay")
        try? settings.save(read)
        try expect(store.items["tercet.settings"] == saved, "settings stored twice")
        return read.preferences != Preferences()
    }

    /// Reads a lease, takes it and gives it back.
    static func ofLease(_ text: UTF8Text) throws(Finding) -> Bool {
        let store = MemoryStore(["tercet.tab": text])
        let lease = TabLease(store, id: 3)
        var isHeld = false
        for now in [-50_000_000, 0, 1, 4000, 1_700_000_000_000, 1 << 48] as [Milliseconds] {
            if lease.isHeldByAnother(at: now) { isHeld = true }
        }
        lease.take(at: 4000)
        try expect(!lease.isHeldByAnother(at: 4000), "a lease that was taken")
        lease.release()
        try expect(store.items.isEmpty, "a lease that was given back")
        return isHeld
    }
}
