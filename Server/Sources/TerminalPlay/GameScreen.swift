import PlainText
import SetGame
import SetRules
import SetTable
import SetWords

/// The lines of a screen and their contents.
struct ScreenLayout {
    /// The size of the screen.
    let size: TerminalSize

    /// Creates the layout of a screen.
    init(_ size: TerminalSize) { self.size = size }

    /// The minimum width of a screen.
    static let fewestColumns = 40
    /// The number of characters of messages that fit above the line of keys. A few messages are longer, and take that
    /// line too.
    private static let noteLength = 160

    /// The number of lines for messages.
    var noteLines: Int { (Self.noteLength + size.columns - 1) / max(1, size.columns) }
    /// The area of the cards, which starts in the second line.
    var table: TerminalSize {
        TerminalSize(columns: size.columns, lines: max(0, size.lines - 2 - noteLines))
    }

    /// Returns the smallest size for a number of cards, and some of the last match. Keeps the current width if possible.
    func needed(for count: Int, beside: Int = 0) -> TerminalSize {
        let columns = max(size.columns, Self.fewestColumns)
        let layout = ScreenLayout(TerminalSize(columns: columns, lines: 0))
        let table = TableGrid.fewestLines(for: count, beside: beside, width: columns)
        return TerminalSize(columns: columns, lines: table + 2 + layout.noteLines)
    }
}

/// The contents of a terminal for a game, derived from the game, its size and the terminal's capabilities.
struct GameScreen {
    /// The game.
    let game: TerminalGame
    /// Whether text may contain characters other than ASCII.
    let hasUnicode: Bool

    private var session: Session { game.session }
    private var layout: ScreenLayout { ScreenLayout(game.size) }

    /// The characters of the screen.
    var canvas: Canvas {
        var canvas = Canvas(game.size)
        if let page = game.helpPage {
            drawHelp(page, on: &canvas)
        } else if let grid = game.grid {
            canvas.write(shown(status), line: 0, column: 0, CellStyle(isBold: true))
            if !session.isPaused { drawCards(grid, on: &canvas) }
            drawNotes(on: &canvas)
        } else {
            let (count, beside) = (session.game.table.count, session.game.lastMatch?.count ?? 0)
            let needed = layout.needed(for: count, beside: beside)
            let phrase = TerminalPhrase.tooSmall(cards: count, needed: needed, size: game.size)
            canvas.write(wrapping: shown(phrase.text(in: game.language)), line: 0, lines: game.size.lines)
        }
        return canvas
    }

    /// The cell for the terminal's cursor: the card under the cursor, or otherwise the end of the screen.
    var cursor: (line: Int, column: Int) {
        guard game.helpPage == nil, !session.isPaused, let grid = game.grid else {
            return (max(0, game.size.lines - 1), 0)
        }
        let place = grid.place(at: game.current)
        return (place.line + 1, place.column + (grid.form == .line ? 1 : 2))
    }

    private func drawCards(_ grid: TableGrid, on canvas: inout Canvas) {
        let style = CardPicture.Style(appearance: game.appearance, language: game.language, hasUnicode: hasUnicode)
        canvas.draw(session.game, as: grid, below: 1, current: game.current, style)
    }

    /// Draws the messages, and the keys below them unless the messages need that line.
    private func drawNotes(on canvas: inout Canvas) {
        let first = 1 + layout.table.lines
        let text = game.notes.map { $0.text(in: game.language, game.appearance, game.kind) }
        let all = shown(text.joined(separator: " "))
        let count = canvas.write(wrapping: all, line: first, lines: layout.noteLines + 1)
        if count <= layout.noteLines { canvas.write(shown(keys), line: game.size.lines - 1, column: 0) }
    }

    private func drawHelp(_ page: Int, on canvas: inout Canvas) {
        let pages = HelpText(game: game).pages
        guard pages.indices.contains(page) else { return }
        for (line, text) in pages[page].enumerated() { canvas.write(shown(text), line: line, column: 0) }
    }

    private func shown(_ text: String) -> String { hasUnicode ? text : text.inASCII }
}

// The first line and the last line.
extension GameScreen {
    /// The game's numbers, the most important first: as many as fit.
    private var status: String {
        let game = session.game
        let deck = "\(label(.cardsInDeck)) \(game.deck.count)"
        let deal = "\(label(.dealID)) \(game.currentDealID.text)"
        // A puzzle has no deck.
        let parts = [scores, turn, time, game.rules.keepsMatches ? [] : [deck], sets, [deal]]
        return parts.flatMap(\.self).joined(within: self.game.size.columns)
    }

    private var scores: [String] {
        let scores = session.game.scores
        let players = session.game.options.players
        guard players.isContest else { return ["\(label(.score)) \(UTF8Text(points: scores[.first]))"] }
        return players.seats.map { "\(game.language[.player($0)]) \(UTF8Text(points: scores[$0]))" }
    }

    /// Whose turn it is, and the seconds left.
    private var turn: [String] {
        guard let seat = session.game.turn.seat else { return [] }
        let left = session.game.turn.period.map { " \(max(0, ($0.ends - session.elapsed + 999) / 1000))" } ?? ""
        return ["\(label(.claim)) \(game.language[.player(seat)])\(left)"]
    }

    private var time: [String] {
        guard session.game.options.clock else { return [] }
        return ["\(label(.time)) \(Language.clock(session.game.endedAt ?? session.elapsed))"]
    }

    private var sets: [String] {
        let wanted = session.game.rules.wantedMatches.map { "/\($0)" } ?? ""
        return ["\(matchesFound) \(session.game.found.count)\(wanted)"]
    }

    private var matchesFound: UTF8Text { game.language.text(of: .pattern(.matchesFound), game.appearance, game.kind) }

    /// The keys that are available, the most important first: as many as fit next to help and quit.
    private var keys: String {
        let last = ["? \(label(.help))", "Q \(phrase(.quit))"]
        let room = game.size.columns - last.joined(separator: String.gap).unicodeScalars.count - String.gap.count
        let isSolo = !session.game.options.players.isContest
        let deal = session.game.dealCount > 0 ? [phrase(.deal(session.game.dealCount))] : []
        var first: [String] = []
        if session.canUndo { first.append("U \(label(.undo))") }
        if !session.game.isOver {
            first +=
                isSolo
                ? deal.map { "D \($0)" } + ["C \(label(.cheat))"]
                : ["Z M \(phrase(.claim))"] + deal.map { "X , \($0)" }
            first.append("P \(label(session.isPaused ? .resume : .pause))")
        }
        first.append("N \(label(.newGame))")
        if session.interruptedGame != nil { first.append("B \(label(.backToMyGame))") }
        if !session.game.isOver { first.append("R \(label(.reshuffle))") }
        return ([first.joined(within: room)].filter { !$0.isEmpty } + last).joined(separator: String.gap)
    }

    private func label(_ phrase: Phrase) -> String { String(game.language[phrase]) }
    private func phrase(_ phrase: TerminalPhrase) -> String { phrase.text(in: game.language, game.kind) }
}
