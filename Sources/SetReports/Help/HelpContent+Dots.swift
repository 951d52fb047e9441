extension HelpContent {
    /// Projective. Each lesson has more dots.
    static let projective = HelpContent(
        examples: """
            d110000 d001100 d111100
            d000101 d100010 d100111
            """,
        lessons: """
            d001100 d001011 d000011 d000101 d000111
            d111000 d101110 d011110 d010110 d000110
            d101110 d011001 d110111 d110101 d100111
            """,
        nearMisses: """
            d000111 d000010 d010101
            d100110 d110001 d010101
            d111000 d101001 d110001
            """,
        notes: [.projectiveThird])

    /// ProSet. Each lesson has one more card.
    static let proSet = HelpContent(
        examples: """
            d011000 d000110 d011110
            d000010 d100000 d111101 d011100 d000011
            """,
        lessons: """
            d110110 d010010 d100000 d100100 d110100
            d100000 d111111 d000111 d001000 d011000 d011100
            d000111 d110100 d110010 d101010 d101001 d111011 d101011
            """,
        nearMisses: """
            d001100 d101111 d101011
            d011111 d010111 d100110 d101111
            d101000 d011010 d001010 d101011 d110011
            """,
        notes: [.proSetAlways, .proSetCounts])
}
