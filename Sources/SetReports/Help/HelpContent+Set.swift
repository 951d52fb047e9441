extension HelpContent {
    /// Set. In the first example three features differ, in the second only one.
    static let set = HelpContent(
        examples: """
            1111 2212 3313
            1122 1222 1322
            """,
        lessons: """
            1111 1112 1123 1113 2113
            1122 2132 3132 3212 3112
            1123 2312 3231 3232 3131
            """,
        nearMisses: """
            1111 1121 1132
            1212 1223 2231
            1111 2122 3233
            """)
}
