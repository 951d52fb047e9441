import PlainText
import SetRules
import SetTable
import SetTogether

// The names of cards and players.
extension Language {
    /// Returns the name of a card: "two striped red squiggles", or "dots 1, 3, 6".
    public func name(of card: Card, _ appearance: Appearance) -> UTF8Text {
        if card.kind == .dots { return names(of: card.dots) }
        let shading = appearance.namesShading ? card[.shading].shading : "none"
        return text(
            .pattern(
                .card,
                [
                    .number(.number, card[.number].count), .key(.shading, shading), .key(.frame, card[.frame].frame),
                    .key(.color, appearance.hue(card[.color]).word),
                    .key(.symbol, appearance.symbol(card[.symbol]).word),
                ]))
    }

    /// Returns the numbers of dots, by place: "dots 1, 3, 6".
    func names(of dots: [Dot]) -> UTF8Text {
        let numbers = UTF8Text.joined(dots.map { UTF8Text(number: $0.number) }, by: ", ")
        return text(.pattern(.cardOfDots, [.number(.number, dots.count), .text(.names, numbers)]))
    }

    /// Returns the names of a match's cards.
    func names(of match: CardGroup, _ appearance: Appearance) -> UTF8Text {
        UTF8Text.joined(match.map { name(of: $0, appearance) }, by: (match.first?.kind ?? .set).nameSeparator)
    }

    /// Returns the first letter of a colour.
    public func initial(of hue: Hue) -> UTF8Text { text(.pattern(.initial, [.key(.color, hue.word)])) }

    /// Returns the name of a player: "Amber Fox".
    public func name(of player: PlayerName) -> UTF8Text {
        "\(Self.word(player.first, of: self[.firstNames])) \(Self.word(player.second, of: self[.secondNames]))"
    }

    private static func word(_ number: UInt8, of words: UTF8Text) -> UTF8Text {
        let words = words.bytes.split(separator: UInt8(ascii: " "))
        return UTF8Text(words[Int(number)])
    }

    /// Returns why a triple isn't a set, feature by feature. The text is empty for a set.
    public func reasons(_ triple: CardTriple, _ appearance: Appearance) -> UTF8Text {
        let reasons = Feature.allCases.compactMap { feature -> UTF8Text? in
            switch triple[feature] {
            case .same, .different: nil
            case .split(let two, let one): reason(feature, two, one, appearance)
            }
        }
        return UTF8Text.joined(reasons, by: "; ")
    }

    /// Returns why two cards and a third one aren't a set: "two red, one green".
    public func reason(
        _ feature: Feature, _ two: FeatureValue, _ one: FeatureValue, _ appearance: Appearance
    ) -> UTF8Text {
        text(
            .pattern(
                feature.reason,
                [
                    .text(.two, name(of: two, feature, "pair", appearance)),
                    .text(.one, name(of: one, feature, "single", appearance)),
                ]))
    }

    private func name(
        of value: FeatureValue, _ feature: Feature, _ place: StaticString, _ appearance: Appearance
    ) -> UTF8Text {
        let place = Wording.Argument.key(.place, place)
        return switch feature {
        case .number: "\(value.count)"
        case .symbol: text(.pattern(.valueSymbol, [.key(.symbol, appearance.symbol(value).word), place]))
        case .shading: text(.pattern(.valueShading, [.key(.shading, value.shading), place]))
        case .color: text(.pattern(.valueColor, [.key(.color, appearance.hue(value).word), place]))
        case .frame: text(.pattern(.valueFrame, [.key(.frame, value.frame), place]))
        }
    }

    /// Returns how a set's cards agree in each feature: "same number, different colours".
    func shortAgreements(of set: CardTriple) -> UTF8Text {
        let agreements = set.cards[0].kind.features.map { agreement(in: $0, isSame: set[$0] != .different) }
        return UTF8Text.joined(agreements, by: ", ")
    }

    /// Returns whether cards agree in a feature: "same number".
    public func agreement(in feature: Feature, isSame: Bool) -> UTF8Text {
        text(.pattern(feature.agreement, [.key(.same, isSame ? "yes" : "no")]))
    }
}

extension CardKind {
    /// The separator between the names of cards, which may have commas.
    public var nameSeparator: StaticString {
        switch self {
        case .set, .quads: ", "
        case .mega, .dots: "; "
        }
    }
}

extension Feature {
    fileprivate var reason: Pattern {
        switch self {
        case .number: .reasonNumber
        case .symbol: .reasonSymbol
        case .shading: .reasonShading
        case .color: .reasonColor
        case .frame: .reasonFrame
        }
    }

    fileprivate var agreement: Pattern {
        switch self {
        case .number: .agreementNumber
        case .symbol: .agreementSymbol
        case .shading: .agreementShading
        case .color: .agreementColor
        case .frame: .agreementFrame
        }
    }

    /// The word that messages and style sheets select by.
    package var word: StaticString {
        switch self {
        case .number: "number"
        case .symbol: "symbol"
        case .shading: "shading"
        case .color: "color"
        case .frame: "frame"
        }
    }
}

// The words that messages select by.
extension FeatureValue {
    fileprivate var count: Int {
        switch self {
        case .first: 1
        case .second: 2
        case .third: 3
        case .fourth: 4
        }
    }

    fileprivate var shading: StaticString {
        switch self {
        case .first: "solid"
        case .second: "striped"
        case .third: "open"
        case .fourth: "dotted"
        }
    }

    fileprivate var frame: StaticString {
        switch self {
        case .first, .fourth: "none"
        case .second: "framed"
        case .third: "double"
        }
    }
}

extension Hue {
    fileprivate var word: StaticString {
        switch self {
        case .red: "red"
        case .green: "green"
        case .purple: "purple"
        case .blue: "blue"
        case .orange: "orange"
        case .turquoise: "turquoise"
        case .brown: "brown"
        }
    }
}

extension Symbol {
    fileprivate var word: StaticString {
        switch self {
        case .squiggle: "squiggle"
        case .diamond: "diamond"
        case .oval: "oval"
        case .circle: "circle"
        case .square: "square"
        case .triangle: "triangle"
        case .heart: "heart"
        }
    }
}
