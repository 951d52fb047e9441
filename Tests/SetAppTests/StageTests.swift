import PlainText
import SetRules
import SetTable
import Testing

@testable import SetApp

@Suite("The cards in motion")
struct StageTests {
    let player = Player(Deals.usual)

    /// Whether a card, as far as it reaches at any angle, lies outside what a person sees.
    private func isOutside(_ node: Node, of player: Player) throws -> Bool {
        let view = Box(origin: Point(0, -100), size: Point(800, 760))
        return view.excludes(try #require(player.middle(node)), radius: player.app.cards.grid.radius)
    }

    @Test("fly in from outside the view when they first show, and lie in the grid within a moment")
    func firstShowing() throws {
        for node in player.buttons { #expect(try isOutside(node, of: player)) }
        #expect(Set(player.buttons.compactMap { player.matrix($0) }).count == 12)
        let seconds = player.rest()
        #expect(seconds > 0.5 && seconds < 1.2)
        #expect(player.misplaced.isEmpty)
    }

    @Test("are placed in one go for each frame, and lie above others meanwhile")
    func frames() {
        #expect(player.host.placements == 1)
        let count = (player.frames(0.5) * 60).rounded()
        #expect(player.host.placements == 1 + Int(count))
        #expect(player.buttons.allSatisfy { player.rank($0) == "2" })
        player.rest()
        #expect(player.buttons.allSatisfy { player.rank($0) == "0" })
        player.push("shuffle")
        #expect(player.buttons.allSatisfy { player.rank($0) == "1" })
    }

    @Test("go all the way without a jump, through deals, reshuffles and other sizes of the table")
    func noJumps() {
        player.rest()
        for act in [
            { $0.push("shuffle") }, { $0.push("deal") }, { $0.key("r", "KeyR") }, { $0.resize(500, 700) },
            { $0.resize(800, 600) },
        ] as [(Player) -> Void] {
            let former = player.buttons
            var last = former.map { player.middle($0) }
            func expectNear() {
                let now = former.map { player.middle($0) }
                for case (let one?, let other?) in zip(last, now) { #expect((one - other).length < 130) }
                last = now
            }
            act(player)
            for case (let one?, let other?) in zip(last, former.map({ player.middle($0) })) {
                #expect((one - other).length < 0.01, "where it is the motion starts")
            }
            player.frames(0.15) { expectNear() }
        }
        player.rest()
        #expect(player.misplaced.isEmpty)
    }

    @Test("are at rest within a second, on a large screen too", arguments: ["away", "deck"])
    func settled(from: String) throws {
        let player = Player(Deals.usual, storage: TestStorage(["tercet.settings": "from=\(from)\n"])) {
            $0.frames["table"] = Frame(x: 0, y: 100, width: 1920, height: 920)
            ($0.window["innerWidth"], $0.window["innerHeight"]) = ("1920", "1080")
        }
        #expect(player.rest() <= 1)
        for act in [
            { $0.push("shuffle") }, { $0.push("deal") }, { $0.tap($0.noSet) }, { $0.tap($0.set ?? []) },
            { $0.push("deal") }, { $0.push("new-game") },
        ] as [(Player) -> Void] {
            act(player)
            #expect(player.rest() <= 1)
        }
    }

    @Test("that match jump for joy and those that do not shake their heads, and lie as before then")
    func stir() throws {
        player.rest()
        let set = try #require(player.set)
        player.tap(set)
        var widest = 0.0
        let button = try #require(player.button(set[0]))
        player.frames(1) { widest = max(widest, player.matrix(button)?[0] ?? 0) }
        #expect(widest > 1.02 && widest < 1.2 && !player.host.wantsFrame)
        #expect(player.misplaced.isEmpty)
        player.key("d", "KeyD")
        player.rest()
        player.tap(player.noSet)
        let shaken = try #require(player.button(player.pressed[0]))
        var places: [Double] = []
        player.frames(1) { places.append(player.middle(shaken)?.x ?? 0) }
        let rest = try #require(places.last)
        #expect(places.contains { $0 > rest + 1 } && places.contains { $0 < rest - 1 })
        #expect(player.misplaced.isEmpty)
    }

    @Test("go on from where they are when the table gets another size in mid-flight")
    func resized() throws {
        player.frames(0.3)
        let former = player.buttons.map { player.middle($0) }
        player.resize(1400, 500)
        for case (let one?, let other?) in zip(former, player.buttons.map({ player.middle($0) })) {
            #expect((one - other).length < 0.01)
        }
        #expect(player.rest() < 1)
        #expect(player.misplaced.isEmpty)
    }

    @Test(
        "want no frame once they are at rest, whatever was done, in any motion", arguments: ["fly", "physics", "still"])
    func atRest(motion: String) throws {
        let acts: [(Player) -> Void] = [
            { $0.tap(0) }, { $0.tap($0.noSet) }, { $0.tap($0.set ?? []) }, { $0.tap(2) }, { $0.push("deal") },
            { $0.pressDown($0.buttons[3]) }, { $0.send(.pressCancel) }, { $0.push("cheat") }, { $0.push("shuffle") },
            { $0.resize(420, 500) }, { $0.push("pause") }, { $0.push("resume") }, { $0.choose("deck", in: "set-from") },
            { $0.tap($0.set ?? []) }, { $0.wait(800) }, { $0.push("deal") }, { $0.choose("glyphs", in: "set-style") },
            { $0.tap($0.set ?? []) }, { $0.swipe() }, { $0.push("new-game") }, { $0.choose("ru", in: "set-lang") },
            { $0.choose("physics", in: "set-style") }, { $0.prefer(lessMotion: true) },
            { $0.prefer(lessMotion: false) }, { $0.choose(motion, in: "set-motion") }, { $0.push("new-game") },
        ]
        let player = Player("?seed=usual&motion=\(motion)")
        for (index, act) in acts.enumerated() {
            act(player)
            player.down = []
            let seconds = player.rest()
            #expect(seconds < (motion == "physics" || index > 19 ? 5 : 1.1), "act \(index)")
            #expect(player.misplaced.isEmpty && player.ghosts.isEmpty, "act \(index)")
            let placements = player.host.placements
            player.wait(2000)
            #expect(player.host.wantsFrame == (player.host.placements > placements), "act \(index)")
            player.rest()
        }
    }
}

extension Grid {
    /// The radius of the circle around a card.
    fileprivate var radius: Double {
        let (width, height) = (Double(card.width), Double(card.height))
        return (width * width + height * height).squareRoot() / 2
    }
}
