import PlainText
import SetGame
import SetRules
import SetTable
import SetTogether
import SetWords

/// Descriptions of cards and of their places.
package struct TableDescription {
    let grid: CardGrid
    let presentation: Presentation
    /// The names of the players, if each plays on a separate device.
    let names: [PlayerName]

    /// Creates the description of a table.
    ///
    /// - Parameter names: the names of the players, if each plays on a separate device.
    package init(grid: CardGrid, presentation: Presentation, names: [PlayerName]) {
        (self.grid, self.presentation, self.names) = (grid, presentation, names)
    }

    private var language: Language { presentation.language }

    /// Returns the names of some cards of a table, with or without their places: "row 2, column 3: one open red oval". A card
    /// that lies face down in the game isn't named.
    package func cards(
        _ table: [Card], in game: Game, withPlaces: Bool, where isNamed: (Int) -> Bool
    ) -> UTF8Text {
        var text = UTF8Text()
        for index in table.indices where isNamed(index) {
            if !text.isEmpty { text.append(withPlaces ? "; " : table[index].kind.nameSeparator) }
            if withPlaces { text.append(contentsOf: "\(presentation.name(of: grid.cell(at: index))): ") }
            let isFaceDown = game.isFaceDown(table[index])
            text.append(
                contentsOf: isFaceDown ? language[Phrase.faceDownCard] : presentation.name(of: table[index]))
        }
        return text
    }

    /// Returns the cards of a game's table, row by row.
    package func rows(of game: Game) -> UTF8Text {
        var text = UTF8Text()
        for row in 0..<grid.rows {
            let cards = cards(game.table, in: game, withPlaces: false) { grid.cell(at: $0).row == row }
            text.append(contentsOf: "\(language[.row(row + 1, cards)]) ")
        }
        return text
    }

    /// Returns the points, and how many cards are left in the deck, or matches to be found.
    package func numbers(of game: Game) -> UTF8Text {
        let points =
            switch game.options.players {
            case .one: language[.score(game.score)]
            case .two: language[.scores(game.scores[.first], game.scores[.second])]
            case .apart: scores(in: game)
            }
        let left = game.matchesLeft.map { language[.setsLeft($0)] } ?? language[.cardsLeft(game.deck.count)]
        return "\(points) \(left)"
    }

    private func scores(in game: Game) -> UTF8Text {
        let scores = zip(game.options.players.seats, names).map { seat, name -> UTF8Text in
            "\(language.name(of: name)): \(UTF8Text(points: game.scores[seat]))."
        }
        return UTF8Text.joined(scores, by: " ")
    }

    /// Returns the changes from one table to another, with the points and the cards left; `nil` if nothing has changed.
    package func changes(from former: [Card], in game: Game) -> UTF8Text? {
        let left = cards(former, in: game, withPlaces: false) { !game.table.contains(former[$0]) }
        let came = cards(game.table, in: game, withPlaces: true) { !former.contains(game.table[$0]) }
        if left.isEmpty && came.isEmpty { return nil }
        var text = UTF8Text()
        if !left.isEmpty { text.append(contentsOf: "\(language[.left(left)]) ") }
        if !came.isEmpty { text.append(contentsOf: "\(language[.came(came)]) ") }
        // The other cards have moved too.
        if game.rules.succession == .shuffled { text.append(contentsOf: "\(language[Phrase.reshuffled]) ") }
        text.append(contentsOf: numbers(of: game))
        return text
    }
}

/// A request of a player who can't see the table.
package enum Announcement: Equatable, Sendable {
    /// The last message again.
    case lastMessage
    /// The points, and how many cards are left.
    case numbers
    /// Cards, which are hidden during a pause.
    case cards(Cards)

    /// Some cards of the table: all by row, the card that the keyboard is at, or those chosen.
    package enum Cards: Sendable {
        case all, current, chosen
    }
}

extension TableDescription {
    /// Returns the description of some cards.
    ///
    /// - Parameter current: the card that the keyboard is at.
    package func text(of which: Announcement.Cards, in game: Game, current: Card?) -> UTF8Text {
        switch which {
        case .all: return "\(rows(of: game))\(lastMatch(in: game))"
        case .current: return cards(game.table, in: game, withPlaces: true) { game.table[$0] == current }
        case .chosen:
            let all = game.availableCards
            return language[.chosen(cards(all, in: game, withPlaces: false) { game.selection.contains(all[$0]) })]
        }
    }

    /// Returns the cards next to the table; empty without any.
    private func lastMatch(in game: Game) -> UTF8Text {
        guard let cards = game.lastMatch?.cards else { return UTF8Text() }
        return language[.lastMatch(presentation.names(of: cards), game.rules.kind)]
    }
}
