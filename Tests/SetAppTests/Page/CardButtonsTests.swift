import SetRules
import SetTable
import SetWords
import Testing

@testable import SetApp
@testable import SetInput
@testable import SetPage
@testable import SetSettings
@testable import SetStorage

@Suite("The cards on the page")
struct CardButtonsTests {
    let user = PageUser(Deals.usual)

    private func expectTableOrder(_ user: PageUser) {
        #expect(user.names == user.app.game.table.map { Language.english.name(of: $0, Appearance()).string })
        #expect(Set(user.names).count == user.names.count)
        #expect(user.named("tabindex", "0").count == 1)
        #expect(user.named("tabindex", "-1").count == user.names.count - 1)
    }

    @Test("are buttons with a class, a name, a picture and a state")
    func buttons() {
        for node in user.buttons {
            let element = user.platform[node]
            #expect(element.tag == "button")
            #expect(element.attributes["class"] == "card")
            #expect(element.attributes["type"] == "button")
            #expect(element.attributes["aria-pressed"] == "false")
            #expect(element.attributes["data-state"] == "idle")
            #expect(element.markup.hasPrefix("<svg") && element.markup.contains("aria-hidden=\"true\""))
        }
    }

    @Test("have stripes for their size, whatever brings them to it")
    func stripes() throws {
        var sizes: [StripeSize] = []
        func expectStripes() throws {
            let width = try #require(user.platform[user.platform["main"]].styles["--card-width"])
            sizes.append(StripeSize(cardWidth: try #require(Double(width.dropLast(2)))))
            let drawing = CardDrawing(Appearance(), try #require(sizes.last))
            let drawings = user.app.game.table.map { drawing.svg(of: $0).string }
            let isDrawn = user.buttons.map { user.platform[$0].markup } == drawings
            #expect(isDrawn, "\(width)")
        }
        user.resize(1200, 800)
        try expectStripes()
        user.resize(300, 400)
        try expectStripes()
        for _ in 1...12 { user.push("deal") }
        try expectStripes()
        user.resize(1200, 800)
        try expectStripes()
        user.push("new-game")
        try expectStripes()
        #expect(sizes == [.fine, .medium, .coarsest, .fine, .fine])
    }

    @Test("are drawn as the settings say that changed while none was on the table")
    func drawnOffTheTable() throws {
        // After this game no card is left.
        let user = PageUser("?seed=deal7")
        try user.playToTheEnd()
        user.wait(2000)
        user.rest()
        try #require(user.buttons.isEmpty)
        user.choose("tint", in: "set-stripes")
        user.push("settings-close")
        user.push("new-game")
        let isTinted = user.buttons.map { user.platform[$0].markup.contains("fill-opacity") }
        #expect(isTinted == user.names.map { $0.contains("striped") } && isTinted.contains(true))
    }

    @Test("show what they are in: selected, match, mismatch, hint")
    func states() throws {
        let set = try #require(user.set)
        user.tap(set[0])
        #expect(user.named("data-state", "selected") == [set[0]])
        user.tap([set[1], set[2]])
        #expect(Set(user.named("data-state", "match")) == Set(set))
        #expect(Set(user.pressed) == Set(set))
        let other = try #require(user.names.first { !set.contains($0) })
        user.tap(other)
        #expect(user.pressed == [other])
        user.key("Escape")
        let wrong = user.noSet
        user.tap(wrong)
        #expect(Set(user.named("data-state", "mismatch")) == Set(wrong))
        #expect(Set(user.pressed) == Set(wrong))
        user.tap(wrong[0])
        #expect(user.pressed == [wrong[0]])
    }

    @Test("stay marked when a marked one is chosen, and show that it is")
    func markedAndSelected() throws {
        user.push("cheat")
        let marked = user.named("data-state", "hint")
        try #require(marked.count == 3)
        user.tap(marked[0])
        #expect(user.named("data-hint", "true") == marked)
        #expect(user.named("data-state", "hint") == Array(marked.dropFirst()))
        #expect(user.named("data-state", "selected") == [marked[0]])
        #expect(user.pressed == [marked[0]])
        user.wait(5000)
        #expect(user.named("data-hint", "true").isEmpty && user.named("data-state", "hint").isEmpty)
    }

    @Test("lie in the order of the table, through matches, deals and reshuffles")
    func order() throws {
        for _ in 0..<8 {
            expectTableOrder(user)
            user.key("d", "KeyD")
            expectTableOrder(user)
            let set = try #require(user.set)
            let places = set.compactMap { user.names.firstIndex(of: $0) }
            let former = user.names
            user.tap(set)
            let other = try #require(user.names.firstIndex { !set.contains($0) })
            user.tap(other)
            expectTableOrder(user)
            for (place, name) in former.enumerated() where user.names.count == former.count {
                #expect((user.names[place] == name) != places.contains(place))
            }
            user.key("Escape")
            user.key("r", "KeyR")
            expectTableOrder(user)
        }
    }

    @Test("are as many as there are, and the names are those of cards that were not there before")
    func names() {
        for _ in 0..<23 { user.key("d", "KeyD") }
        #expect(Set(user.names) == Set(Card.all.map { Language.english.name(of: $0, Appearance()).string }))
        expectTableOrder(user)
    }

    @Test("keep their nodes, through a reshuffle, a deal and a language")
    func identity() throws {
        let former = Dictionary(uniqueKeysWithValues: zip(user.names, user.buttons))
        user.key("r", "KeyR")
        user.key("d", "KeyD")
        for (name, node) in former { #expect(user.button(name) == node) }
        user.choose("ru", in: "set-lang")
        user.choose("en", in: "set-lang")
        for (name, node) in former { #expect(user.button(name) == node) }
    }

    @Test("take no card out that stays, and write nothing about one that does not change")
    func fewOperations() throws {
        let set = try #require(user.set)
        user.tap(set)
        user.rest()
        let leaving = set.compactMap { user.button($0) }
        let staying = user.buttons.filter { !leaving.contains($0) }
        let places = staying.map { user.matrix($0) }
        let operations = user.operations { user.click(leaving[0], presses: 0) }
        #expect(operations.count { $0.hasPrefix("remove ") } == 3)
        #expect(operations.count { $0 == "create <button>" } == 3)
        #expect(operations.count { $0.hasPrefix("insert ") && $0.contains(" into #table ") } == 3)
        #expect(operations.count { $0 == "create <div>" } == 3 + 2 * 3, "a button's mover, a picture and its mover")
        #expect(operations.count { $0.hasPrefix("insert ") && $0.contains(" into #flight ") } == 3)
        #expect(leaving.allSatisfy { !user.buttons.contains($0) })
        #expect(staying.map { user.matrix($0) } == places)
        for name in staying.map(user.platform.name) {
            let starts = [name, "around \(name)", "insert around \(name)", "remove around \(name)"]
            #expect(!operations.contains { operation in starts.contains { operation.hasPrefix($0) } })
        }
    }

    @Test("hand the focus to the replacement when the one that has it leaves")
    func focusMoves() throws {
        let user = try Deals.withSets(1, "&leaves=itself")
        let set = try #require(user.set)
        user.tap(set)
        let place = try #require(user.names.firstIndex(of: set[2]))
        #expect(user.focusedCard == set[2])
        user.wait(700)
        #expect(user.focusedCard == user.names[place])
        #expect(user.named("tabindex", "0") == [user.names[place]])
    }

    @Test("take no focus from a button that has it")
    func focusStays() throws {
        user.tap(try #require(user.set))
        user.push("deal")
        #expect(user.platform.focus == user.platform["deal"])
        #expect(user.named("tabindex", "0").count == 1)
    }

    @Test("keep the focus on the card that has it when others leave or move")
    func focusKept() throws {
        let user = try Deals.withSets(1, "&leaves=itself")
        let set = try #require(user.set)
        user.tap(set)
        let other = try #require(user.names.first { !set.contains($0) })
        user.app.cards.focus(try #require(user.app.cards.card(user.button(other))))
        user.wait(700)
        #expect(user.focusedCard == other)
        user.key("r", "KeyR")
        #expect(user.focusedCard == other)
    }

    @Test("lead Tab to one of them when the focus comes to one at the moment at which it leaves")
    func focusComesLate() throws {
        let user = try Deals.withSets(1, "&leaves=itself")
        let set = try #require(user.set)
        user.tap(set)
        user.now += 700
        user.send(.focus, on: user.button(set[0]))
        #expect(user.named("tabindex", "0").count == 1)
    }

    @Test("lead Tab to one of them, after a card comes back into play too")
    func cardComesBack() {
        let user = PageUser(Deals.usual)
        for round in 0..<60 {
            user.tap(round % 12)
            user.push("new-game")
            #expect(user.named("tabindex", "0").count == 1)
        }
    }

    @Test("of a match answer one after the other, 80 ms apart")
    func answers() throws {
        let user = try Deals.withSets(1)
        user.rest()
        let set = try #require(user.set)
        let nodes = user.buttons.filter { set.contains(user.platform[$0].attributes["aria-label"] ?? "") }
        user.tap(set)
        var begun: [Double?] = [nil, nil, nil]
        var time = 0.0
        let before = nodes.map { user.matrix($0)?[0] }
        user.frames(1) {
            time += 1 / 60
            for (index, node) in nodes.enumerated() where begun[index] == nil {
                if let scale = user.matrix(node)?[0], scale > (before[index] ?? 1) + 0.004 { begun[index] = time }
            }
        }
        let times = begun.compactMap { $0 }
        try #require(times.count == 3)
        #expect(abs(times[1] - times[0] - 0.08) < 0.03 && abs(times[2] - times[1] - 0.08) < 0.03)
    }

    @Test("lie in the same cells after a reload, whatever was dealt and found before")
    func sameCellsAfterReload() throws {
        func cells(_ user: PageUser) -> [String?] {
            user.buttons.map { user.platform[$0].attributes["aria-description"] }
        }
        for deal in ["a", "b", "c", "d"] {
            let user = PageUser("?seed=\(deal)&lang=en")
            for step in 0..<12 {
                if step % 3 != 0, let set = user.set { user.tap(set) }
                user.push("deal")
                let again = PageUser("?lang=en", storage: user.platform.storage.copy)
                #expect(cells(again) == cells(user), "\(deal), \(step)")
            }
        }
    }
}
