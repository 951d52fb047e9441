extension HelpContent {
    /// Junior. All cards are solid.
    static let junior = HelpContent(
        examples: """
            1111 2212 3313
            1112 1212 1312
            """,
        lessons: """
            1111 1112 1213 1113 2113
            1211 2212 3212 3113 3213
            1113 2312 3211 3212 3311
            """,
        nearMisses: """
            1111 1112 2113
            1213 2213 3313
            1112 2212 3311
            """,
        notes: [.juniorCards])
}
