/// An element of the page that the app speaks to, by its id.
public enum Part: Int, CaseIterable, Sendable {
    case root, body, document, window
    case main, table, flight, status, timeBox
    case score, deck, deckCount, setsFound, pile, time, dealID
    case deal, newGame, cheat, shuffle, pause, resume, back
    case settings, settingsDialog, settingsClose
    case help, helpDialog, helpClose
    case setStyle, setLimit, setLeaves, setBackTo12, setAutoDeal, setClock
    case setArt, setColorBlind, setLetterMark, setStripes, setTheme, setMotion, setRoute, setLanguage, setLetterKeys
    case symbols

    /// The id.
    public var id: StaticString {
        switch self {
        case .root: "root"
        case .body: "body"
        case .document: "document"
        case .window: "window"
        case .main: "main"
        case .table: "table"
        case .flight: "flight"
        case .status: "status"
        case .timeBox: "time-box"
        case .score: "score"
        case .deck: "deck"
        case .deckCount: "deck-count"
        case .pile: "pile"
        case .setsFound: "sets-found"
        case .time: "time"
        case .dealID: "deal-id"
        case .deal: "deal"
        case .newGame: "new-game"
        case .cheat: "cheat"
        case .shuffle: "shuffle"
        case .pause: "pause"
        case .resume: "resume"
        case .back: "back"
        case .settings: "settings"
        case .settingsDialog: "settings-dialog"
        case .settingsClose: "settings-close"
        case .help: "help"
        case .helpDialog: "help-dialog"
        case .helpClose: "help-close"
        case .setStyle: "set-style"
        case .setArt: "set-art"
        case .setColorBlind: "set-colorblind"
        case .setLetterMark: "set-lettermark"
        case .setStripes: "set-stripes"
        case .setRoute: "set-from"
        case .setLimit: "set-limit"
        case .setLeaves: "set-leaves"
        case .setBackTo12: "set-backto12"
        case .setAutoDeal: "set-autodeal"
        case .setClock: "set-clock"
        case .setTheme: "set-theme"
        case .setMotion: "set-motion"
        case .setLanguage: "set-lang"
        case .setLetterKeys: "set-letterkeys"
        case .symbols: "symbols"
        }
    }

    /// The setting that a form control sets; `nil` for any other element.
    public var setting: Setting? {
        switch self {
        case .setStyle: .style
        case .setArt: .art
        case .setColorBlind: .colorBlind
        case .setLetterMark: .letterMark
        case .setStripes: .stripes
        case .setRoute: .route
        case .setLimit: .limit
        case .setLeaves: .leaves
        case .setBackTo12: .backTo12
        case .setAutoDeal: .autoDeal
        case .setClock: .clock
        case .setTheme: .theme
        case .setMotion: .motion
        case .setLanguage: .language
        case .setLetterKeys: .letterKeys
        case .root, .body, .document, .window, .main, .table, .flight, .status, .timeBox, .score, .deck, .deckCount,
            .setsFound, .pile, .time, .dealID, .deal, .newGame, .cheat, .shuffle, .pause, .resume, .back, .settings,
            .settingsDialog,
            .settingsClose, .help, .helpDialog, .helpClose, .symbols:
            nil
        }
    }
}
