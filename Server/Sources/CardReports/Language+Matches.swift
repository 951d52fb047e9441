import SetRules
import SetWords

// Words that only reports about cards use. A new language has the English words until it gets its own.
extension Language {
    /// Returns a number of matches with the word for them: "5 sets", "1 UltraSet".
    package func count(_ matches: Int, of kind: MatchKind) -> String {
        switch kind {
        case .set: String(self[.sets(matches)])
        case .ultraSet:
            self == .russian
                ? "\(matches) \(Self.russian(matches, "ультрасет", "ультрасета", "ультрасетов"))"
                : "\(matches) UltraSet\(matches == 1 ? "" : "s")"
        }
    }

    /// Returns why four cards are an UltraSet: both pairs need the card with this name.
    func bothPairsNeed(_ card: String) -> String {
        self == .russian ? "обеим парам нужна карта \(card)" : "both pairs need \(card)"
    }

    private static func russian(_ number: Int, _ one: String, _ few: String, _ many: String) -> String {
        switch (number % 10, number % 100) {
        case (_, 11...14): many
        case (1, _): one
        case (2...4, _): few
        default: many
        }
    }
}
