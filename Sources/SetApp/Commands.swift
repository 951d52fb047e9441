import PlainText
import SetGame
import SetRules
import SetTable

/// A dialog of the page.
enum Dialog {
    case settings, help

    var part: Part {
        switch self {
        case .settings: .settingsDialog
        case .help: .helpDialog
        }
    }
}

/// Something that a button or a key asks for.
enum Command {
    case deal, newGame, cheat, reshuffle, pause, back, deselect
    case open(Dialog)
    case close(Dialog)
    case move(Direction)

    /// What a button asks for; `nil` for any other part of the page.
    init?(_ part: Part) {
        switch part {
        case .deal, .deck, .deckCount: self = .deal
        case .newGame: self = .newGame
        case .cheat: self = .cheat
        case .shuffle: self = .reshuffle
        case .pause, .resume: self = .pause
        case .back: self = .back
        case .settings: self = .open(.settings)
        case .settingsClose: self = .close(.settings)
        case .help: self = .open(.help)
        case .helpClose: self = .close(.help)
        case .root, .body, .document, .window, .main, .table, .flight, .status, .timeBox, .score,
            .setsFound, .pile, .time, .dealID, .settingsDialog, .helpDialog, .symbols,
            .setStyle, .setLimit, .setLeaves, .setBackTo12, .setAutoDeal, .setClock, .setArt, .setColorBlind,
            .setLetterMark, .setStripes, .setTheme, .setMotion, .setRoute, .setLanguage, .setLetterKeys:
            return nil
        }
    }
}

extension App {
    func carryOut(_ command: Command) {
        endPress()
        switch command {
        case .deal: play(.deal)
        case .cheat: play(.cheat)
        case .reshuffle: play(.reshuffle)
        case .deselect: play(.deselect)
        case .newGame: newGame()
        case .pause: togglePause()
        case .back: goBack()
        case .open(let dialog): open(dialog)
        case .close(let dialog): host.call("close", on: page[dialog.part])
        case .move(let direction): move(direction)
        }
    }

    private func play(_ action: Action) {
        guard !isPaused else { return say(words[.paused]) }
        perform(action)
    }

    private func newGame() {
        begin(DealID(entropy: host.entropy(), options: settings.options))
        say(words[.newGameBegan])
    }

    private func togglePause() {
        guard !game.isOver else { return say(words[.gameOver]) }
        isPaused.toggle()
        say(words[isPaused ? .paused : .resumed])
        save()
        showPhase()
        if isPaused { host.call("focus", on: page[.resume]) }
    }

    private func open(_ dialog: Dialog) {
        guard openDialog == nil else { return }
        openDialog = dialog
        showSettings()
        host.call("showModal", on: page[dialog.part])
    }

    /// The first arrow key leads to the table, each further one over its cards.
    private func move(_ direction: Direction) {
        // What was due just now may have changed the table since it was last shown.
        showCards()
        guard !isPaused, let current = cards.current, let index = game.table.firstIndex(of: current) else { return }
        let isOnTable = cards.hasFocus
        cards.focus(isOnTable ? game.table[cards.grid.neighbor(of: index, to: direction)] : current)
    }
}
