import PlainText
import SetGame
import SetRules
import SetTable
import SetWords

/// Something that a button or a key asks for.
enum Command {
    case deal, newGame, cheat, reshuffle, pause, back, undo, deselect
    case claim(Seat)
    case dealBy(Seat)
    case choose(Int)
    case nextLesson
    case copyLink, share
    case reviewKept, export, clear, clearYes, clearNo
    case open(Dialog)
    case close(Dialog)
    case move(Direction)

    private static let ofParts: [(part: ElementID, command: Command)] = [
        (.deal, .deal), (.deck, .deal), (.deckCount, .deal), (.newGame, .newGame), (.cheat, .cheat),
        (.shuffle, .reshuffle), (.pause, .pause), (.resume, .pause), (.back, .back), (.undo, .undo),
        (.claim1, .claim(.first)), (.claim2, .claim(.second)), (.deal1, .dealBy(.first)), (.deal2, .dealBy(.second)),
        (.settings, .open(.settings)), (.settingsClose, .close(.settings)),
        (.help, .open(.help)), (.helpClose, .close(.help)),
        (.review, .open(.review)), (.reviewClose, .close(.review)),
        (.statistics, .open(.statistics)), (.statisticsClose, .close(.statistics)),
        (.choice1, .choose(0)), (.choice2, .choose(1)), (.choice3, .choose(2)), (.lessonNext, .nextLesson),
        (.copyLink, .copyLink), (.share, .share), (.historyReview, .reviewKept), (.exportGames, .export),
        (.clearGames, .clear), (.clearYes, .clearYes), (.clearNo, .clearNo),
    ]

    /// What a button asks for; `nil` for any other part of the page.
    init?(_ part: ElementID) {
        guard let index = Self.ofParts.firstIndex(where: { $0.part == part }) else { return nil }
        self = Self.ofParts[index].command
    }

    /// When a press of a button counts.
    enum Moment {
        case press, release, click
    }

    /// When a press of its button counts. Where two play a moment decides, so that claims and Deals count at once.
    /// Browsers tell of no click just after a swipe, which Undo may be meant for.
    var moment: Moment {
        switch self {
        case .claim, .dealBy: .press
        case .undo: .release
        case .deal, .newGame, .cheat, .reshuffle, .pause, .back, .deselect, .open, .close, .move, .choose, .nextLesson,
            .copyLink, .share, .reviewKept, .export, .clear, .clearYes, .clearNo:
            .click
        }
    }
}

extension TercetApp {
    func carryOut(_ command: Command) {
        isClaimedByShift = false
        // Where two play, what one asks for is no business of the other's fingers.
        if game.options.players == .one { endPress() }
        switch command {
        case .deal:
            if game.options.players == .two { return say(.dealIsTheirs) }
            play(.deal)
        case .cheat: play(.cheat)
        case .reshuffle: play(.reshuffle)
        case .deselect: play(.deselect)
        case .claim(let seat): play(.claim, by: seat)
        case .dealBy(let seat): play(.deal, by: seat)
        case .newGame: newGame()
        case .undo: undo()
        case .pause: togglePause()
        case .back: goBack()
        case .open(let dialog): open(dialog)
        case .close(let dialog): platform.call("close", on: page[dialog.part])
        case .move(let direction): move(direction)
        case .choose(let index): chooseInLesson(index)
        case .nextLesson:
            beginLesson(lessonIndex + 1)
            platform.call("focus", on: page[.choice1])
        case .copyLink: platform.give(linkToDeal, to: .clipboard)
        case .share: platform.give(linkToDeal, to: .sheet)
        case .reviewKept: reviewKept()
        case .export: exportGames()
        case .clear: askToClear(true)
        case .clearNo:
            askToClear(false)
            platform.call("focus", on: page[.clearGames])
        case .clearYes: clearGames()
        }
    }

    private func play(_ action: Action, by seat: Seat? = nil) {
        guard !isPaused else { return say(.paused) }
        perform(action, by: seat)
    }

    /// Begins another game with the same options. The one that there was can be had back for a while.
    func newGame() {
        // Pressed twice, it is still the game before the first press that somebody may want back.
        var before = current
        if isUntouched, let former { before = former }
        begin(DealID(entropy: platform.entropy(), options: settings.options))
        former = before
        say(.newGame)
    }

    /// Whether the last thing that was asked for is one that can be taken back.
    var canUndo: Bool { undoEnds.map { stopwatch.elapsed < $0 } ?? false }

    /// The playing time until which it can be taken back; `nil` where it cannot.
    var undoEnds: Milliseconds? {
        // Compared with nil the whole game would be compared, and the page would have to bring the code for it.
        if isUntouched, case .some = former { return Rule.undoTime }
        return game.undoEnds
    }

    /// Whether nobody has done anything in this game.
    private var isUntouched: Bool { game.log.allSatisfy { $0.action == .autoDeal } }

    private func undo() {
        guard canUndo else { return say(.nothingToUndo) }
        guard isUntouched, let former else { return play(.undo) }
        self.former = nil
        reopen(former)
        save()
        say(.newGameUndone)
    }

    private func togglePause() {
        guard !game.isOver else { return say(.gameIsOver) }
        guard isPaused || mayInterrupt() else { return }
        isPaused.toggle()
        say(isPaused ? .paused : .resumed)
        save()
        showPhase()
        if isPaused { platform.call("focus", on: page[.resume]) }
    }

    /// Whether the game may be left alone now; where somebody has the turn it says that not.
    func mayInterrupt() -> Bool {
        switch game.turn {
        case .unclaimed: return true
        case .mistake: return false
        case .claim(let seat, _), .free(let seat, _, _):
            say(.turnOf(seat))
            return false
        }
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
