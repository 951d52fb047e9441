import SetWords

extension HelpContent {
    /// Ghost. Cards that are next to each other are pairs, and the cards that they need make a set. In each exercise the right
    /// card is the partner of the fifth card.
    static let ghost = HelpContent(
        examples: """
            1121 1131 2211 2311 3121 3131
            2112 3131 2121 2332 1223 2113
            """,
        lessons: """
            2111 2311 2121 2321 2232 2133 1233 2233
            2131 3133 2213 2231 3321 2333 3333 3323
            2121 3332 1113 3222 1211 2333 2331 3333
            """,
        nearMisses: """
            1211 1311 2212 2213 3321 3131
            2322 3222 1322 3122 1312 2312
            2213 2313 2222 2223 2132 2233
            """,
        notes: [.ghostPictures, .ghostTip])
}
