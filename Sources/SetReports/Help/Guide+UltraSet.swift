extension Guide {
    /// UltraSet. The pairs of the examples and of the near misses are next to each other. In each exercise the right card
    /// is the partner of the third card.
    static let ultraSet = Guide(
        examples: [[1, 2, 27, 54], [4, 76, 38, 42]],
        lessons: [
            Lesson([1, 2, 27], choices: [55, 54, 63]), Lesson([7, 26, 36], choices: [67, 69, 66]),
            Lesson([0, 80, 20], choices: [60, 61, 69]),
        ],
        nearMisses: [[4, 22, 40, 68], [0, 4, 44, 53], [11, 38, 59, 77]],
        notes: [.ultraSetTip, .ultraSetAlways])
}
