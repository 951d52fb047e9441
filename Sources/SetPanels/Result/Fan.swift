import PlainText
import SetGame
import SetRules
import SetTable
import SetWords

/// The matches of a finished game, fanned out like a hand of cards: a blade for each, the first on the left, with its cards
/// and a bar for the time it took. Lengths are from the point around which the blades turn.
struct Fan: Equatable {
    /// A match.
    struct Blade: Equatable {
        /// Its cards, the innermost first.
        let cards: [Card]
        /// The angle from the vertical, in degrees; positive to the right.
        let angle: Double
        /// The length of the bar.
        let bar: Double
        /// Whether no other match took less time.
        let isFastest: Bool
    }

    /// The matches in the order in which they were found.
    let blades: [Blade]
    /// The size of a card.
    let card: Point2D
    /// The radius outside all bars, and half the width of the whole fan.
    let radius: Double, halfWidth: Double

    /// The radius inside the cards, where the score is. It grows with the blades, whose image is shown in the same width.
    let hub: Double
    /// The greatest angle between the first and the last blade, and between two neighbours, in degrees.
    private static let (spread, widestStep) = (150.0, 16.0)
    /// The length of the longest bar, and the gap between the cards and the bars.
    private static let (longestBar, gap) = (96.0, 8.0)
    /// The distance from one card to the next on a blade, as a share of a card's height.
    private static let overlap = 0.86

    /// Fans out matches.
    ///
    /// - Parameter hasTimes: whether their times are shown.
    init(_ found: [FoundMatch], hasTimes: Bool) {
        let count = Double(max(found.count - 1, 1))
        let step = min(Self.widestStep, Self.spread / count)
        let width = max(28, min(54, step * 5.2))
        card = Point2D(width, width * CardDrawing.face.y / CardDrawing.face.x)
        let slowest = found.map { $0.took }.max() ?? 0
        let fastest = found.map { $0.took }.min()
        blades = found.enumerated().map { index, match in
            let share = hasTimes && slowest > 0 ? Double(match.took) / Double(slowest) : 0
            return Blade(
                cards: match.cards.cards, angle: step * (Double(index) - Double(found.count - 1) / 2),
                bar: share * Self.longestBar, isFastest: hasTimes && match.took == fastest)
        }
        let size = found.map { $0.cards.cards.count }.max() ?? 0
        let blade = card.y * (1 + Self.overlap * Double(max(size - 1, 0))) + Self.gap + Self.longestBar
        hub = max(170, blade * 0.55)
        radius = hub + blade
        // Half the spread is 75 degrees, whose sine is 0.966.
        halfWidth = radius * 0.97
    }

    /// The distance of a card's upper edge from the centre.
    ///
    /// - Parameter index: its index on the blade.
    func top(ofCard index: Int) -> Double { hub + card.y * (1 + Self.overlap * Double(index)) }

    /// The distance of a blade's bar from the centre.
    func startOfBar(on blade: Blade) -> Double { top(ofCard: blade.cards.count - 1) + Self.gap }

    /// The factor from a card's drawing to its size here.
    var scale: Double { card.x / CardDrawing.face.x }
}

extension Fan {
    /// The fan as an SVG image, with a name for players who can't see it.
    func svg(_ drawing: CardDrawing, name: UTF8Text) -> UTF8Text {
        let box: [Double] = [-halfWidth, -radius, 2 * halfWidth, radius]
        let numbers = UTF8Text.joined(box.map { UTF8Text(decimal: $0) }, by: " ")
        var svg: UTF8Text = "<svg viewBox=\"\(numbers)\" role=\"img\" aria-label=\"\(name)\">"
        for blade in blades { svg.append(contentsOf: markup(blade, drawing)) }
        svg.append("</svg>")
        return svg
    }

    private func markup(_ blade: Blade, _ drawing: CardDrawing) -> UTF8Text {
        var text: UTF8Text = "<g class=\"blade\" transform=\"rotate(\(UTF8Text(decimal: blade.angle)))\">"
        for (index, card) in blade.cards.enumerated() {
            let (x, y) = (UTF8Text(decimal: -self.card.x / 2), UTF8Text(decimal: -top(ofCard: index)))
            text.append(
                contentsOf: """
                    <g transform="translate(\(x) \(y)) scale(\(UTF8Text(decimal: scale)))">\
                    <rect width="250" height="350" rx="20"/>\(drawing.group(of: card))</g>
                    """)
        }
        if blade.bar > 0 {
            let mark: StaticString = blade.isFastest ? " data-fastest" : ""
            let (width, height) = (UTF8Text(decimal: self.card.x * 0.4), UTF8Text(decimal: max(blade.bar, 2)))
            let y = UTF8Text(decimal: -startOfBar(on: blade) - max(blade.bar, 2))
            text.append(
                contentsOf: """
                    <rect class="bar"\(mark) x="\(UTF8Text(decimal: -self.card.x * 0.2))" y="\(y)" \
                    width="\(width)" height="\(height)" rx="2"/>
                    """)
        }
        text.append("</g>")
        return text
    }
}

extension UTF8Text {
    /// Creates the text of a number with at most three decimals.
    init(decimal number: Double) {
        self.init()
        append(number, decimals: 3)
    }
}
