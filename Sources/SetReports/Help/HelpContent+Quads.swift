extension HelpContent {
    /// Quads. Each lesson has more features that are all different.
    static let quads = HelpContent(
        examples: """
            q2223 q4223 q2213 q4213
            q1142 q3313 q3221 q1434
            """,
        lessons: """
            q4232 q4222 q4234 q4324 q3224 q4224
            q2214 q4224 q1344 q3314 q3334 q2334
            q3333 q2211 q1124 q4422 q4442 q4242
            """,
        nearMisses: """
            q2341 q4341 q3344 q1343
            q1112 q3211 q4213 q2134
            q2431 q3421 q2441 q3111
            """,
        notes: [.quadsValues, .quadsTip])

    /// Junior Quads. All cards are solid.
    static let juniorQuads = HelpContent(
        examples: """
            q1211 q1111 q1411 q1311
            q4312 q1414 q3413 q2311
            """,
        lessons: """
            q1114 q4414 q1414 q4214 q4114 q4112
            q2111 q1113 q2214 q4212 q1412 q1212
            q1414 q3213 q4112 q2411 q2311 q4311
            """,
        nearMisses: """
            q3113 q1111 q3313 q4311
            q2213 q2113 q4414 q4312
            q2313 q1313 q4312 q3212
            """,
        notes: [.quadsTip, .juniorQuadsCards])
}
