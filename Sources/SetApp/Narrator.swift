import PlainText
import SetGame
import SetInput
import SetPage
import SetRoom
import SetRules
import SetTable
import SetTogether
import SetWords

/// Descriptions of cards and of their places.
struct TableDescription {
    let grid: CardGrid
    let presentation: Presentation
    /// The names of the players, if each plays on a separate device.
    var names: [PlayerName] = []

    private var language: Language { presentation.language }

    /// Returns the names of some cards of a table, with or without their places: "row 2, column 3: one open red oval".
    func cards(_ table: [Card], withPlaces: Bool, where isNamed: (Int) -> Bool) -> UTF8Text {
        var text = UTF8Text()
        for index in table.indices where isNamed(index) {
            if !text.isEmpty { text.append(withPlaces ? "; " : ", ") }
            if withPlaces { text.append(contentsOf: "\(presentation.name(of: grid.cell(at: index))): ") }
            text.append(contentsOf: presentation.name(of: table[index]))
        }
        return text
    }

    /// Returns the cards of a table, row by row.
    func rows(of table: [Card]) -> UTF8Text {
        var text = UTF8Text()
        for row in 0..<grid.rows {
            let cards = cards(table, withPlaces: false) { grid.cell(at: $0).row == row }
            text.append(contentsOf: "\(language[.row(row + 1, cards)]) ")
        }
        return text
    }

    /// Returns the points, and how many cards are left.
    func numbers(of game: Game) -> UTF8Text {
        let points =
            switch game.options.players {
            case .one: language[.score(game.score)]
            case .two: language[.scores(game.scores[.first], game.scores[.second])]
            case .apart: scores(in: game)
            }
        return "\(points) \(language[.cardsLeft(game.deck.count)])"
    }

    private func scores(in game: Game) -> UTF8Text {
        let scores = zip(game.options.players.seats, names).map { seat, name -> UTF8Text in
            "\(language.name(of: name)): \(UTF8Text(points: game.scores[seat]))."
        }
        return UTF8Text.joined(scores, by: " ")
    }

    /// Returns the changes from one table to another, with the points and the cards left; `nil` if nothing has changed.
    func changes(from former: [Card], in game: Game) -> UTF8Text? {
        let left = cards(former, withPlaces: false) { !game.table.contains(former[$0]) }
        let came = cards(game.table, withPlaces: true) { !former.contains(game.table[$0]) }
        if left.isEmpty && came.isEmpty { return nil }
        var text = UTF8Text()
        if !left.isEmpty { text.append(contentsOf: "\(language[.left(left)]) ") }
        if !came.isEmpty { text.append(contentsOf: "\(language[.came(came)]) ") }
        text.append(contentsOf: numbers(of: game))
        return text
    }
}

/// Describes changes on the table to players who can't see it.
///
/// The text goes to a separate element, after the message, so neither cuts the other off. It is made after the table
/// has changed, and describes the table as it is then.
struct Narrator {
    private var dealID: DealID?
    private var table: [Card] = []

    /// Returns the changes on the table since the last call; `nil` if nothing has changed, or for another game, because
    /// all its cards are new.
    mutating func changes(in game: Game, _ description: TableDescription) -> UTF8Text? {
        defer { (dealID, table) = (game.dealID, game.table) }
        return dealID == game.dealID && table != game.table ? description.changes(from: table, in: game) : nil
    }
}

// Descriptions that a player can ask for.
extension TercetApp {
    var description: TableDescription {
        TableDescription(
            grid: screen.cards.grid, presentation: presentation, names: room?.table.seats.map { $0.name } ?? [])
    }

    /// Announces what the player asked for. During a pause the cards are not described.
    func announce(_ announcement: LookCommand.Announcement) {
        let (table, selection) = (shown.game.table, shown.game.selection)
        switch announcement {
        case .lastMessage: announcer.sayAgain()
        case .numbers: speak(description.numbers(of: shown.game))
        case .table where isPaused, .place where isPaused, .chosen where isPaused:
            announcer.say(.paused)
        case .table: speak("\(description.rows(of: table))\(lastMatch)")
        case .place: speak(description.cards(table, withPlaces: true) { table[$0] == screen.cards.current })
        case .chosen:
            let all = shown.game.availableCards
            let cards = description.cards(all, withPlaces: false) { selection.contains(all[$0]) }
            speak(presentation.language[.chosen(cards)])
        }
    }

    /// The cards beside the table; empty if there are none.
    private var lastMatch: UTF8Text {
        guard let cards = shown.game.lastMatch?.cards else { return UTF8Text() }
        return presentation.language[.lastMatch(presentation.names(of: cards), shown.game.rules.kind)]
    }

    private func speak(_ text: UTF8Text) { screen.page.announce(text, in: .spoken) }
}
