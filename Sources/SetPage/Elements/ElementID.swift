/// An element of the page that the app uses, by its id.
package enum ElementID: Int, CaseIterable, Sendable {
    case root, body, document, window
    case main, table, lastMatch, flight, status, farStatus, spoken, timeBox
    case score, deck, deckCount, setsFound, pile, time, dealID
    case deal, newGame, cheat, shuffle, pause, resume, back, undo, playHere, update
    case near, claim1, deal1, score1, far, claim2, deal2, score2
    case settings, settingsDialog, settingsClose
    case help, helpDialog, helpClose
    case result, resultScore, resultBest, resultSets, resultSetsLabel, resultTime, resultTimeBox, resultFastest,
        resultFastestLabel, resultFastestBox, resultNew, resultShare
    case review, reviewDialog, reviewClose, reviewTimeline, reviewSlider, reviewMoment, reviewTable, reviewBody
    case statistics, statisticsDialog, statisticsClose, statisticsBody, statisticsNote, category
    case categoryDaily, categoryPractice, statisticsGame, statisticsGameBox
    case history, historyBox, historyReview, exportGames, importGames, clearGames, clearBox, clearAsks, clearYes,
        clearNo
    case copyLink, share, settingsNote
    case dealDialog, dealClose, dealInput, dealNote, dealCopy, dealPlay
    case welcome, welcomeShow, welcomeDone, why
    case lessonsTitle, missesTitle, lessonCards, choice1, choice2, choice3, lessonSays, lessonNext, nearMisses
    case rules, gameBox, gameYes, gameNo, dealText
    case trySound
    case daily, dailyDialog, dailyClose, dailyFacts, dailyMonth, dailyCalendar, dailySays, dailyPlay, dailyShare
    case practice, practiceDialog, practiceClose, practiceScore, practiceExercise, practiceLast, practiceQuestion
    case practice1, practice2, practice3, practice4
    case together, togetherDialog, togetherClose, togetherSays, togetherCreate, togetherRoom, togetherLink
    case togetherCopy, togetherShare, togetherPlayers, togetherRename, togetherStart, togetherLeave, togetherRooms
    case seats
    case groundLight, groundDark

    /// The id.
    package var id: StaticString {
        switch self {
        case .root: "root"
        case .body: "body"
        case .document: "document"
        case .window: "window"
        case .main: "main"
        case .result: "result"
        case .resultScore: "result-score"
        case .resultBest: "result-best"
        case .resultSets: "result-sets"
        case .resultSetsLabel: "result-sets-label"
        case .resultTime: "result-time"
        case .resultTimeBox: "result-time-box"
        case .resultFastest: "result-fastest"
        case .resultFastestLabel: "result-fastest-label"
        case .resultFastestBox: "result-fastest-box"
        case .resultNew: "result-new"
        case .resultShare: "result-share"
        case .table: "table"
        case .lastMatch: "last-match"
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
        case .categoryDaily: "category-daily"
        case .categoryPractice: "category-practice"
        case .statisticsGame: "statistics-game"
        case .statisticsGameBox: "statistics-game-box"
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
        case .dealDialog: "deal-dialog"
        case .dealClose: "deal-close"
        case .dealInput: "deal-input"
        case .dealNote: "deal-note"
        case .dealCopy: "deal-copy"
        case .dealPlay: "deal-play"
        case .welcome: "welcome"
        case .welcomeShow: "welcome-show"
        case .welcomeDone: "welcome-done"
        case .why: "why"
        case .lessonsTitle: "lessons-title"
        case .missesTitle: "misses-title"
        case .lessonCards: "lesson-cards"
        case .choice1: "choice-1"
        case .choice2: "choice-2"
        case .choice3: "choice-3"
        case .lessonSays: "lesson-says"
        case .lessonNext: "lesson-next"
        case .nearMisses: "near-misses"
        case .rules: "rules"
        case .gameBox: "game-box"
        case .gameYes: "game-yes"
        case .gameNo: "game-no"
        case .dealText: "deal-text"
        case .trySound: "try-sound"
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
        case .together: "together"
        case .togetherDialog: "together-dialog"
        case .togetherClose: "together-close"
        case .togetherSays: "together-says"
        case .togetherCreate: "together-create"
        case .togetherRoom: "together-room"
        case .togetherLink: "together-link"
        case .togetherCopy: "together-copy"
        case .togetherShare: "together-share"
        case .togetherPlayers: "together-players"
        case .togetherRename: "together-rename"
        case .togetherStart: "together-start"
        case .togetherLeave: "together-leave"
        case .togetherRooms: "together-rooms"
        case .seats: "seats"
        case .groundLight: "ground-light"
        case .groundDark: "ground-dark"
        }
    }
}
