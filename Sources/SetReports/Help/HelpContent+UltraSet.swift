import SetWords

extension HelpContent {
    /// UltraSet. The pairs of the examples and of the near misses are next to each other. In each exercise the right card
    /// is the partner of the third card.
    static let ultraSet = HelpContent(
        examples: """
            1112 1113 2111 3111
            1122 3322 2213 2231
            """,
        lessons: """
            1112 1113 2111 3112 3111 3211
            1132 1333 2211 3222 3231 3221
            1111 3333 1313 3131 3132 3231
            """,
        nearMisses: """
            1122 1322 2222 3223
            1111 1122 2233 2333
            1213 2213 3123 3323
            """,
        notes: [.ultraSetPictures, .ultraSetTip, .ultraSetAlways])

    /// UltraSet with nine cards, which can lack a match.
    static var ultra9: HelpContent {
        var content = ultraSet
        content.notes = [.ultraSetPictures, .ultraSetTip, .ultra9Deals]
        return content
    }
}
