extension Guide {
    /// Set. In the first example three features differ, in the second only one.
    static let set = Guide(
        examples: [[0, 37, 74], [4, 13, 22]],
        lessons: [
            Lesson([0, 1], choices: [5, 2, 29]), Lesson([4, 34], choices: [61, 64, 55]),
            Lesson([5, 46], choices: [69, 70, 60]),
        ],
        nearMisses: [[0, 3, 7], [10, 14, 42], [0, 31, 71]])
}
