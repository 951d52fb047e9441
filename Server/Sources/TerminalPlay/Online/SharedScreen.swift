import PlainText
import SetGame
import SetRules
import SetTable
import SetTogether
import SetWords

/// The contents of a terminal for a shared game, derived from the game, its size and the terminal's capabilities.
struct SharedScreen {
    /// The game.
    let game: SharedGame
    /// Whether text may contain characters other than ASCII.
    let hasUnicode: Bool

    private var language: Language { game.language }
    private var layout: SharedLayout { SharedLayout(game) }

    /// The characters of the screen.
    var canvas: Canvas {
        var canvas = Canvas(game.size)
        if let page = game.helpPage {
            let pages = SharedHelp(game: game).pages
            guard pages.indices.contains(page) else { return canvas }
            for (line, text) in pages[page].enumerated() { canvas.write(shown(text), line: line, column: 0) }
        } else if game.table.game == nil, game.size.columns >= ScreenLayout.fewestColumns {
            drawLobby(on: &canvas)
        } else if let grid = game.grid {
            drawTable(grid, on: &canvas)
        } else {
            let count = game.table.game?.table.count ?? game.table.options.game.rules.openingCount
            let needed = layout.needed(for: count, beside: game.table.game?.lastMatch?.count ?? 0)
            let phrase = TerminalPhrase.tooSmall(cards: count, needed: needed, size: game.size)
            canvas.write(wrapping: shown(phrase.text(in: language)), line: 0, lines: game.size.lines)
        }
        return canvas
    }

    /// The cell for the terminal's cursor: the card under the cursor, or otherwise the end of the screen.
    var cursor: (line: Int, column: Int) {
        guard game.helpPage == nil, game.table.isPlaying, let grid = game.grid else {
            return (max(0, game.size.lines - 1), 0)
        }
        let place = grid.place(at: game.current)
        return (place.line + layout.tableLine, place.column + (grid.form == .line ? 1 : 2))
    }

    /// Draws the screen before the start: the link to send, and the players in the room.
    private func drawLobby(on canvas: inout Canvas) {
        canvas.write(shown(label(.together)), line: 0, column: 0, CellStyle(isBold: true))
        var line = 2
        if game.link.room != nil {
            // Split if it is longer than a line, since terminals copy the parts as one line.
            let parts = "\(label(.roomLink)): \(game.link.text)".wrapped(to: max(1, game.size.columns))
            for part in parts {
                canvas.write(shown(part), line: line, column: 0)
                line += 1
            }
        }
        for (index, seat) in game.table.seats.enumerated() {
            let isOwn = game.table.seat == Seat.allCases[index]
            let state = seat.isConnected ? "" : ", " + TerminalPhrase.notConnected.text(in: language)
            let text = "\(index + 1) \(language.name(of: seat.name))" + (isOwn ? " (\(label(.you)))" : "") + state
            if line + 1 + index >= layout.noteLine { break }
            canvas.write(shown(text), line: line + 1 + index, column: 0, CellStyle(isBold: isOwn))
        }
        drawNotes(on: &canvas)
    }

    private func drawTable(_ grid: TableGrid, on canvas: inout Canvas) {
        guard let seen = game.table.seen else { return }
        canvas.write(shown(status), line: 0, column: 0, CellStyle(isBold: true))
        for (line, labels) in layout.seats.enumerated() {
            var column = 0
            for label in labels {
                canvas.write(shown(label.text), line: 1 + line, column: column, CellStyle(isBold: label.isOwn))
                column += label.text.unicodeScalars.count + String.gap.count
            }
        }
        let style = CardPicture.Style(appearance: game.appearance, language: language, hasUnicode: hasUnicode)
        canvas.draw(
            seen, as: grid, below: layout.tableLine, current: game.current, sent: game.client.sentCards, style)
        drawNotes(on: &canvas)
    }

    /// Draws the messages, and the keys below them unless the messages need that line.
    private func drawNotes(on canvas: inout Canvas) {
        let text = game.notes.map { $0.text(in: language, game.appearance, game.kind) }.joined(separator: " ")
        let count = canvas.write(wrapping: shown(text), line: layout.noteLine, lines: layout.noteLines + 1)
        if count <= layout.noteLines { canvas.write(shown(keys), line: game.size.lines - 1, column: 0) }
    }

    private func shown(_ text: String) -> String { hasUnicode ? text : text.inASCII }
    private func label(_ phrase: Phrase) -> String { String(language[phrase]) }
}

// The first line and the last line.
extension SharedScreen {
    /// The game's numbers, the most important first: as many as fit.
    private var status: String {
        guard let table = game.table.game else { return "" }
        let isLost = game.client.isConnected == false
        let lost = isLost ? [TerminalPhrase.notConnected.text(in: language)] : []
        let time = "\(label(.time)) \(Language.clock(table.endedAt ?? game.table.elapsed))"
        let counts = [
            "\(label(.cardsInDeck)) \(table.deck.count)",
            "\(language.text(of: .pattern(.matchesFound), game.appearance, game.kind)) \(table.found.count)",
        ]
        let room = game.table.room.map { ["\(TerminalPhrase.room.text(in: language)) \($0.text)"] } ?? []
        return (lost + [time] + counts + room).joined(within: game.size.columns)
    }

    /// The keys that are available.
    private var keys: String {
        let last = ["? \(label(.help))", "Q \(TerminalPhrase.quit.text(in: language))"]
        var first: [String] = []
        if game.table.isPlaying {
            first = ["R \(label(.reshuffle))"]
        } else if game.table.seat != nil {
            first = [
                "S \(label(game.table.game == nil ? .startTogether : .playAgain))",
                "N \(TerminalPhrase.nextName.text(in: language))",
            ]
        }
        let room = game.size.columns - last.joined(separator: .gap).unicodeScalars.count - String.gap.count
        return ([first.joined(within: room)].filter { !$0.isEmpty } + last).joined(separator: .gap)
    }
}
