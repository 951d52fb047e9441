import SetGame
import SetRules
import SetTable

// A player chooses a look and its rules together. The game stores only the rules, as a preset.

extension TableStyle {
    /// The style with these rules.
    package init(_ preset: Options.Preset) {
        switch preset {
        case .unlimited: self = .classic
        case .limited: self = .glyphs
        case .selfClearing: self = .physics
        }
    }

    /// The rules of the style.
    package var preset: Options.Preset {
        switch self {
        case .classic: .unlimited
        case .glyphs: .limited
        case .physics: .selfClearing
        }
    }
}

extension Appearance {
    /// The look of a game with these options, in the artwork of its style and with the default colours and stripes. Card
    /// names contain the shading only if the game has several.
    public init(_ options: Options) {
        self.init()
        art = TableStyle(options.preset).art
        namesShading = options.game.rules.cards.features.contains(.shading)
    }
}
