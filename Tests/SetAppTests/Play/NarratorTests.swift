import SetWords
import Testing

@testable import SetApp
@testable import SetInput
@testable import SetPage
@testable import SetSettings
@testable import SetStorage

@Suite("What is said for those who do not see the table")
struct NarratorTests {
    let user = PageUser(Deals.usual)

    private var spoken: String { user.text("spoken") }

    /// A card's name and where its description says it lies.
    private func placed(_ index: Int) -> String {
        let attributes = user.platform[user.buttons[index]].attributes
        return "\(attributes["aria-description"] ?? "nowhere"): \(attributes["aria-label"] ?? "nameless")"
    }

    @Test("is nothing at the start, and nothing while the cards stay")
    func silent() {
        #expect(spoken.isEmpty)
        user.tap(3)
        user.key("r", "KeyR")
        #expect(spoken.isEmpty)
    }

    @Test("is each card that comes, with its place, the points and the cards left")
    func comes() {
        user.key("d", "KeyD")
        let came = (12..<15).map(placed).joined(separator: "; ")
        #expect(spoken == "New: \(came). Score −10. 66 cards in the deck.")
    }

    @Test("is each card of a hint that has too many for its message, with its place")
    func hint() throws {
        for (game, isSpoken) in [("ghost", true), ("set", false)] {
            let user = PageUser("?seed=hint&game=\(game)")
            let match = try #require(user.app.game.matches.first)
            user.push("cheat")
            #expect(user.app.game.hint?.cards == match && !user.messages.isEmpty)
            let names = match.map { "\(user.app.presentation.name(of: $0))" }
            #expect(names.allSatisfy(user.text("spoken").contains) == isSpoken)
        }
    }

    @Test("is each card that leaves, too")
    func leaves() throws {
        let set = try #require(user.set)
        let former = user.names
        user.tap(set)
        #expect(spoken.isEmpty)
        user.key("d", "KeyD")
        let came = user.names.indices.filter { !former.contains(user.names[$0]) }
        let gone = former.filter(set.contains)
        #expect(came.count == 3)
        let expected =
            "Gone: \(gone.joined(separator: ", ")). New: \(came.map(placed).joined(separator: "; ")). "
            + "Score \(user.score). 66 cards in the deck."
        #expect(spoken == expected)
    }

    @Test("names the points of both where two play, and speaks the language of the page")
    func two() {
        let two = PageUser("\(Deals.usual)&players=2&lang=ru")
        two.key("s", "KeyS")
        #expect(two.text("spoken") == "Игрок 1: 0. Игрок 2: 0. В колоде 69 карт.")
    }

    @Test("is nothing of a new game, whose cards are all new")
    func newGame() {
        user.key("d", "KeyD")
        user.push("new-game")
        #expect(spoken.isEmpty && user.messages == [.phrase(.newGameBegun)])
    }

    @Test("is the whole table by T, row by row")
    func table() {
        user.key("t", "KeyT")
        let rows = spoken.split(separator: ". ").map { $0.split(separator: ": ", maxSplits: 1) }
        #expect(rows.map { String($0[0]) } == (1...rows.count).map { "Row \($0)" })
        let names = rows.flatMap { $0[1].split(separator: ", ").map { $0.trimmingSuffix(". ") } }
        let grid = user.app.cards.grid
        let cells = (0..<12).map { (grid.cell(at: $0), user.names[$0]) }
        #expect(rows.count == grid.rows && names == cells.sorted { $0.0.row < $1.0.row }.map(\.1))
    }

    @Test("is the place by W, and the chosen cards by H")
    func placeAndChosen() {
        user.key("h", "KeyH")
        #expect(spoken == "No cards selected.")
        user.tap(2)
        user.tap(4)
        user.key("h", "KeyH")
        #expect(spoken == "Selected: \(user.names[2]), \(user.names[4]).")
        user.key("w", "KeyW")
        #expect(spoken == placed(4))
    }

    @Test("is the last message again by L")
    func again() {
        user.key("r", "KeyR")
        let operations = user.operations { user.key("l", "KeyL") }
        #expect(user.messages == [.phrase(.reshuffled)])
        #expect(operations.contains("#status says \"\(user.status)\""))
    }

    @Test("is nothing of the cards in a pause", arguments: ["t", "w", "h"])
    func paused(letter: String) {
        user.push("pause")
        user.key(letter, "Key\(letter.uppercased())")
        #expect(spoken.isEmpty && user.messages == [.phrase(.paused)])
    }

    @Test("Home and End go to the first and the last card, digits to the next card with the same feature")
    func jumps() {
        user.key("End")
        #expect(user.focusedCard == user.names.last)
        user.key("Home")
        #expect(user.focusedCard == user.names.first)
        for (digit, word) in [("1", 0), ("3", 1), ("4", 2)] {
            user.key("Home")
            let wanted = user.names[0].split(separator: " ")[word]
            user.key(digit, "Digit\(digit)")
            let next = user.names.dropFirst().first { $0.split(separator: " ")[word] == wanted }
            #expect(user.focusedCard == next ?? user.names[0])
        }
    }

    @Test("The place of a card follows the grid")
    func description() {
        #expect(placed(0).hasPrefix("row 1, column 1: "))
        let former = user.buttons.indices.map(placed)
        user.resize(200, 700)
        #expect(user.buttons.indices.map(placed) != former)
        #expect(placed(0).hasPrefix("row 1, column 1: "))
    }
}

extension Substring {
    fileprivate func trimmingSuffix(_ characters: String) -> String {
        var text = self
        while let last = text.last, characters.contains(last) { text.removeLast() }
        return String(text)
    }
}
