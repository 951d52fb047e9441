import SetRules

/// How a note sounds, whatever its pitch: what it is made of, and how it swells and fades.
package struct Timbre: Hashable, Sendable {
    /// What overtones it has.
    package var body: Body
    /// How it swells and fades.
    package var shape: Shape

    /// The overtones of a note, as the three shadings fill a symbol.
    package enum Body: CaseIterable, Sendable {
        /// All of the first overtones.
        case full
        /// Only an odd one, as a reed has it.
        case hollow
        /// None: a sine.
        case pure
    }

    /// The course of a note, as the three symbols are drawn.
    package enum Shape: CaseIterable, Sendable {
        /// It wavers: two tones a little apart.
        case wavering
        /// It is struck, and short.
        case plucked
        /// It swells a little, and lasts.
        case round
    }

    /// This body in this shape.
    package init(_ body: Body, _ shape: Shape) {
        (self.body, self.shape) = (body, shape)
    }

    /// The timbre of a card: its shading is the body, its symbol the shape.
    package init(of card: Card) {
        switch card[.shading] {
        case .first: body = .full
        case .second: body = .hollow
        case .third: body = .pure
        }
        switch card[.symbol] {
        case .first: shape = .wavering
        case .second: shape = .plucked
        case .third: shape = .round
        }
    }
}

extension Timbre.Body {
    /// Each partial tone by its multiple of the frequency, with its share of the loudness and of the duration: high ones fade
    /// first, as in all that is struck.
    var partials: [(multiple: Double, loudness: Double, duration: Double)] {
        switch self {
        case .full: [(1, 0.6, 1), (2, 0.28, 0.6), (4, 0.12, 0.3)]
        case .hollow: [(1, 0.72, 1), (3, 0.28, 0.5)]
        case .pure: [(1, 1, 1)]
        }
    }
}

extension Timbre.Shape {
    /// How long it swells, in seconds.
    var attack: Double {
        switch self {
        case .wavering: 0.012
        case .plucked: 0.004
        case .round: 0.03
        }
    }

    /// How long it sounds in all, in seconds.
    var duration: Double {
        switch self {
        case .wavering: 0.8
        case .plucked: 0.4
        case .round: 1
        }
    }

    /// The tones that stand for one, as multiples of its frequency.
    var detunings: [Double] {
        switch self {
        case .wavering: [0.995, 1.005]
        case .plucked, .round: [1]
        }
    }
}
