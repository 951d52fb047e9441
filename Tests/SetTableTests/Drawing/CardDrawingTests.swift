import PlainText
import SetRules
import SetTable
import TestSupport
import Testing

private let drawnAppearances = allAppearances.filter { $0.art != .glyphs }

private func uses(_ card: Card, _ appearance: Appearance, isSmall: Bool = false) throws -> [Element] {
    try elements(of: CardDrawing.svg(of: card, appearance, isSmall: isSmall)).filter { $0.name == "use" }
}

struct CardDrawingTests {
    @Test(arguments: allAppearances)
    func `the drawings of all 81 cards are different`(appearance: Appearance) {
        #expect(Set(Card.all.map { CardDrawing.svg(of: $0, appearance) }).count == 81)
    }

    @Test(arguments: allAppearances)
    func `a card is an svg of its symbols and nothing else`(appearance: Appearance) throws {
        let symbol = appearance.art == .glyphs ? "text" : "use"
        for card in Card.all {
            let elements = try elements(of: CardDrawing.svg(of: card, appearance))
            #expect(elements[0].name == "svg")
            #expect(elements[0].attributes["viewBox"] == "0 0 250 350")
            #expect(elements[0].attributes["aria-hidden"] == "true")
            #expect(elements[0].attributes["data-color"] == "\(card[.color].rawValue + 1)")
            let symbols = Array(repeating: symbol, count: Int(card[.number].rawValue) + 1)
            #expect(elements.dropFirst().map(\.name) == symbols)
        }
    }

    @Test(arguments: drawnAppearances)
    func `neither cards nor definitions contain text or images, except for glyphs`(appearance: Appearance) throws {
        let all =
            try Card.all.flatMap { try elements(of: CardDrawing.svg(of: $0, appearance)) } + definitions(appearance)
        #expect(Set(all.map(\.name)) == ["svg", "use", "symbol", "path"])
        #expect(all.allSatisfy { $0.text.isEmpty })
    }

    @Test(arguments: drawnAppearances)
    func `cards use the same definition if and only if they share symbol and shading`(appearance: Appearance) throws {
        var ids: [[Value]: Set<String>] = [:]
        for card in Card.all {
            for use in try uses(card, appearance) {
                ids[[card[.symbol], card[.shading]], default: []].insert(use.attributes["href"] ?? "")
            }
        }
        #expect(ids.count == 9)
        #expect(ids.values.allSatisfy { $0.count == 1 })
        #expect(Set(ids.values).count == 9)
    }

    @Test(arguments: drawnAppearances)
    func `each definition exists once and is used, and no two are equal`(appearance: Appearance) throws {
        let defined = try definitions(appearance).compactMap { $0.attributes["id"] }
        let used = try Set(
            [false, true].flatMap { isSmall in
                try Card.all.flatMap { try uses($0, appearance, isSmall: isSmall) }.compactMap { $0.attributes["href"] }
            })
        #expect(defined.count == 12)
        #expect(Set(defined.map { "#" + $0 }) == used)
        for size in StripeSize.allCases {
            // Stripes are defined for small cards too.
            let distinct = appearance.stripes == .tint || size == .coarse ? 9 : 12
            #expect(try Set(paths(appearance, size).values.map { $0.map(\.attributes) }).count == distinct)
        }
    }

    @Test(arguments: drawnAppearances)
    func `symbols are centred, equally large, evenly spaced and inside the face`(appearance: Appearance) throws {
        for card in Card.all {
            let boxes = try uses(card, appearance).map {
                try (x: $0.number("x"), y: $0.number("y"), width: $0.number("width"), height: $0.number("height"))
            }
            let ratio = appearance.symbol(card[.symbol]).box
            for (box, mirrored) in zip(boxes, boxes.reversed()) {
                #expect(box.width * ratio.y == box.height * ratio.x)
                #expect(box.width == boxes[0].width)
                #expect(2 * box.x + box.width == CardDrawing.face.x)
                #expect(box.y + mirrored.y + box.height == CardDrawing.face.y)
                #expect(box.x > 0 && box.y > 0)
            }
            let steps = Set(zip(boxes, boxes.dropFirst()).map { $1.y - $0.y })
            #expect(steps.count <= 1)
            #expect(steps.allSatisfy { $0 > boxes[0].height })
        }
    }

    @Test func `the face has the ratio of the grid's cards`() {
        #expect(CardDrawing.face == Point(250, Double(CardGrid.height(ofWidth: 250))))
    }

    @Test(arguments: [Artwork.classic, .shapes])
    func `solid is filled, open is not, and striped has lines within its outline`(art: Artwork) throws {
        var appearance = Appearance()
        appearance.art = art
        let paths = try paths(appearance)
        for value in Value.allCases {
            let outline = String(appearance.symbol(value).path.data)
            let id = "s\(value.rawValue + 1)"
            let (solid, striped, open) = (paths["\(id)1"], paths["\(id)2"], paths["\(id)3"])
            #expect(solid?.map { $0.attributes["fill"] } == ["currentColor"])
            #expect(open?.map { $0.attributes["fill"] } == ["none"])
            #expect(striped?.count == 2)
            #expect(striped?.last?.attributes["fill"] == "none")
            #expect([solid, striped, open].allSatisfy { $0?.last?.attributes["d"] == outline })
            let all = (solid ?? []) + (striped ?? []) + (open ?? [])
            #expect(all.allSatisfy { $0.attributes["stroke"] == "currentColor" })
        }
        let boxes = try definitions(appearance).compactMap { $0.attributes["viewBox"] }
        #expect(Set(boxes) == [art == .classic ? "0 0 200 100" : "0 0 100 100"])
    }

    @Test(arguments: [Artwork.classic, .shapes])
    func `a tint fills the whole symbol, clearly lighter than a solid one, in the same outline`(art: Artwork) throws {
        var appearance = Appearance()
        (appearance.art, appearance.stripes) = (art, .tint)
        let paths = try paths(appearance)
        for symbol in 1...3 {
            let (tinted, open) = try (#require(paths["s\(symbol)2"]), #require(paths["s\(symbol)3"]))
            #expect(tinted.count == 2)
            #expect(try tinted[0].number("fill-opacity") <= 0.4)
            #expect(tinted[0].attributes["d"] == open[0].attributes["d"])
            #expect(tinted[1].attributes == open[0].attributes)
        }
    }

    @Test(arguments: drawnAppearances)
    func `only the card's own colour is used`(appearance: Appearance) throws {
        let colors = try definitions(appearance).flatMap { [$0.attributes["fill"], $0.attributes["stroke"]] }
        #expect(Set(colors.compactMap { $0 }) == ["currentColor", "none"])
    }
}
