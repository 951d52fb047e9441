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

    /// Undoes the Deal and its cost. Time continues; if a match shows again, its display time starts over.
    func restore(in game: inout Game, at time: Milliseconds) -> [Event] {
        game.deck = deck
        game.table = table
        game.selection = selection
        game.scores = scores
        game.turn = .unclaimed
        game.moments.tableChanged = time
        game.moments.matchShown = time
        return [.dealUndone]
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

/// The last Deal, as long as it can be undone.
struct UndoHistory: Hashable, Sendable {
    /// The state that undoing the last Deal restores.
    private var undoable = Undoable.nothing
    /// The value of `undoable` before the last action, if that was a claim. Withdrawing the claim restores it.
    private var undoableBeforeClaim = Undoable.nothing

    /// The state that undoing the Deal restores; `nil` if nothing can be undone.
    var beforeDeal: BeforeDeal? { undoable.beforeDeal }

    /// The playing time from which the last Deal can't be undone; `nil` if nothing can be undone.
    var undoEnds: Milliseconds? { beforeDeal.map { $0.dealtAt + Rule.undoTime } }

    /// Stores the state before a Deal until a player does something else.
    ///
    /// - Parameters:
    ///   - action: the action that was carried out.
    ///   - before: the state before the action, if the action is a Deal that took cards from the deck.
    ///   - isOver: whether the game is over.
    mutating func note(_ action: Action, since before: BeforeDeal?, isOver: Bool) {
        let last = undoable
        switch action.undoEffect {
        // If a Deal only agrees to the other seat's Deal, Undo still restores the state before both.
        case .deals: if let before { undoable = .deal(before) }
        case .keeps: break
        case .restores: undoable = undoableBeforeClaim
        case .ends: undoable = .nothing
        }
        undoableBeforeClaim = if case .claim = action { last } else { .nothing }
        if isOver { undoable = .nothing }
    }
}
