import SetRules

extension Phrase {
    /// Returns the label of the same element in a game with a kind of match.
    package func of(_ kind: MatchKind) -> Phrase {
        switch (kind, self) {
        case (.ultraSet, .noSetYet): .noUltraSetYet
        case (.ultraSet, .notLinked): .ultraSetNotLinked
        case (.ghost, .noSetYet): .noGhostYet
        case (.quad, .noSetYet): .noQuadYet
        case (.line, .noSetYet), (.even, .noSetYet): .noMatchYet
        case (.set, _), (.ultraSet, _), (.ghost, _), (.quad, _), (.line, _), (.even, _): self
        }
    }

    /// Creates the name of a game.
    public init(_ game: Variant) {
        switch game {
        case .set: self = .gameSet
        case .junior: self = .gameJunior
        case .ultraSet: self = .gameUltraSet
        case .chain: self = .gameChain
        case .ultra9: self = .gameUltra9
        case .ultraChain: self = .gameUltraChain
        case .ghost: self = .gameGhost
        case .puzzle: self = .gamePuzzle
        case .juniorPuzzle: self = .gameJuniorPuzzle
        case .shuffle: self = .gameShuffle
        case .memory: self = .gameMemory
        case .mega: self = .gameMega
        case .quads: self = .gameQuads
        case .juniorQuads: self = .gameJuniorQuads
        case .projective: self = .gameProjective
        case .proSet: self = .gameProSet
        }
    }

    /// Creates the label that names a feature.
    public init(_ feature: Feature) {
        switch feature {
        case .number: self = .numberFeature
        case .symbol: self = .symbolFeature
        case .shading: self = .shadingFeature
        case .color: self = .colorFeature
        case .frame: self = .frameFeature
        }
    }
}
