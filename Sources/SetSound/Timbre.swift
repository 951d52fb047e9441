import SetRules

/// The sound of a note apart from its pitch: its overtones, and the way it swells and fades.
package struct Timbre: Hashable, Sendable {
    /// The overtones.
    package var body: Body
    /// The way it swells and fades.
    package var shape: Shape

    /// The overtones of a note, which correspond to the four shadings.
    package enum Body: CaseIterable, Sendable {
        /// Two overtones, both octaves.
        case full
        /// One odd overtone, as in a reed.
        case hollow
        /// A sine wave without overtones.
        case pure
        /// Two odd overtones, as in a bell.
        case bright
    }

    /// The envelope of a note, which corresponds to the four symbols.
    package enum Shape: CaseIterable, Sendable {
        /// A wavering sound from two slightly detuned tones.
        case wavering
        /// A short, struck sound.
        case plucked
        /// A long sound with a soft start.
        case round
        /// A sound with a slow swell from two slightly detuned tones.
        case swelling
    }

    /// Creates a timbre from a body and a shape.
    package init(_ body: Body, _ shape: Shape) {
        (self.body, self.shape) = (body, shape)
    }

    /// Creates the timbre of a card: the shading determines the body, the symbol determines the shape.
    package init(of card: Card) {
        switch card[.shading] {
        case .first: body = .full
        case .second: body = .hollow
        case .third: body = .pure
        case .fourth: body = .bright
        }
        switch card[.symbol] {
        case .first: shape = .wavering
        case .second: shape = .plucked
        case .third: shape = .round
        case .fourth: shape = .swelling
        }
    }
}

extension Timbre.Body {
    /// The partial tones: for each, the multiple of the note's frequency, and the shares of its loudness and duration.
    /// High partials fade first, as in any struck instrument.
    var partials: [(multiple: Double, loudness: Double, duration: Double)] {
        switch self {
        case .full: [(1, 0.6, 1), (2, 0.28, 0.6), (4, 0.12, 0.3)]
        case .hollow: [(1, 0.72, 1), (3, 0.28, 0.5)]
        case .pure: [(1, 1, 1)]
        case .bright: [(1, 0.66, 1), (3, 0.2, 0.5), (5, 0.14, 0.3)]
        }
    }
}

extension Timbre.Shape {
    /// The duration of the swell, in seconds.
    var attack: Double {
        switch self {
        case .wavering: 0.012
        case .plucked: 0.004
        case .round: 0.03
        case .swelling: 0.06
        }
    }

    /// The total duration, in seconds.
    var duration: Double {
        switch self {
        case .wavering: 0.8
        case .plucked: 0.4
        case .round: 1
        case .swelling: 0.7
        }
    }

    /// The tones that sound together as the note, as multiples of its frequency.
    var detunings: [Double] {
        switch self {
        case .wavering: [0.995, 1.005]
        case .swelling: [0.997, 1.003]
        case .plucked, .round: [1]
        }
    }
}
