import PlainText
import SetRules
import TestSupport
import Testing

@testable import SetTable

struct CardDrawingTests {
    @Test(arguments: allAppearances)
    func `the drawings of all 81 cards are different`(appearance: Appearance) {
        let drawing = CardDrawing(appearance)
        #expect(Set(Card.all.map { drawing.svg(of: $0) }).count == 81)
    }

    @Test(arguments: allAppearances)
    func `a card is an svg of its symbols and nothing else`(appearance: Appearance) throws {
        let drawing = CardDrawing(appearance)
        for card in Card.all {
            let elements = try elements(of: drawing.svg(of: card))
            #expect(elements[0].name == "svg")
            #expect(elements[0].attributes["viewBox"] == "0 0 250 350")
            #expect(elements[0].attributes["aria-hidden"] == "true")
            #expect(elements[0].attributes["data-color"] == "\(card[.color].rawValue + 1)")
            let (count, parts) = (Int(card[.number].rawValue) + 1, elements.dropFirst())
            if appearance.art == .glyphs {
                #expect(parts.map(\.name) == Array(repeating: "text", count: count))
            } else {
                #expect(parts.map(\.name) == Array(repeating: "path", count: card[.shading] == .second ? 2 : 1))
                #expect(parts.allSatisfy { $0.text.isEmpty })
                #expect(try parts.allSatisfy { try symbols(in: $0).count == count })
            }
        }
    }

    @Test(arguments: allAppearances)
    func `a card is drawn the same, whatever was drawn before`(appearance: Appearance) {
        let drawing = CardDrawing(appearance)
        for card in Card.all + Card.all.reversed() {
            #expect(drawing.svg(of: card) == CardDrawing(appearance).svg(of: card))
        }
    }

    @Test(arguments: drawnAppearances)
    func `symbols look the same if and only if they share symbol and shading`(appearance: Appearance) throws {
        var looks: [[FeatureValue]: Set<[String]>] = [:]
        for card in Card.all {
            let paths = try paths(of: card, appearance)
            let paint = paths.map { $0.attributes.filter { $0.key != "d" }.map { "\($0)=\($1)" }.sorted().joined() }
            let parts = try paths.map { try symbols(in: $0).map(\.data) }
            for index in parts[0].indices {
                looks[[card[.symbol], card[.shading]], default: []].insert(parts.map { $0[index] } + paint)
            }
        }
        #expect(looks.count == 9)
        #expect(looks.values.allSatisfy { $0.count == 1 })
        #expect(Set(looks.values).count == 9)
    }

    @Test(arguments: drawnAppearances)
    func `symbols are centred, equally large, evenly spaced and inside the face`(appearance: Appearance) throws {
        for card in Card.all {
            let box = appearance.symbol(card[.symbol]).box
            let drawn = try paths(of: card, appearance).map { try symbols(in: $0).map(\.corner) }
            #expect(Set(drawn).count == 1, "stripes lie where their outline does")
            let corners = drawn[0]
            let width = CardDrawing.face.x - 2 * corners[0].x
            let height = width * box.y / box.x
            #expect(corners.allSatisfy { $0.x == corners[0].x && $0.x > 0 && $0.y > 0 })
            for (corner, mirrored) in zip(corners, corners.reversed()) {
                #expect(abs(corner.y + mirrored.y + height - CardDrawing.face.y) < 0.01)
            }
            let steps = Set(zip(corners, corners.dropFirst()).map { $1.y - $0.y })
            #expect(steps.count <= 1)
            #expect(steps.allSatisfy { $0 > height })
        }
    }

    @Test func `the face has the ratio of the grid's cards`() {
        #expect(CardDrawing.face == Point2D(250, Double(CardGrid.height(ofWidth: 250))))
    }

    @Test(arguments: [Artwork.classic, .shapes])
    func `solid is filled, open is not, and striped has lines within its outline`(art: Artwork) throws {
        var appearance = Appearance()
        appearance.art = art
        for value in CardKind.set.values {
            let (solid, striped, open) = try (
                paths(of: single(value, .first), appearance), paths(of: single(value, .second), appearance),
                paths(of: single(value, .third), appearance)
            )
            let symbol = appearance.symbol(value)
            let corner = try #require(symbols(in: open[0]).first).corner
            let outline = symbol.path.data(scale: (CardDrawing.face.x - 2 * corner.x) / symbol.box.x)
            #expect(solid.map { $0.attributes["fill"] } == ["currentColor"])
            #expect(open.map { $0.attributes["fill"] } == ["none"])
            #expect(striped.map { $0.attributes["fill"] } == ["none", "none"])
            #expect(try symbols(in: striped[0])[0].data != String(outline))
            for path in [solid[0], striped[1], open[0]] {
                #expect(try symbols(in: path).map(\.data) == [String(outline)])
            }
            #expect((solid + striped + open).allSatisfy { $0.attributes["stroke"] == "currentColor" })
        }
    }

    @Test(arguments: [Artwork.classic, .shapes])
    func `a tint fills the whole symbol, clearly lighter than a solid one, in the same outline`(art: Artwork) throws {
        var appearance = Appearance()
        (appearance.art, appearance.stripes) = (art, .tint)
        for symbol in CardKind.set.values {
            let tinted = try paths(of: single(symbol, .second), appearance)
            let open = try paths(of: single(symbol, .third), appearance)
            #expect(tinted.count == 2)
            #expect(try tinted[0].number("fill-opacity") <= 0.4)
            #expect(tinted[0].attributes["d"] == open[0].attributes["d"])
            #expect(tinted[1].attributes == open[0].attributes)
        }
    }

    @Test(arguments: drawnAppearances)
    func `only the card's own colour is used`(appearance: Appearance) throws {
        let all = try Card.all.flatMap { try paths(of: $0, appearance) }
        let colors = all.flatMap { [$0.attributes["fill"], $0.attributes["stroke"]] }
        #expect(Set(colors.compactMap { $0 }) == ["currentColor", "none"])
        #expect(all.allSatisfy { $0.attributes["fill"] != nil }, "without it a browser fills in black")
    }

    @Test(arguments: TableStyle.allCases)
    func `the picture of a style is a card in its art and in the first colour`(style: TableStyle) throws {
        let all = try elements(of: CardDrawing.picture(of: style))
        #expect(all[0].name == "svg" && all[0].attributes["data-color"] == "1")
        #expect(all.dropFirst().map(\.name) == (style == .glyphs ? ["text"] : ["path", "path"]))
    }

    @Test(arguments: [CardKind.mega, .quads, .dots], drawnAppearances)
    func `each card of another deck is drawn differently, whatever the size of the stripes`(
        kind: CardKind, appearance: Appearance
    ) {
        for size in StripeSize.allCases {
            let drawing = CardDrawing(appearance, size)
            #expect(Set(kind.cards.map { drawing.svg(of: $0) }).count == kind.count)
        }
    }

    @Test(arguments: drawnAppearances)
    func `each dot of a card is drawn once, in its colour and at its place, apart from the others`(
        appearance: Appearance
    ) throws {
        let drawing = CardDrawing(appearance)
        var places: [String: Set<String>] = [:]
        for card in CardKind.dots.cards {
            let dots = try elements(of: drawing.svg(of: card)).filter { $0.name == "path" }
            #expect(dots.compactMap { $0.attributes["data-dot"] } == card.dots.map { "\($0.number)" })
            #expect(dots.allSatisfy { $0.attributes["fill"] == "currentColor" })
            for dot in dots {
                places[try #require(dot.attributes["data-dot"]), default: []].insert(try #require(dot.attributes["d"]))
            }
        }
        #expect(places.count == 6 && places.values.allSatisfy { $0.count == 1 })
        #expect(Set(places.values).count == 6)
    }

    @Test func `the picture of a dot is the dot alone, named by its number`() throws {
        for dot in Dot.allCases {
            let all = try elements(of: CardDrawing.picture(of: dot))
            #expect(all.map(\.name) == ["svg", "path"] && all[0].attributes["aria-label"] == "\(dot.number)")
            #expect(all[1].attributes["data-dot"] == "\(dot.number)")
        }
    }

    @Test(arguments: StripeSize.allCases)
    func `a frame is one line or two, apart from each other and from the symbols`(size: StripeSize) throws {
        let drawing = CardDrawing(Appearance(), size)
        for card in CardKind.mega.cards {
            let lines = drawing.frame(of: card)
            #expect(lines.count == Int(card[.frame].rawValue))
            let insets = try lines.map { line in
                guard case .path(let data, let paint) = line else { throw Missing("a path") }
                #expect(paint.stroke == size.frame && paint.fill == 0)
                let start = String(data).dropFirst().split { "h ".contains($0) }.compactMap { Double($0) }
                return try #require(start.dropFirst().first)
            }
            // Symbols begin at a fifth of the face's width.
            for inset in insets { #expect(inset - size.frame / 2 > 5 && inset + size.frame / 2 < 50) }
            if insets.count == 2 { #expect(insets[1] - insets[0] > 1.5 * size.frame) }
        }
        #expect(CardKind.quads.cards.allSatisfy { drawing.frame(of: $0).isEmpty })
    }

    @Test(arguments: [Artwork.classic, .shapes], StripeSize.allCases)
    func `every symbol has several dots inside its outline`(art: Artwork, size: StripeSize) throws {
        for value in CardKind.quads.values {
            let symbol = art.symbol(value)
            let dots = symbol.path.dots(period: size.dots, size: symbol.box, margin: 8 + size.dots / 4)
            let centers = dots.pieces.compactMap { if case .move(let point) = $0 { point } else { nil } }
            #expect(centers.count >= 3, "\(symbol) \(size)")
            for center in centers {
                #expect((0...symbol.box.x).contains(center.x) && (0...symbol.box.y).contains(center.y))
            }
            for (index, one) in centers.enumerated() {
                for other in centers[..<index] {
                    let distance = abs(one.x - other.x) + abs(one.y - other.y)
                    #expect(distance > size.dots * 0.99, "dots don't touch")
                }
            }
        }
    }
}
