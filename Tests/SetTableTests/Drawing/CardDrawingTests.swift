import PlainText
import SetRules
import SetTable
import TestSupport
import Testing

private let drawnLooks = allLooks.filter { $0.art != .glyphs }

private func uses(_ card: Card, _ look: Look) throws -> [Element] {
    try elements(of: CardDrawing.svg(of: card, look)).filter { $0.name == "use" }
}

private func string(_ text: Text) -> String? {
    String(validating: text.bytes, as: UTF8.self)
}

struct CardDrawingTests {
    @Test(arguments: allLooks)
    func `the drawings of all 81 cards are different`(look: Look) {
        #expect(Set(Card.all.map { CardDrawing.svg(of: $0, look) }).count == 81)
    }

    @Test(arguments: allLooks)
    func `a card is an svg of its symbols and nothing else`(look: Look) throws {
        let symbol = look.art == .glyphs ? "text" : "use"
        for card in Card.all {
            let elements = try elements(of: CardDrawing.svg(of: card, look))
            #expect(elements[0].name == "svg")
            #expect(elements[0].attributes["viewBox"] == "0 0 250 350")
            #expect(elements[0].attributes["aria-hidden"] == "true")
            #expect(elements[0].attributes["data-color"] == "\(card[.color].rawValue + 1)")
            let symbols = Array(repeating: symbol, count: Int(card[.number].rawValue) + 1)
            #expect(elements.dropFirst().map(\.name) == symbols)
        }
    }

    @Test(arguments: drawnLooks)
    func `neither cards nor definitions contain text or images`(look: Look) throws {
        let all = try Card.all.flatMap { try elements(of: CardDrawing.svg(of: $0, look)) } + definitions(look)
        #expect(Set(all.map(\.name)) == ["svg", "use", "symbol", "path"])
        #expect(all.allSatisfy { $0.text.isEmpty })
    }

    @Test(arguments: drawnLooks)
    func `cards that share symbol and shading use one definition, others another`(look: Look) throws {
        var ids: [[Value]: Set<String>] = [:]
        for card in Card.all {
            for use in try uses(card, look) {
                ids[[card[.symbol], card[.shading]], default: []].insert(use.attributes["href"] ?? "")
            }
        }
        #expect(ids.count == 9)
        #expect(ids.values.allSatisfy { $0.count == 1 })
        #expect(Set(ids.values).count == 9)
    }

    @Test(arguments: drawnLooks)
    func `each definition is there once and each is used, and no two look the same`(look: Look) throws {
        let defined = try definitions(look).compactMap { $0.attributes["id"] }
        let used = try Set(Card.all.flatMap { try uses($0, look) }.compactMap { $0.attributes["href"] })
        #expect(defined.count == 9)
        #expect(Set(defined.map { "#" + $0 }) == used)
        for size in StripeSize.allCases {
            #expect(try Set(paths(look, size).values.map { $0.map(\.attributes) }).count == 9)
        }
    }

    @Test(arguments: drawnLooks)
    func `symbols are centred, of one size, evenly apart and within the face`(look: Look) throws {
        for card in Card.all {
            let boxes = try uses(card, look).map {
                try (x: $0.number("x"), y: $0.number("y"), width: $0.number("width"), height: $0.number("height"))
            }
            let ratio = look.symbol(card[.symbol]).box
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
        #expect(CardDrawing.face == Point(250, Double(Grid.height(ofWidth: 250))))
    }

    @Test(arguments: [Artwork.classic, .shapes])
    func `solid is filled, open is not, and striped has lines within its outline`(art: Artwork) throws {
        var look = Look()
        look.art = art
        let paths = try paths(look)
        for value in Value.allCases {
            let outline = string(look.symbol(value).path.data)
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
        let boxes = try definitions(look).compactMap { $0.attributes["viewBox"] }
        #expect(Set(boxes) == [art == .classic ? "0 0 200 100" : "0 0 100 100"])
    }

    @Test(arguments: [Artwork.classic, .shapes])
    func `a tint fills the whole symbol, clearly lighter than a solid one, in the same outline`(art: Artwork) throws {
        var look = Look()
        (look.art, look.stripes) = (art, .tint)
        let paths = try paths(look)
        for symbol in 1...3 {
            let (tinted, open) = try (#require(paths["s\(symbol)2"]), #require(paths["s\(symbol)3"]))
            #expect(tinted.count == 2)
            #expect(try tinted[0].number("fill-opacity") <= 0.4)
            #expect(tinted[0].attributes["d"] == open[0].attributes["d"])
            #expect(tinted[1].attributes == open[0].attributes)
        }
    }

    @Test(arguments: drawnLooks)
    func `no colour but the card's own is drawn with`(look: Look) throws {
        let colors = try definitions(look).flatMap { [$0.attributes["fill"], $0.attributes["stroke"]] }
        #expect(Set(colors.compactMap { $0 }) == ["currentColor", "none"])
    }
}
