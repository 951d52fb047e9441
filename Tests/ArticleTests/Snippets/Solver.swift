import SetGame
import SetRules

/// A way to choose a set.
protocol Solver {
    /// A set among the cards, which are all different; `nil` if there is none.
    func choose(from table: [Card]) -> CardTriple?
}

/// Chooses the set that comes first in the order of the table.
struct FirstSolver: Solver {
    func choose(from table: [Card]) -> CardTriple? {
        table.sets.first
    }
}

/// Chooses the set whose cards differ in the fewest features, which is the easiest to find.
struct EasiestSolver: Solver {
    func choose(from table: [Card]) -> CardTriple? {
        table.sets.min { $0.differingFeatures < $1.differingFeatures }
    }
}

/// Looks up the third card of each pair.
struct PairSolver: Solver {
    func choose(from table: [Card]) -> CardTriple? {
        let cards = Set(table)
        for (index, first) in table.enumerated() {
            for second in table[(index + 1)...] {
                let third = first.third(with: second)
                if cards.contains(third) { return CardTriple(first, second, third) }
            }
        }
        return nil
    }
}

/// Plays a deal to its end, and returns the sets in the order in which they were taken, and the cards that are left.
func play(_ id: DealID, with solver: some Solver) -> (sets: [CardTriple], rest: [Card]) {
    var deck = id.shuffledDeck().cards[...]
    var table: [Card] = []
    var sets: [CardTriple] = []
    func deal(_ count: Int) {
        table += deck.prefix(count)
        deck = deck.dropFirst(count)
    }
    deal(12)
    while true {
        if let set = solver.choose(from: table) {
            sets.append(set)
            for place in table.indices where set.contains(table[place]) {
                if let card = deck.popFirst() { table[place] = card }
            }
            table.removeAll(where: set.contains)
        } else if deck.isEmpty {
            return (sets, table)
        } else {
            deal(3)
        }
    }
}

/// The mean number of sets that a solver finds in a deal, and how often it leaves no card, over the deals `solver-1` to
/// `solver-1000`.
func measure(_ solver: some Solver) throws(DealIDError) -> (meanSets: Double, cleared: Int) {
    var (sets, cleared) = (0, 0)
    for number in 1...1000 {
        let result = play(try DealID("solver-\(number)"), with: solver)
        sets += result.sets.count
        cleared += result.rest.isEmpty ? 1 : 0
    }
    return (Double(sets) / 1000, cleared)
}
