import SetRules
import SetTable
import SetWords
import Testing

@testable import SetApp
@testable import SetInput
@testable import SetPage
@testable import SetSettings
@testable import SetStorage

extension Deals {
    /// The usual deal for two.
    static let forTwo = "?seed=usual&players=2"
}

// Two people in front of one browser: 1 sits at the lower edge, 2 at the upper one.
extension PageUser {
    /// What is going on at a player's edge: `claim`, `free` or nothing.
    func turn(of number: Int) -> String? { attribute("data-turn", of: Self.edge(of: number)) }

    /// Whether nobody has the turn.
    var isOpenToAll: Bool { turn(of: 1) == nil && turn(of: 2) == nil }

    /// A style of a player's edge: how long the bar there takes, and how much of that is over.
    func style(_ name: String, of number: Int) -> String? {
        platform[platform[Self.edge(of: number)]].styles[name]
    }

    func score(of number: Int) -> Int { self.number("score-\(number)") }

    private static func edge(of number: Int) -> String { number == 1 ? "near" : "far" }

    /// A player presses the Set! button, as a finger does: down, up, and the click of it.
    func claim(_ number: Int) { push("claim-\(number)") }

    /// Chooses three cards, in any language: a set of those on the table, or what is none.
    func choose(aSet: Bool) throws {
        let table = app.game.tableInPlay
        let names = table.map { Language.english.name(of: $0, Appearance()).string }
        let triple = try #require(Naive.triples(names, areSets: aSet).first)
        for name in triple {
            let card = try #require(zip(table, names).first { $0.1 == name }?.0)
            tap(try #require(app.game.table.firstIndex(of: card)))
        }
    }

    /// A player claims and takes a set, which leaves.
    func takeSet(for number: Int) throws {
        claim(number)
        try choose(aSet: true)
        wait(700)
    }

    /// Two play to the end; `whose` tells from the number of sets so far who finds the next.
    func playToTheEnd(whose: (Int) -> Int) throws {
        for _ in 0..<200 where phase != "over" {
            if app.game.tableInPlay.setCount > 0 {
                try takeSet(for: whose(app.game.found.count))
            } else {
                // A press meant for the last match would do nothing.
                wait(500)
                push("deal-1")
                push("deal-2")
            }
        }
        try #require(phase == "over")
    }

    /// A finger presses down on a button of the page, and nothing else yet.
    func hold(_ id: String, pointer: Int32) { pressDown(platform[id], pointer: pointer) }

    /// The browser takes a finger for itself.
    func pressCancel(pointer: Int32) {
        down.remove(pointer)
        send(.pointerCancel) { $0.pointer = pointer }
    }
}
