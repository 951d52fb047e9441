import SetWords

extension HelpContent {
    /// Puzzle. Its matches are sets, so it has Set's help, and adds the task and the hints.
    static var puzzle: HelpContent { Self.set.noting([.puzzleSets, .puzzleHints]) }

    /// Junior Puzzle, likewise.
    static var juniorPuzzle: HelpContent { junior.noting([.juniorCards, .juniorPuzzleSets, .puzzleHints]) }

    /// Shuffle, likewise.
    static var shuffle: HelpContent { Self.set.noting([.shuffleMoves]) }

    /// Memory, likewise.
    static var memory: HelpContent { Self.set.noting([.memoryTurns, .memoryAlways]) }

    /// Returns the same content with other sentences after the rule.
    func noting(_ notes: [Phrase]) -> HelpContent {
        var content = self
        content.notes = notes
        return content
    }
}
