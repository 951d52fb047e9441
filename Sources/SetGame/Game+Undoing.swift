import SetRules

/// What a Deal changed, and so what taking it back restores.
struct BeforeDeal: Hashable, Sendable {
    let dealtAt: Milliseconds
    let deck: Deck
    let table: [Card]
    let selection: Selection
    let scores: Scores

    init(_ game: Game, at time: Milliseconds) {
        dealtAt = time
        deck = game.deck
        table = game.table
        selection = game.selection
        scores = game.scores
    }
}

/// What Undo would restore. A reference, because few games hold anything to restore at any moment.
indirect enum Undoable: Hashable, Sendable {
    /// Nothing can be taken back.
    case nothing
    /// A Deal can be taken back.
    case deal(BeforeDeal)

    /// What taking the Deal back restores; `nil` where there is none.
    var beforeDeal: BeforeDeal? {
        switch self {
        case .nothing: nil
        case .deal(let before): before
        }
    }
}

extension Game {
    /// Whether the last thing that anybody did was a Deal that can still be taken back, or to agree to one.
    public func canUndo(at time: Milliseconds) -> Bool {
        undoEnds.map { time < $0 } ?? false
    }

    /// The playing time at which a Deal can be taken back no more; `nil` where none can.
    public var undoEnds: Milliseconds? {
        undoable.beforeDeal.map { $0.dealtAt + Rule.undoTime }
    }

    /// Takes the last Deal back, and what it cost. Time goes on; a match that shows again gets its whole time anew.
    mutating func undo(at time: Milliseconds) throws(RuleViolation) -> [Event] {
        guard let before = undoable.beforeDeal else { throw .nothingToUndo }
        deck = before.deck
        table = before.table
        selection = before.selection
        scores = before.scores
        turn = .unclaimed
        moments.tableChanged = time
        moments.matchShown = time
        return [.dealUndone]
    }

    /// Keeps what a Deal changed until somebody does something else.
    ///
    /// - Parameter before: the game before the action, if that is a Deal.
    mutating func noteForUndo(_ action: Action, since before: BeforeDeal?) {
        let last = undoable
        switch action {
        case .deal:
            // A Deal that only agrees to the other's can be taken back as well, as it was before both.
            if let before, options.players == .one || before.deck != deck { undoable = .deal(before) }
        // Nobody did that.
        case .hintEnds, .turnEnds, .autoDeal: break
        case .withdrawClaim: undoable = undoableBeforeClaim
        case .tap, .deselect, .reshuffle, .cheat, .change, .matchLeaves, .interruption, .claim, .mismatchEnds, .undo,
            .take:
            undoable = .nothing
        }
        undoableBeforeClaim = if case .claim = action { last } else { .nothing }
        if isOver { undoable = .nothing }
    }
}
