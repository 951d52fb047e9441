import PlainText
import SetGame
import SetRecords
import SetRules
import SetTable

// The examples on the modules' own pages.

func plainTextExample() -> (UTF8Text, String) {
    let text = UTF8Text("tea")
    let string = String(text)
    return (text, string)
}

func rulesExample() -> (table: [Card], easiest: CardTriple?) {
    var generator = SplitMix64(seed: 2)
    var deck = Card.all
    deck.pinnedShuffle(using: &generator)
    let table = Array(deck.prefix(12))
    let easiest = table.sets.min { $0.differingFeatures < $1.differingFeatures }
    return (table, easiest)
}

func tableExample() -> (grid: CardGrid, place: CardGrid.Place, picture: String) {
    let grid = CardGrid(count: 12, in: CardGrid.Size(width: 1170, height: 1800))
    let place = grid.place(at: 0)
    let picture = CardDrawing.document(of: Card.all[0])
    return (grid, place, picture)
}

func gameExample() throws -> (game: Game, events: [Event]) {
    var events: [Event] = []
    var game = Game(try DealID("tea"))
    for card in game.table.sets[0].cards {
        events = try game.perform(.tap(card), at: 5000)
    }
    return (game, events)
}

func recordsExample(_ game: Game) -> (statistics: Statistics, text: String) {
    var history = History()
    history.append(GameRecord(game, endedOn: 1_795_305_600_000))
    let statistics = Statistics(history, of: .solo)
    let text = String(history.text)
    return (statistics, text)
}
