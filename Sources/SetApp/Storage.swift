import PlainText
import SetGame
import SetRules
import SetWords

/// What is kept in the browser, and what is said when it cannot be.
struct Storage<H: Platform> {
    private let platform: H
    /// Whether the game or the settings could not be read or written.
    var fails = false
    private var isTold = false
    /// The saved game as this page last wrote or read it.
    private var known: UTF8Text?
    /// Whether a game waits that was under way when a link was opened.
    private(set) var hasBefore = false
    /// Whether games are stored that can neither be read nor put aside.
    var holdsUnreadableGames = false

    private static var game: StaticString { "tercet.game" }
    private static var before: StaticString { "tercet.before" }
    private static var link: StaticString { "tercet.link" }
    private static var aside: StaticString { "tercet.aside" }
    private static var settings: StaticString { "tercet.settings" }

    /// What was found where the game is kept.
    enum Found {
        case nothing
        case game(Save)
        case broken(SaveError)
    }

    init(platform: H) {
        self.platform = platform
        hasBefore = load(Self.before) != nil
    }

    /// Takes note that another page has stored something under a key, or, with an empty one, cleared everything.
    mutating func hear(of key: UTF8Text) {
        if key.isEmpty || key == Self.before { hasBefore = load(Self.before) != nil }
    }

    /// What to tell the player, once, when storage begins to fail.
    mutating func newTrouble() -> Message? {
        guard fails, !isTold else { return nil }
        isTold = true
        return .cannotSave
    }

    /// Reads the game. What cannot be read is put aside under another key, so that nothing is lost.
    mutating func loadGame() -> Found {
        guard let text = load(Self.game) else { return .nothing }
        known = text
        return read(text)
    }

    private mutating func read(_ text: UTF8Text) -> Found {
        do throws(SaveError) {
            return .game(try Save(reading: text))
        } catch {
            store(text, under: Self.aside)
            return .broken(error)
        }
    }

    /// Stores the game, and tells whether it could.
    @discardableResult
    mutating func save(_ save: Save) -> Bool {
        let text = save.text
        guard store(text, under: Self.game) else { return false }
        known = text
        return true
    }

    /// The saved game, if another page has written it since; `nil` if not, or if it cannot be read.
    mutating func savedElsewhere() -> Save? {
        guard let text = load(Self.game), text != known, let save = try? Save(reading: text) else { return nil }
        known = text
        return save
    }

    /// Remembers of which deal the last link was.
    mutating func note(link: DealID) {
        store(link.text, under: Self.link)
    }

    /// Whether this is the game of the last link, which can be had from there again.
    mutating func isOfLink(_ game: Game) -> Bool {
        load(Self.link) == game.dealID.text
    }

    /// Keeps a game to go back to. One that is kept stays, where this one can be had again.
    mutating func keepBefore(_ save: Save) {
        if hasBefore && isOfLink(save.game) { return }
        if store(save.text, under: Self.before) { hasBefore = true }
    }

    /// Gives back the game that was kept, and forgets it.
    mutating func takeBefore() -> Found {
        defer { forgetBefore() }
        return load(Self.before).map { read($0) } ?? .nothing
    }

    private mutating func forgetBefore() {
        store(nil, under: Self.before)
        hasBefore = false
    }

    /// Whether nobody has ever been here.
    var isUntouched: Bool {
        mutating get {
            let isEmpty = load(Self.game) == nil && load(Self.settings) == nil && load(Self.games) == nil
            return isEmpty && !fails
        }
    }

    mutating func loadSettings() -> Settings {
        var settings = Settings()
        if let text = load(Self.settings) { settings.read(text) }
        return settings
    }

    mutating func save(_ settings: Settings) {
        store(settings.text, under: Self.settings)
    }

    mutating func load(_ key: StaticString) -> UTF8Text? {
        do throws(StorageFailure) {
            return try platform.load(key)
        } catch {
            fails = true
            return nil
        }
    }

    @discardableResult
    mutating func store(_ text: UTF8Text?, under key: StaticString) -> Bool {
        do throws(StorageFailure) {
            try platform.store(text, under: key)
            return true
        } catch {
            fails = true
            return false
        }
    }
}
