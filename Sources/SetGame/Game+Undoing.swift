import SetRules

/// The state before a Deal, which Undo restores.
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

/// The state that Undo would restore. A reference, because few games hold such a state at any moment.
indirect enum Undoable: Hashable, Sendable {
    /// Nothing can be undone.
    case nothing
    /// A Deal can be undone.
    case deal(BeforeDeal)

    /// The state that undoing the Deal restores; `nil` if nothing can be undone.
    var beforeDeal: BeforeDeal? {
        switch self {
        case .nothing: nil
        case .deal(let before): before
        }
    }
}

extension Game {
    /// Returns whether the last thing that a player did was to deal or to agree to a Deal, and can still be undone.
    public func canUndo(at time: Milliseconds) -> Bool {
        undoEnds.map { time < $0 } ?? false
    }

    /// The playing time from which the last Deal can't be undone; `nil` if nothing can be undone.
    public var undoEnds: Milliseconds? {
        undoable.beforeDeal.map { $0.dealtAt + Rule.undoTime }
    }

    /// Undoes the last Deal and its cost. Time continues; if a match shows again, its display time starts over.
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

    /// Stores the state before a Deal until a player does something else.
    ///
    /// - Parameter before: the state before the action, if the action is a Deal.
    mutating func noteForUndo(_ action: Action, since before: BeforeDeal?) {
        let last = undoable
        switch action.undoEffect {
        // If a Deal only agrees to the other seat's Deal, Undo still restores the state before both.
        case .deals: if let before, before.deck != deck { undoable = .deal(before) }
        case .keeps: break
        case .restores: undoable = undoableBeforeClaim
        case .ends: undoable = .nothing
        }
        undoableBeforeClaim = if case .claim = action { last } else { .nothing }
        if isOver { undoable = .nothing }
    }
}
