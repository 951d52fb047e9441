import PlainText
import SetRules
import SetTable
import SetWords
import Testing

@testable import SetGame
@testable import SetPanels

@Suite("The fan at the end of a game")
struct FanTests {
    /// Matches of a size that took the seconds from 1 on, the first one longest.
    static func found(_ count: Int, size: Int = 3) -> [FoundMatch] {
        (0..<count).compactMap { index in
            CardGroup((0..<size).map { Card.all[(index * size + $0) % Card.all.count] }).map {
                FoundMatch(cards: $0, seat: .first, foundAt: 0, took: Milliseconds(count - index) * 1000, points: 10)
            }
        }
    }

    @Test("spreads any number of blades evenly, the first on the left, within its box", arguments: [3, 4], 1...27)
    func blades(size: Int, count: Int) {
        let fan = Fan(Self.found(count, size: size), hasTimes: true)
        let angles = fan.blades.map(\.angle)
        #expect(angles.count == count && zip(angles, angles.dropFirst()).allSatisfy(<))
        #expect(abs(angles[0] + angles[count - 1]) < 1e-9 && angles[count - 1] <= 75)
        #expect(fan.blades.allSatisfy { fan.startOfBar(on: $0) + $0.bar <= fan.radius + 1e-9 })
        #expect(fan.blades.allSatisfy { $0.cards.count == size })
        #expect(fan.blades[0].bar > 0 && fan.blades.filter(\.isFastest).count == 1 && fan.blades[count - 1].isFastest)
    }

    @Test("has no bars without a clock, and no blades without matches")
    func plain() {
        #expect(Fan(Self.found(5), hasTimes: false).blades.allSatisfy { $0.bar == 0 && !$0.isFastest })
        #expect(Fan([], hasTimes: true).blades.isEmpty)
    }

    @Test("is drawn with each card once")
    func markup() {
        let svg = Fan(Self.found(9), hasTimes: true).svg(CardDrawing(Appearance()), name: "Name")
        let markup = String(decoding: svg.bytes, as: UTF8.self)
        #expect(markup.components(of: "<g class=\"blade\"") == 9 && markup.components(of: "data-color") == 27)
        #expect(markup.components(of: "class=\"bar\"") == 9 && markup.components(of: "data-fastest") == 1)
    }

    private func picture(showsFaces: Bool, _ art: Artwork) -> [[Substring]] {
        var appearance = Appearance()
        appearance.art = art
        let picture = FanPicture(
            fan: Fan(Self.found(9), hasTimes: true), style: CardStyle(appearance: appearance), showsFaces: showsFaces,
            mode: "Classic", headline: "Not one mistake", score: "120", facts: "9 sets")
        return String(decoding: picture.picture.text.bytes, as: UTF8.self).split(separator: "\n").map {
            $0.split(separator: "\t")
        }
    }

    @Test("is a picture whose steps each have a name and values, and are undone", arguments: Artwork.allCases)
    func steps(art: Artwork) {
        let steps = picture(showsFaces: true, art)
        #expect(steps[0] == ["1080", "1080"])
        let depths = steps.reduce(into: [0]) { depths, step in
            depths.append(depths[depths.count - 1] + (step[0] == "save" ? 1 : step[0] == "restore" ? -1 : 0))
        }
        #expect(depths.allSatisfy { $0 >= 0 } && depths.last == 0 && steps.count(where: { $0[0] == "save" }) > 27)
        #expect(steps.contains(["fillText", "Not one mistake", "540", "262", "960"]))
        #expect(steps.dropFirst().allSatisfy { $0.count > 1 || ["save", "restore"].contains($0[0]) })
    }

    @Test("shows no faces in the picture of a daily deal", arguments: Artwork.allCases)
    func faces(art: Artwork) {
        var appearance = Appearance()
        appearance.art = art
        let color = appearance.scheme.light.symbols[0].rgb
        let red = "rgba(\(color >> 16),\(color >> 8 & 0xff),\(color & 0xff),1)"
        for showsFaces in [true, false] {
            #expect(picture(showsFaces: showsFaces, art).contains { $0.contains { $0 == red } } == showsFaces)
        }
    }
}

extension String {
    /// How often a text occurs in it.
    fileprivate func components(of text: String) -> Int { ranges(of: text).count }
}
