import PlainText
import SetRules
import SetTable
import Testing

@testable import SetApp
@testable import SetInput
@testable import SetPage
@testable import SetSettings
@testable import SetStorage

@Suite("The cards in motion")
struct StageTests {
    let user = PageUser(Deals.usual)

    /// Whether a card, as far as it reaches at any angle, lies outside what a person sees.
    private func isOutside(_ node: Node, of user: PageUser) throws -> Bool {
        let view = Rectangle2D(origin: Point2D(0, -100), size: Point2D(800, 760))
        return view.excludes(try #require(user.center(node)), radius: user.app.cards.grid.radius)
    }

    @Test("fly in from outside the view when they first show, if that is set, and lie in the grid within a moment")
    func firstShowing() throws {
        let user = PageUser(Deals.usual + "&from=away")
        for node in user.buttons { #expect(try isOutside(node, of: user)) }
        #expect(Set(user.buttons.compactMap { user.matrix($0) }).count == 12)
        let seconds = user.rest()
        #expect(seconds > 0.5 && seconds < 1.2)
        #expect(user.misplaced.isEmpty)
    }

    @Test("are placed in one go for each frame, and lie above others meanwhile")
    func frames() {
        #expect(user.platform.placements == 1)
        let count = (user.frames(0.5) * 60).rounded()
        #expect(user.platform.placements == 1 + Int(count))
        #expect(user.buttons.allSatisfy { user.rank($0) == "2" })
        user.rest()
        #expect(user.buttons.allSatisfy { user.rank($0) == "0" })
        user.push("shuffle")
        #expect(user.buttons.allSatisfy { user.rank($0) == "1" })
    }

    @Test("go all the way without a jump, through deals, reshuffles and other sizes of the table")
    func noJumps() {
        user.rest()
        for act in [
            { $0.push("shuffle") }, { $0.push("deal") }, { $0.key("r", "KeyR") }, { $0.resize(500, 700) },
            { $0.resize(800, 600) },
        ] as [(PageUser) -> Void] {
            let former = user.buttons
            var last = former.map { user.center($0) }
            func expectNear() {
                let now = former.map { user.center($0) }
                for case (let one?, let other?) in zip(last, now) { #expect((one - other).length < 130) }
                last = now
            }
            act(user)
            for case (let one?, let other?) in zip(last, former.map({ user.center($0) })) {
                #expect((one - other).length < 0.01, "where it is the motion starts")
            }
            user.frames(0.15) { expectNear() }
        }
        user.rest()
        #expect(user.misplaced.isEmpty)
    }

    @Test("are at rest within a second, on a large screen too", arguments: ["away", "deck"])
    func settled(from: String) throws {
        let user = PageUser(Deals.usual, storage: TestStorage(["tercet.settings": "from=\(from)\n"])) {
            $0.frames["table"] = ElementFrame(x: 0, y: 100, width: 1920, height: 920)
            ($0.window["innerWidth"], $0.window["innerHeight"]) = ("1920", "1080")
        }
        #expect(user.rest() <= 1)
        for act in [
            { $0.push("shuffle") }, { $0.push("deal") }, { $0.tap($0.noSet) }, { $0.tap($0.set ?? []) },
            { $0.push("deal") }, { $0.push("new-game") },
        ] as [(PageUser) -> Void] {
            act(user)
            #expect(user.rest() <= 1)
        }
    }

    @Test("that match jump for joy and those that do not shake their heads, and lie as before then")
    func stir() throws {
        user.rest()
        let set = try #require(user.set)
        user.tap(set)
        var widest = 0.0
        let button = try #require(user.button(set[0]))
        user.frames(1) { widest = max(widest, user.matrix(button)?[0] ?? 0) }
        #expect(widest > 1.02 && widest < 1.2 && !user.platform.wantsFrame)
        #expect(user.misplaced.isEmpty)
        user.key("d", "KeyD")
        user.rest()
        user.tap(user.noSet)
        let shaken = try #require(user.button(user.pressed[0]))
        var places: [Double] = []
        user.frames(1) { places.append(user.center(shaken)?.x ?? 0) }
        let rest = try #require(places.last)
        #expect(places.contains { $0 > rest + 1 } && places.contains { $0 < rest - 1 })
        #expect(user.misplaced.isEmpty)
    }

    @Test("go on from where they are when the table gets another size in mid-flight")
    func resized() throws {
        user.frames(0.3)
        let former = user.buttons.map { user.center($0) }
        user.resize(1400, 500)
        for case (let one?, let other?) in zip(former, user.buttons.map({ user.center($0) })) {
            #expect((one - other).length < 0.01)
        }
        #expect(user.rest() < 1)
        #expect(user.misplaced.isEmpty)
    }

    @Test(
        "want no frame once they are at rest, whatever was done, in any motion", arguments: ["fly", "physics", "still"])
    func atRest(motion: String) throws {
        let acts: [(PageUser) -> Void] = [
            { $0.tap(0) }, { $0.tap($0.noSet) }, { $0.tap($0.set ?? []) }, { $0.tap(2) }, { $0.push("deal") },
            { $0.pressDown($0.buttons[3]) }, { $0.send(.pointerCancel) }, { $0.push("cheat") }, { $0.push("shuffle") },
            { $0.resize(420, 500) }, { $0.push("pause") }, { $0.push("resume") }, { $0.choose("deck", in: "set-from") },
            { $0.tap($0.set ?? []) }, { $0.wait(800) }, { $0.push("deal") }, { $0.choose("glyphs", in: "set-style") },
            { $0.tap($0.set ?? []) }, { $0.swipe() }, { $0.push("new-game") }, { $0.choose("ru", in: "set-lang") },
            { $0.choose("physics", in: "set-style") }, { $0.prefer(lessMotion: true) },
            { $0.prefer(lessMotion: false) }, { $0.choose(motion, in: "set-motion") }, { $0.push("new-game") },
        ]
        let user = PageUser("?seed=usual&motion=\(motion)")
        for (index, act) in acts.enumerated() {
            act(user)
            user.down = []
            let seconds = user.rest()
            #expect(seconds < (motion == "physics" || index > 19 ? 5 : 1.1), "act \(index)")
            #expect(user.misplaced.isEmpty && user.ghosts.isEmpty, "act \(index)")
            let placements = user.platform.placements
            user.wait(2000)
            #expect(user.platform.wantsFrame == (user.platform.placements > placements), "act \(index)")
            user.rest()
        }
    }
}

extension CardGrid {
    /// The radius of the circle around a card.
    fileprivate var radius: Double {
        let (width, height) = (Double(card.width), Double(card.height))
        return (width * width + height * height).squareRoot() / 2
    }
}
