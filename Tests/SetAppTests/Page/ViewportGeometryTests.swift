import SetTable
import Testing

@testable import SetApp
@testable import SetInput
@testable import SetPage
@testable import SetSettings
@testable import SetStorage

@Suite("What lies around the cards")
struct GroundTests {
    private let viewport = ViewportGeometry(
        table: ElementFrame(x: 10, y: 100, width: 800, height: 600),
        deck: ElementFrame(x: 300, y: 12, width: 40, height: 56),
        pile: ElementFrame(x: 20, y: 720, width: 30, height: 42), view: Point2D(1000, 900))

    @Test("is measured from the table's corner")
    func corner() {
        #expect(viewport.view == Rectangle2D(origin: Point2D(-10, -100), size: Point2D(1000, 900)))
        #expect(viewport.deck?.center == Point2D(310, -60))
        #expect(viewport.pile.center == Point2D(25, 641))
    }

    @Test("holds the cards of the deck and the pile face down, as wide as those are")
    func poses() {
        #expect(viewport.deck?.width == 40 && viewport.pile.width == 30)
        for pose in [viewport.deck, viewport.pile].compactMap({ $0 }) {
            #expect(pose.flip == Pose.faceDown && pose.angle == 0)
        }
    }

    @Test("has no deck if it isn't on the page, and a pile without a size in the middle of the table")
    func hidden() {
        let hidden = ElementFrame(x: 0, y: 0, width: 0, height: 0)
        let viewport = ViewportGeometry(
            table: ElementFrame(x: 10, y: 100, width: 800, height: 600), deck: hidden, pile: hidden,
            view: Point2D(1000, 900))
        #expect(viewport.deck == nil && viewport.pile.center == Point2D(400, 300) && viewport.pile.width == 0)
    }
}
