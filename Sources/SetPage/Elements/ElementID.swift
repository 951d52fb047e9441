/// An element of the page that the app speaks to, by its id.
package enum ElementID: Int, CaseIterable, Sendable {
    case root, body, document, window
    case main, table, flight, status, farStatus, spoken, timeBox
    case score, deck, deckCount, setsFound, pile, time, dealID
    case deal, newGame, cheat, shuffle, pause, resume, back, undo, playHere, update
    case near, claim1, deal1, score1, far, claim2, deal2, score2
    case settings, settingsDialog, settingsClose
    case help, helpDialog, helpClose
    case review, reviewDialog, reviewClose, reviewTimeline, reviewSlider, reviewMoment, reviewTable, reviewBody
    case statistics, statisticsDialog, statisticsClose, statisticsBody, statisticsNote, category
    case history, historyBox, historyReview, exportGames, importGames, clearGames, clearBox, clearAsks, clearYes,
        clearNo
    case copyLink, share, settingsNote
    case lessonCards, choice1, choice2, choice3, lessonSays, lessonNext, nearMisses
    case setStyle, setPlayers, setClaimTime, setLimit, setLeaves, setBackTo12, setAutoDeal, setClock, setPenalties
    case setArt, setColorBlind, setLetterMark, setStripes, setTheme, setMotion, setRoute, setLanguage, setLetterKeys,
        setEnlarge, setAskNew
    case daily, dailyDialog, dailyClose, dailyFacts, dailyMonth, dailyCalendar, dailySays, dailyPlay, dailyShare
    case practice, practiceDialog, practiceClose, practiceScore, practiceExercise, practiceLast, practiceQuestion
    case practice1, practice2, practice3, practice4
    case symbols, groundLight, groundDark

    /// The id.
    package var id: StaticString {
        switch self {
        case .root: "root"
        case .body: "body"
        case .document: "document"
        case .window: "window"
        case .main: "main"
        case .table: "table"
        case .flight: "flight"
        case .status: "status"
        case .farStatus: "status-2"
        case .spoken: "spoken"
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
        case .undo: "undo"
        case .playHere: "play-here"
        case .update: "update"
        case .near: "near"
        case .claim1: "claim-1"
        case .deal1: "deal-1"
        case .score1: "score-1"
        case .far: "far"
        case .claim2: "claim-2"
        case .deal2: "deal-2"
        case .score2: "score-2"
        case .settings: "settings"
        case .settingsDialog: "settings-dialog"
        case .settingsClose: "settings-close"
        case .help: "help"
        case .helpDialog: "help-dialog"
        case .helpClose: "help-close"
        case .review: "review"
        case .reviewDialog: "review-dialog"
        case .reviewClose: "review-close"
        case .reviewTimeline: "review-timeline"
        case .reviewSlider: "review-slider"
        case .reviewMoment: "review-moment"
        case .reviewTable: "review-table"
        case .reviewBody: "review-body"
        case .statistics: "statistics"
        case .statisticsDialog: "statistics-dialog"
        case .statisticsClose: "statistics-close"
        case .statisticsBody: "statistics-body"
        case .statisticsNote: "statistics-note"
        case .category: "category"
        case .history: "history"
        case .historyBox: "history-box"
        case .historyReview: "history-review"
        case .exportGames: "export"
        case .importGames: "import"
        case .clearGames: "clear"
        case .clearBox: "clear-box"
        case .clearAsks: "clear-asks"
        case .clearYes: "clear-yes"
        case .clearNo: "clear-no"
        case .copyLink: "copy-link"
        case .share: "share"
        case .settingsNote: "settings-note"
        case .lessonCards: "lesson-cards"
        case .choice1: "choice-1"
        case .choice2: "choice-2"
        case .choice3: "choice-3"
        case .lessonSays: "lesson-says"
        case .lessonNext: "lesson-next"
        case .nearMisses: "near-misses"
        case .setStyle: "set-style"
        case .setPlayers: "players"
        case .setClaimTime: "set-claim"
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
        case .setEnlarge: "set-enlarge"
        case .setPenalties: "set-penalties"
        case .setAskNew: "set-asknew"
        case .daily: "daily"
        case .dailyDialog: "daily-dialog"
        case .dailyClose: "daily-close"
        case .dailyFacts: "daily-facts"
        case .dailyMonth: "daily-month"
        case .dailyCalendar: "daily-calendar"
        case .dailySays: "daily-says"
        case .dailyPlay: "daily-play"
        case .dailyShare: "daily-share"
        case .practice: "practice"
        case .practiceDialog: "practice-dialog"
        case .practiceClose: "practice-close"
        case .practiceScore: "practice-score"
        case .practiceExercise: "practice-exercise"
        case .practiceLast: "practice-last"
        case .practiceQuestion: "practice-question"
        case .practice1: "practice-1"
        case .practice2: "practice-2"
        case .practice3: "practice-3"
        case .practice4: "practice-4"
        case .symbols: "symbols"
        case .groundLight: "ground-light"
        case .groundDark: "ground-dark"
        }
    }
}
