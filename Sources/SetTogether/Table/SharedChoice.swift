import SetGame
import SetRules

/// One player's state at a shared table: the selection, the order of the cards, and the unanswered claims.
public struct SharedChoice: Hashable, Sendable {
    /// The selected cards. A match waits for the server's answer; a mismatch shows for a second.
    public internal(set) var selection = Selection.none
    /// The cards of the table in this player's order.
    public internal(set) var order: [Card]
    /// The claims that the server has not answered, in order.
    var claims: [Claim] = []
    /// The number of this seat's last request.
    var lastRequest = 0
    /// The playing time at which a mismatch disappears.
    var mismatchEnds: Milliseconds = 0

    /// A claim that the server has not answered.
    struct Claim: Hashable, Sendable {
        let request: Int
        let seen: Int
        let cards: CardGroup

        var message: ClientMessage { .take(request: request, seen: seen, cards) }
    }

    init(order: [Card] = []) {
        self.order = order
    }

    /// Whether a claim is unanswered.
    public var isWaiting: Bool { !claims.isEmpty }

    /// The claims that the server hasn't decided, the oldest first.
    public var undecided: [CardGroup] { claims.map { $0.cards } }
}

extension SharedChoice {
    /// Selects or deselects a card. A complete choice is claimed; while the seat is locked, a choice can't be completed.
    mutating func tap(
        _ card: Card, in game: Game, seen: Int, isLocked: Bool, at time: Milliseconds
    ) -> (events: [Event], message: ClientMessage?) {
        // Taps on the cards of an unanswered claim are ignored, unless they stay on the table.
        if !game.rules.keepsMatches, claims.contains(where: { $0.cards.contains(card) }) { return ([], nil) }
        let before = selection
        switch selection.tap(card, in: game.rules, after: game.earlierMatches) {
        case .selected: return ([.selected(card)], nil)
        case .deselected: return ([.deselected(card)], nil)
        case .completed(let verdict):
            // No request can follow the last possible one.
            guard !isLocked, lastRequest < ClientMessage.maximumNumber else {
                selection = before
                return ([], nil)
            }
            return claim(verdict, in: game.rules, seen: seen, at: time)
        }
    }

    /// Claims a complete choice. A match shows until the server has decided; a mismatch shows for a second.
    private mutating func claim(
        _ verdict: Verdict, in rules: GameRules, seen: Int, at time: Milliseconds
    ) -> (events: [Event], message: ClientMessage?) {
        switch verdict {
        case .match(let group): return ([], add(group, seen: seen))
        case .mismatch(let mismatch):
            mismatchEnds = time + Rule.mismatchDisplayTime
            // A mismatch that isn't a mistake doesn't change the table.
            let isMistake = mismatch.isMistake && !rules.liesFaceDown
            return ([.mismatched(mismatch)], isMistake ? add(mismatch.cards, seen: seen) : nil)
        }
    }

    private mutating func add(_ cards: CardGroup, seen: Int) -> ClientMessage {
        lastRequest += 1
        let claim = Claim(request: lastRequest, seen: seen, cards: cards)
        claims.append(claim)
        return claim.message
    }

    /// Exchanges two cards, of which neither is selected.
    mutating func exchange(_ card: Card, with other: Card) { order.exchange(card, with: other) }

    mutating func deselect() -> Bool { selection.clear() }

    mutating func clearMismatch(at time: Milliseconds) {
        if case .mismatch = selection, time >= mismatchEnds { selection = .none }
    }

    /// Removes a refused claim and returns it; `nil` if no unanswered claim has this number.
    mutating func giveBack(_ request: Int) -> Claim? {
        guard let index = claims.firstIndex(where: { $0.request == request }) else { return nil }
        let claim = claims.remove(at: index)
        if selection == .match(claim.cards) { selection = .none }
        return claim
    }

    /// Notes that the server has decided a request, and those before it.
    mutating func noteAnswer(to request: Int) {
        lastRequest = max(lastRequest, request)
        claims.removeAll { $0.request <= request }
    }

    /// Updates the choice after an event that changed the cards on the table.
    mutating func follow(_ event: NumberedEvent, isOwn: Bool, from table: [Card], to game: Game) {
        if isOwn { noteAnswer(to: event.request) }
        updateOrder(from: table, to: game)
        forgetCards(in: game) { !game.isAvailable($0) }
        // Its cards may still be available, as the last match.
        if case .match(let group) = selection, group == game.found.last?.cards { selection = .none }
    }

    /// Puts each new card in the place of the card that it replaced. If the number of cards has changed, the remaining
    /// cards close up and new cards follow at the end; a shuffled table is shown as it is.
    private mutating func updateOrder(from former: [Card], to game: Game) {
        let table = game.table
        guard former.count == table.count else {
            let isShuffled = table.count < former.count && game.rules.succession == .shuffled
            order = isShuffled ? table : order.filter(table.contains) + table.filter { !order.contains($0) }
            return
        }
        order = order.map { card in
            guard let place = former.firstIndex(of: card) else {
                preconditionFailure("the order has the table's cards")
            }
            return table[place]
        }
    }

    private mutating func forgetCards(in game: Game, where isGone: (Card) -> Bool) {
        switch selection {
        case .chosen(let cards):
            let rest = cards.filter { !isGone($0) }
            // The rest of a choice can be a match, which the player hasn't chosen.
            let isComplete = game.rules.judge(rest, after: game.earlierMatches) != nil
            selection = isComplete ? .none : .chosen(rest)
        // The refusal of a beaten claim arrives a moment later; until then, its cards cannot show as selected.
        case .match(let group): if group.contains(where: isGone) { selection = .none }
        case .mismatch(let mismatch): if mismatch.cards.contains(where: isGone) { selection = .none }
        }
    }
}
