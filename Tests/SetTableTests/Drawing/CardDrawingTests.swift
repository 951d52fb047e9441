import PlainText
import SetRules
import SetTable
import Testing

private func definitions() throws -> [Element] {
    var svg: Text = "<svg>"
    svg.append(contentsOf: CardDrawing.definitions)
    svg.append("</svg>")
    return try elements(of: svg)
}

private func uses(_ card: Card) throws -> [Element] {
    try elements(of: CardDrawing.svg(of: card)).filter { $0.name == "use" }
}

struct CardDrawingTests {
    @Test func `the drawings of all 81 cards are different`() {
        #expect(Set(Card.all.map(CardDrawing.svg)).count == 81)
    }

    @Test func `a card is an svg of its symbols and nothing else`() throws {
        for card in Card.all {
            let elements = try elements(of: CardDrawing.svg(of: card))
            #expect(elements[0].name == "svg")
            #expect(elements[0].attributes["viewBox"] == "0 0 250 350")
            #expect(elements[0].attributes["aria-hidden"] == "true")
            #expect(elements[0].attributes["data-color"] == "\(card[.color].rawValue + 1)")
            #expect(elements.dropFirst().map(\.name) == Array(repeating: "use", count: Int(card[.number].rawValue) + 1))
        }
    }

    @Test func `neither cards nor definitions contain text or images`() throws {
        let names = try Set((Card.all.flatMap { try uses($0) } + definitions()).map(\.name))
        #expect(names == ["svg", "use", "symbol", "path"])
    }

    @Test func `cards that share symbol and shading use one definition, others another`() throws {
        var ids: [[Value]: Set<String>] = [:]
        for card in Card.all {
            for use in try uses(card) {
                ids[[card[.symbol], card[.shading]], default: []].insert(use.attributes["href"] ?? "")
            }
        }
        #expect(ids.count == 9)
        #expect(ids.values.allSatisfy { $0.count == 1 })
        #expect(Set(ids.values).count == 9)
    }

    @Test func `each definition is there once and each is used`() throws {
        let defined = try definitions().compactMap { $0.attributes["id"] }
        let used = try Set(Card.all.flatMap { try uses($0) }.compactMap { $0.attributes["href"] })
        #expect(defined.count == 9)
        #expect(Set(defined.map { "#" + $0 }) == used)
    }

    @Test func `symbols are centred, of one size, evenly apart and within the face`() throws {
        for card in Card.all {
            let boxes = try uses(card).map {
                try (x: $0.number("x"), y: $0.number("y"), width: $0.number("width"), height: $0.number("height"))
            }
            for (box, mirrored) in zip(boxes, boxes.reversed()) {
                #expect(box.width == 2 * box.height)
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

    @Test func `solid is filled, open is not, and striped has lines within its outline`() throws {
        var paths: [String: [Element]] = [:]
        var id = ""
        for element in try definitions() {
            if let next = element.attributes["id"] {
                #expect(element.attributes["viewBox"] == "0 0 200 100")
                id = next
            }
            if element.name == "path" { paths[id, default: []].append(element) }
        }
        for symbol in 1...3 {
            let outline = string(ClassicSymbol.allCases[symbol - 1].path.data)
            let (solid, striped, open) = (paths["s\(symbol)1"], paths["s\(symbol)2"], paths["s\(symbol)3"])
            #expect(solid?.map { $0.attributes["fill"] } == ["currentColor"])
            #expect(open?.map { $0.attributes["fill"] } == ["none"])
            #expect(striped?.count == 2)
            #expect(striped?.last?.attributes["fill"] == "none")
            #expect([solid, striped, open].allSatisfy { $0?.last?.attributes["d"] == outline })
            let all = (solid ?? []) + (striped ?? []) + (open ?? [])
            #expect(all.allSatisfy { $0.attributes["stroke"] == "currentColor" })
        }
    }

    @Test func `no colour but the card's own is drawn with`() throws {
        let colors = try definitions().flatMap { [$0.attributes["fill"], $0.attributes["stroke"]] }
        #expect(Set(colors.compactMap { $0 }) == ["currentColor", "none"])
    }

    private func string(_ text: Text) -> String? {
        String(validating: text.bytes, as: UTF8.self)
    }
}
