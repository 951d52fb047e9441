import PlainText
import SetGame
import SetInput
import SetPage
import SetSettings
import SetStorage
import SetTable
import SetWords

// How a page becomes the one that plays, and with which game.
extension TercetApp {
    /// Whether the first half of the module is enough to start and to play (`Tools/splitting.py`). This is so if no data
    /// is stored, the last start didn't fail, and the address neither writes out a deck nor names a room, a daily deal or
    /// motion with physics.
    public static func isFirstVisit(on platform: P, failedStarts: Int) -> Bool {
        let query = platform.read("location.search")
        guard failedStarts == 0, query.bytes.count <= Link.longestWithoutDeck,
            platform.read("location.hash").isEmpty, Stores(platform: platform).isEmpty
        else { return false }
        let link = Link(query: query)
        let settings = ActiveSettings(stored: Preferences(), link: link)
        let all = Settings(options: link.applied(to: Options()), preferences: settings.preferences)
        return !link.isDaily && all.motion(isReduced: false) != .physics
    }

    func listen() {
        let page = screen.page
        let document = page[.document]
        platform.listen(to: "click", on: document, as: .click)
        platform.listen(to: "keydown", on: document, as: .key)
        platform.listen(to: "focusin", on: document, as: .focus)
        platform.listen(to: "change", on: document, as: .change)
        platform.listen(to: "input", on: document, as: .input)
        platform.listen(to: "visibilitychange", on: document, as: .visibility)
        platform.listen(to: "storage", on: page[.window], as: .storage)
        platform.listen(to: "lock", on: page[.window], as: .lock)
        platform.listen(to: "update", on: page[.window], as: .update)
        platform.listen(to: "online", on: page[.window], as: .network)
        platform.listen(to: "offline", on: page[.window], as: .network)
        platform.listen(to: "hashchange", on: page[.window], as: .address)
        platform.listen(to: "pointerdown", on: document, as: .pointerDown)
        platform.listen(to: "pointermove", on: document, as: .pointerMove)
        platform.listen(to: "pointerup", on: document, as: .pointerUp)
        platform.listen(to: "pointercancel", on: document, as: .pointerCancel)
        platform.listen(to: "touchmove", on: page[.table], as: .touchMove)
        for dialog in DialogID.allCases {
            platform.listen(to: "close", on: page[dialog.element], as: .dialogClosed)
        }
        platform.observeSize(of: page[.table])
    }

    /// The language that the player or the link has chosen, or else the browser's language.
    private var chosenLanguage: LanguageTag {
        settings.preferences.language ?? .preferred(platform.read("navigator.languages"))
    }

    /// Asks for the words of the chosen language, unless they are in use.
    func useChosenLanguage() {
        let chosen = chosenLanguage
        if !(environment.language.code == chosen.code) { platform.loadWords(in: chosen) }
    }

    /// Uses these words if they are still in the chosen language.
    func use(words: UTF8Text) {
        guard let language = Language(words), language.code == chosenLanguage.code, language != environment.language
        else { return }
        announcer.sayAgain()
        environment.language = language
        askWhatWasBeaten()
        reply.dialogChange = .content
    }

    /// Plays here, waits, or leaves the game to another page, depending on the lock.
    func resolve(_ lock: LockState, at now: Milliseconds) {
        switch lock {
        case .granted: if environment.role != .playing { play(at: now) }
        case .denied:
            let isNews = environment.role != .elsewhere
            leave(at: now)
            // When the other page closes, this page continues.
            if isNews { platform.requestLock(.wait) }
        case .unrequested: if environment.role == .waiting { platform.requestLock(.wait) }
        case .unsupported:
            if stores.lease.isHeldByAnother(at: platform.date()) {
                leave(at: now)
            } else {
                stores.lease.take(at: platform.date())
                play(at: now)
            }
        }
    }

    /// Leaves the game to another page: shows a notice, and stops storing.
    func leave(at now: Milliseconds) {
        environment.role = .elsewhere
        dialog = nil
        input.releaseAll()
        _ = try? session.perform(.setWatched(false), at: now)
        if isInRoom { disconnect(at: now) }
    }

    /// Plays here: continues the stored game, and follows the link that opened the page.
    func play(at now: Milliseconds) {
        environment.role = .playing
        let isFirstVisit = stores.isEmpty
        let isStored = !stores.sessions.isEmpty
        let (record, problems) = stores.sessions.load(orDealing: DealID(entropy: platform.entropy()))
        if environment.hasOpened, record.current.game.dealID != session.game.dealID { screen.cards.startOver() }
        session = Session(restoring: record)
        for problem in problems { announcer.tell(problem) }
        let opened = session.game.dealID
        if let link = environment.open() { follow(link, isStored: isStored, at: now) }
        if session.game.isOver, session.game.dealID == opened { announcer.say(.end(of: session.game)) }
        if isFirstVisit {
            welcome.isFirstVisit = true
            if announcer.isSilent { announcer.say(.welcome) }
        }
        _ = try? session.perform(.setWatched(environment.isVisible && dialog == nil && !isInRoom), at: now)
        perform(.advance, at: now)
        keepGame()
    }

    /// Stores the opened game, and then removes its link from the address.
    private func keepGame() {
        store()
        followAddress(at: environment.now)
        if welcome.isFirstVisit { stores.welcome.begin() } else if !stores.welcome.isDue { return }
        welcome.begin()
    }

    /// Enters the room that the address names, once the whole module is there, and removes the link to a deal from the
    /// address.
    func followAddress(at time: Milliseconds) {
        if environment.isWhole {
            followFragment(at: time)
        } else if !platform.read("location.hash").isEmpty {
            return
        }
        clearAddress()
    }

    /// Ends the welcome of a new player for good.
    func endWelcome() {
        welcome.end()
        stores.welcome.end()
    }

    /// Deals the link's deal, and sets the options that the link names.
    private func follow(_ link: Link, isStored: Bool, at now: Milliseconds) {
        var options = session.game.options
        if case .id(let id) = link.deal { options = id.options }
        options = link.applied(to: options)
        switch link.deal {
        case .id(let id) where link.isDaily: open(id.seed, link.applied(to: session.game.options), at: now)
        case .id(var id):
            id.options = options
            _ = try? session.perform(.open(id, isNamed: true), at: now)
            announcer.say(.linkDeal)
        case .none, .unusable:
            setOptions(options, isStored: isStored, at: now)
        }
        if !link.unknown.isEmpty {
            announcer.say(.linkUnknown(UTF8Text.joined(link.unknown, by: ", ").prefix(60)))
        }
        if case .unusable = link.deal { announcer.say(.linkHasNoDeal) }
    }

    /// Plays with other options. They apply to the game in progress; without a stored game, with another game of the
    /// family or with another number of players, a new game begins.
    private func setOptions(_ options: Options, isStored: Bool, at now: Milliseconds) {
        let former = session.game.options
        guard options != former else { return }
        if isStored, options.players == former.players, options.game == former.game {
            perform(.act(.change(options), .first), at: now)
        } else {
            _ = try? session.perform(
                .open(DealID(entropy: platform.entropy(), options: options), isNamed: false), at: now)
        }
    }

    /// Removes the deal and the game's options from the address, so a reload restores the game instead of dealing
    /// again.
    func clearAddress() {
        platform.replaceAddress("\(platform.read("location.pathname"))\(queryAndFragment)")
    }
}

extension Link {
    /// Returns these options with the link's settings applied.
    func applied(to options: Options) -> Options {
        var all = Settings(options: options)
        for (setting, value, _) in settings where setting.entry.owner == .game { _ = all.set(setting, to: value) }
        return all.options
    }
}

extension UTF8Text {
    /// Returns the first `count` bytes, shortened to the end of a character.
    fileprivate func prefix(_ count: Int) -> UTF8Text {
        var end = min(count, bytes.count)
        while end > 0, end < bytes.count, bytes[end] & 0xc0 == 0x80 { end -= 1 }
        return UTF8Text(bytes[..<end])
    }
}
