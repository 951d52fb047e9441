extension Guide {
    /// Junior. All cards are solid.
    static let junior = Guide(
        examples: [[0, 37, 74], [1, 10, 19]],
        lessons: [
            Lesson([0, 1], choices: [11, 2, 29]), Lesson([9, 37], choices: [64, 56, 65]),
            Lesson([2, 46], choices: [63, 64, 72]),
        ],
        nearMisses: [[0, 1, 29], [11, 38, 74], [1, 37, 72]],
        notes: [.juniorCards])
}
