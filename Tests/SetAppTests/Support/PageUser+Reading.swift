import PlainText
import SetApp
import SetInput
import SetPage
import SetRules
import SetSettings
import SetStorage
import Testing

// What a person reads on the page.
extension PageUser {
    func text(_ id: String) -> String { platform[platform[id]].text }

    func number(_ id: String) -> Int { Int(text(id).replacing("−", with: "-")) ?? Int.min }

    func attribute(_ name: String, of id: String) -> String? { platform[platform[id]].attributes[name] }

    var status: String { text("status") }
    var score: Int { number("score") }
    var phase: String? { attribute("data-phase", of: "body") }

    func isOff(_ id: String) -> Bool { attribute("disabled", of: id) != nil }

    func isHidden(_ id: String) -> Bool { attribute("hidden", of: id) != nil }

    func isOpen(_ dialog: String) -> Bool { attribute("open", of: dialog) != nil }

    /// The buttons of the cards on the table, in order.
    var buttons: [Node] { platform[platform["table"]].children.flatMap { platform[$0].children } }

    /// The names of the cards on the table, in order.
    var names: [String] { buttons.map { platform[$0].attributes["aria-label"] ?? "nameless" } }

    /// The name of a card's button, which doesn't say the card if it lies face down.
    func label(of card: Card) -> String {
        let name = app.presentation.name(of: card).string
        return button(name) == nil ? app.game.table.firstIndex(of: card).map { names[$0] } ?? name : name
    }

    /// The button of a card on the table or of the last match.
    func button(_ name: String) -> Node? {
        let last = platform[platform["last-match"]].children
        return (buttons + last).first { platform[$0].attributes["aria-label"] == name }
    }

    func state(_ name: String) -> String? { button(name).flatMap { platform[$0].attributes["data-state"] } }

    /// The cards whose buttons are pressed.
    var pressed: [String] { named("aria-pressed", "true") }

    /// The names of the cards whose attribute has this value.
    func named(_ attribute: String, _ value: String) -> [String] {
        buttons.filter { platform[$0].attributes[attribute] == value }.compactMap {
            platform[$0].attributes["aria-label"]
        }
    }

    /// The card that the focus is on.
    var focusedCard: String? {
        guard let focus = platform.focus, buttons.contains(focus) else { return nil }
        return platform[focus].attributes["aria-label"]
    }
}

extension PageUser {
    /// The first set on the table, a match that shows left out.
    var set: [String]? { sets.first }

    /// The cards that the coach lifts.
    var coached: [String] { named("data-coach", "true") }

    var sets: [[String]] {
        let showing = named("data-state", "match")
        return Naive.triples(names.filter { !showing.contains($0) }, areSets: true)
    }

    /// Three cards of the table that are no set.
    var noSet: [String] {
        Naive.triples(names, areSets: false).first ?? []
    }

    /// Taps the three cards of a set.
    func takeSet() throws {
        tap(try #require(set))
    }

    /// Finds all sets there are, until the game is over.
    func playToTheEnd() throws {
        for _ in 0..<200 where phase != "over" {
            if let set { tap(set) } else { key("d", "KeyD") }
        }
        try #require(phase == "over")
    }
}
