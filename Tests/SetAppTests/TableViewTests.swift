import SetRules
import SetTable
import Testing

@testable import SetApp

@Suite("The cards on the page")
struct TableViewTests {
    let player = Player(Deals.usual)

    private func expectTableOrder(_ player: Player) {
        #expect(player.names == player.app.game.table.map { Words.english.card($0, Look()).string })
        #expect(Set(player.names).count == player.names.count)
        #expect(player.named("tabindex", "0").count == 1)
        #expect(player.named("tabindex", "-1").count == player.names.count - 1)
    }

    @Test("are buttons with a class, a name, a picture and a state")
    func buttons() {
        for node in player.buttons {
            let element = player.host[node]
            #expect(element.tag == "button")
            #expect(element.attributes["class"] == "card")
            #expect(element.attributes["type"] == "button")
            #expect(element.attributes["aria-pressed"] == "false")
            #expect(element.attributes["data-state"] == "idle")
            #expect(element.markup.hasPrefix("<svg") && element.markup.contains("aria-hidden=\"true\""))
        }
    }

    @Test("show what they are in: selected, match, mismatch, hint")
    func states() throws {
        let set = try #require(player.set)
        player.tap(set[0])
        #expect(player.named("data-state", "selected") == [set[0]])
        player.tap([set[1], set[2]])
        #expect(Set(player.named("data-state", "match")) == Set(set))
        #expect(Set(player.pressed) == Set(set))
        let other = try #require(player.names.first { !set.contains($0) })
        player.tap(other)
        #expect(player.pressed == [other])
        player.key("Escape")
        let wrong = player.noSet
        player.tap(wrong)
        #expect(Set(player.named("data-state", "mismatch")) == Set(wrong))
        #expect(Set(player.pressed) == Set(wrong))
        player.tap(wrong[0])
        #expect(player.pressed == [wrong[0]])
    }

    @Test("stay marked when a marked one is selected too")
    func markedAndSelected() throws {
        player.push("cheat")
        let marked = player.named("data-state", "hint")
        try #require(marked.count == 3)
        player.tap(marked[0])
        #expect(player.named("data-state", "hint") == marked)
        #expect(player.pressed == [marked[0]])
    }

    @Test("lie in the order of the table, through matches, deals and reshuffles")
    func order() throws {
        for _ in 0..<8 {
            expectTableOrder(player)
            player.key("d", "KeyD")
            expectTableOrder(player)
            let set = try #require(player.set)
            let places = set.compactMap { player.names.firstIndex(of: $0) }
            let former = player.names
            player.tap(set)
            let other = try #require(player.names.firstIndex { !set.contains($0) })
            player.tap(other)
            expectTableOrder(player)
            for (place, name) in former.enumerated() where player.names.count == former.count {
                #expect((player.names[place] == name) != places.contains(place))
            }
            player.key("Escape")
            player.key("r", "KeyR")
            expectTableOrder(player)
        }
    }

    @Test("are as many as there are, and the names are those of cards that were not there before")
    func names() {
        for _ in 0..<23 { player.key("d", "KeyD") }
        #expect(Set(player.names) == Set(Card.all.map { Words.english.card($0, Look()).string }))
        expectTableOrder(player)
    }

    @Test("keep their nodes, through a reshuffle, a deal and a language")
    func identity() throws {
        let former = Dictionary(uniqueKeysWithValues: zip(player.names, player.buttons))
        player.key("r", "KeyR")
        player.key("d", "KeyD")
        for (name, node) in former { #expect(player.button(name) == node) }
        player.choose("ru", in: "set-lang")
        player.choose("en", in: "set-lang")
        for (name, node) in former { #expect(player.button(name) == node) }
    }

    @Test("take no card out that stays, and write nothing about one that does not change")
    func fewOperations() throws {
        let set = try #require(player.set)
        player.tap(set)
        player.rest()
        let leaving = set.compactMap { player.button($0) }
        let staying = player.buttons.filter { !leaving.contains($0) }
        let places = staying.map { player.matrix($0) }
        let operations = player.operations { player.click(leaving[0], presses: 0) }
        #expect(operations.count { $0.hasPrefix("remove ") } == 3)
        #expect(operations.count { $0 == "create <button>" } == 3)
        #expect(operations.count { $0.hasPrefix("insert ") && $0.contains(" into #table ") } == 3)
        #expect(operations.count { $0 == "create <div>" } == 3 + 2 * 3, "a button's mover, a picture and its mover")
        #expect(operations.count { $0.hasPrefix("insert ") && $0.contains(" into #flight ") } == 3)
        #expect(leaving.allSatisfy { !player.buttons.contains($0) })
        #expect(staying.map { player.matrix($0) } == places)
        for name in staying.map(player.host.name) {
            let starts = [name, "around \(name)", "insert around \(name)", "remove around \(name)"]
            #expect(!operations.contains { operation in starts.contains { operation.hasPrefix($0) } })
        }
    }

    @Test("hand the focus to the replacement when the one that has it leaves")
    func focusMoves() throws {
        let player = try Deals.withSets(1, "&leaves=itself")
        let set = try #require(player.set)
        player.tap(set)
        let place = try #require(player.names.firstIndex(of: set[2]))
        #expect(player.focusedCard == set[2])
        player.wait(700)
        #expect(player.focusedCard == player.names[place])
        #expect(player.named("tabindex", "0") == [player.names[place]])
    }

    @Test("take no focus from a button that has it")
    func focusStays() throws {
        player.tap(try #require(player.set))
        player.push("deal")
        #expect(player.host.focus == player.host["deal"])
        #expect(player.named("tabindex", "0").count == 1)
    }

    @Test("keep the focus on the card that has it when others leave or move")
    func focusKept() throws {
        let player = try Deals.withSets(1, "&leaves=itself")
        let set = try #require(player.set)
        player.tap(set)
        let other = try #require(player.names.first { !set.contains($0) })
        player.app.cards.focus(try #require(player.app.cards.card(player.button(other))))
        player.wait(700)
        #expect(player.focusedCard == other)
        player.key("r", "KeyR")
        #expect(player.focusedCard == other)
    }

    @Test("lead Tab to one of them, after a card comes back into play too")
    func cardComesBack() {
        let player = Player(Deals.usual)
        for round in 0..<60 {
            player.tap(round % 12)
            player.push("new-game")
            #expect(player.named("tabindex", "0").count == 1)
        }
    }
}
