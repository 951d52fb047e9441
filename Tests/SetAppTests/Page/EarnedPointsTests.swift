import Testing

@testable import SetApp
@testable import SetPage

@Suite("The points of a set")
struct EarnedPointsTests {
    private func drawn(_ user: PageUser, _ id: String = "score") -> String? { user.attribute("data-drawn", of: id) }

    /// What flies, by its text.
    private func flying(_ user: PageUser) -> [String] {
        user.platform[user.platform["flight"]].children.filter { user.platform[$0].attributes["class"] == "earned" }
            .map { user.platform[$0].text }
    }

    @Test("fly to the score, whose text is the final one at once, and are counted up there")
    func fly() throws {
        let user = try Deals.withSets(1)
        user.rest()
        user.tap(try #require(user.set))
        let score = user.number("score")
        #expect(score > 0 && drawn(user) == "0" && flying(user) == ["+\(score)"])
        var counted: [Int] = []
        user.frames(3) {
            #expect(user.number("score") == score)
            if let number = drawn(user).flatMap({ Int($0) }), number != counted.last { counted.append(number) }
        }
        #expect(counted.first == 0 && counted == counted.sorted() && counted.count > 5)
        #expect(drawn(user) == nil && flying(user).isEmpty && !user.platform.wantsFrame)
    }

    @Test("are as large as they are written at most, and can't be seen before they rise and after they arrive")
    func size() throws {
        let user = try Deals.withSets(1)
        user.rest()
        user.tap(try #require(user.set))
        let nodes = user.platform[user.platform["flight"]].children
        let node = try #require(nodes.first { user.platform[$0].attributes["class"] == "earned" })
        var widths: [Double] = []
        user.frames(3) { if let matrix = user.platform.matrices[node] { widths.append(matrix[0]) } }
        #expect(widths.first == 0 && widths.last == 0 && widths.contains { $0 > 0.9 })
        #expect(widths.allSatisfy { (0...1).contains($0) })
    }

    @Test("of two players fly to the one who found it")
    func two() throws {
        let user = try Deals.withSets(1, "&players=2")
        user.rest()
        user.claim(2)
        try user.choose(aSet: true)
        #expect(drawn(user, "score-2") == "0" && drawn(user, "score-1") == nil && drawn(user) == nil)
        user.rest()
        #expect(drawn(user, "score-2") == nil)
    }

    @Test("do not fly in Still, nor where a game is opened again, nor for what Cheat has shown")
    func atRest() throws {
        let still = try Deals.withSets(1, "&motion=still")
        still.tap(try #require(still.set))
        #expect(still.number("score") > 0 && drawn(still) == nil && flying(still).isEmpty)
        let moving = try Deals.withSets(1)
        moving.tap(try #require(moving.set))
        let again = moving.reloaded()
        #expect(again.number("score") > 0 && drawn(again) == nil && flying(again).isEmpty)
        let cheated = try Deals.withSets(1)
        cheated.push("cheat")
        cheated.tap(try #require(cheated.set))
        #expect(cheated.number("score") == 0 && drawn(cheated) == nil && flying(cheated).isEmpty)
    }

    @Test("are counted at once when another game begins, or somebody asks for less motion")
    func interrupted() throws {
        for interrupt in [{ $0.push("new-game") }, { $0.prefer(lessMotion: true) }] as [(PageUser) -> Void] {
            let user = try Deals.withSets(1)
            user.rest()
            user.tap(try #require(user.set))
            user.frames(0.3)
            #expect(drawn(user) != nil)
            interrupt(user)
            #expect(drawn(user) == nil && flying(user).isEmpty)
        }
    }
}
