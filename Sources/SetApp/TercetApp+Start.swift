import PlainText
import SetGame
import SetPage
import SetPanels
import SetPlay
import SetRules
import SetSettings
import SetStorage
import SetTab
import SetTable
import SetWords

// How a page starts, and with which game.
extension TercetApp {
    /// Whether the first half of the module is enough to start and to play (`Tools/splitting.py`). This is so if no data
    /// is stored, the last start didn't fail, and the address neither writes out a deck nor names a room, a daily deal,
    /// two players, another game than Set, or motion with physics.
    public static func isFirstVisit(on platform: P, failedStarts: Int) -> Bool {
        let query = platform.read("location.search")
        guard failedStarts == 0, query.bytes.count <= Link.longestWithoutDeck,
            platform.read("location.hash").isEmpty, Stores(platform: platform).isEmpty
        else { return false }
        let link = Link(query: query)
        let preferences = ActiveSettings(stored: Preferences(), link: link).preferences
        let options = link.optionsOfDeal(or: Options())
        let motion = Settings(options: options, preferences: preferences).motion(isReduced: false)
        return link.dated == nil && motion != .physics && options.players == .one && options.game == .set
    }

    /// Completes the start once the whole module has loaded: shows all of the page, and carries out the waiting
    /// commands.
    ///
    /// - Parameters:
    ///   - words: the words that the start could do without; they may be in a language that isn't in use any more.
    ///   - now: the time of the platform's clock in milliseconds.
    public func complete(words: UTF8Text, at now: Milliseconds) {
        guard case .firstHalf(let waiting) = extent else { return }
        extent = .whole(Panels(platform: platform, screen: screen))
        if let language = state.environment.language.with(words) { state.environment.language = language }
        let moment = state.environment.moment(of: now, now: now)
        if state.tab.isPlaying {
            perform(.advance, at: moment)
            followAddress(at: moment)
        }
        if !waiting.isEmpty { state.announcer.clear() }
        render()
        platform.ask(nil)
        for command in waiting {
            carryOut(command, at: moment)
            render()
        }
    }

    /// Plays here: continues the stored game, and follows the link that opened the page.
    func start(at now: Milliseconds) {
        let isFirstVisit = stores.isEmpty
        let isStored = !stores.sessions.isEmpty
        let (record, problems) = stores.sessions.load(orDealing: DealID(entropy: platform.entropy()))
        if state.environment.hasOpened, record.current.game.dealID != state.play.session.game.dealID {
            screen.cards.startOver()
        }
        state.play = Play(Session(restoring: record))
        for problem in problems { state.announcer.tell(problem) }
        let opened = state.play.session.game.dealID
        if let link = state.environment.open() { follow(link, isStored: isStored, at: now) }
        let game = state.play.session.game
        if game.isOver, game.dealID == opened { state.announcer.say(.end(of: game)) }
        if isFirstVisit, state.announcer.isSilent { state.announcer.say(.pattern(.welcome)) }
        state.play.performSilently(.setWatched(state.isWatched), at: now)
        perform(.advance, at: now)
        store()
        followAddress(at: state.environment.now)
        if isFirstVisit { stores.coach.begin() }
        state.coach = isFirstVisit || stores.coach.isDue ? .due : .gone
    }

    /// Deals the link's deal, and sets the options that the link names.
    private func follow(_ link: Link, isStored: Bool, at now: Milliseconds) {
        let options = link.optionsOfDeal(or: state.play.session.game.options)
        switch link.deal {
        case .id(let id) where link.dated != nil:
            open(id.seed, isPuzzle: link.dated == .puzzle, link.applied(to: state.play.session.game.options), at: now)
        case .id(let id):
            // A written deck belongs to one game.
            if let id = try? DealID(seed: id.seed, options: options) {
                state.play.performSilently(.open(id, isNamed: true), at: now)
                state.announcer.say(.phrase(.linkDeal))
            } else {
                state.announcer.say(.phrase(.linkHasNoDeal))
            }
        case .none, .unusable:
            setOptions(options, isStored: isStored, at: now)
        }
        if !link.unknown.isEmpty {
            state.announcer.say(.linkUnknown(UTF8Text.joined(link.unknown, by: ", ").prefix(60)))
        }
        if case .unusable = link.deal { state.announcer.say(.phrase(.linkHasNoDeal)) }
    }

    /// Plays with other options. They apply to the game in progress; without a stored game, with another game of the
    /// family or with another number of players, a new game begins.
    private func setOptions(_ options: Options, isStored: Bool, at now: Milliseconds) {
        let former = state.play.session.game.options
        guard options != former else { return }
        if isStored, options.players == former.players, options.game == former.game {
            perform(.act(.change(options), .first), at: now)
        } else {
            let deal = DealID(entropy: platform.entropy(), options: options)
            state.play.performSilently(.open(deal, isNamed: false), at: now)
        }
    }

    /// Enters the room in the address, once the whole module has loaded, and removes the link to a deal from the
    /// address.
    private func followAddress(at time: Milliseconds) {
        if let whole {
            whole.followFragment(at: time)
        } else if !platform.read("location.hash").isEmpty {
            return
        }
        clearAddress()
    }

    /// Removes the deal and the game's options from the address, so a reload restores the game instead of dealing
    /// again.
    func clearAddress() {
        platform.replaceAddress("\(platform.read("location.pathname"))\(state.queryAndFragment)")
    }

    /// The language that the player or the link has chosen, or else the browser's language.
    private var chosenLanguage: LanguageTag {
        state.settings.preferences.language ?? .preferred(platform.read("navigator.languages"))
    }

    /// Asks for the words of the chosen language, unless they are in use.
    func useChosenLanguage() {
        let chosen = chosenLanguage
        if !(state.environment.language.code == chosen.code) { platform.loadWords(in: chosen) }
    }

    /// Uses these words if they are still in the chosen language.
    func use(words: UTF8Text) {
        guard let language = Language(words), language.code == chosenLanguage.code,
            language != state.environment.language
        else { return }
        state.announcer.sayAgain()
        state.environment.language = language
        whole?.askAboutGames()
        reply.dialogChange = .content
    }
}

extension Link {
    /// Returns the options of the link's deal, or these if it names none, with the link's settings applied.
    fileprivate func optionsOfDeal(or options: Options) -> Options {
        if case .id(let id) = deal { applied(to: id.options) } else { applied(to: options) }
    }

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
