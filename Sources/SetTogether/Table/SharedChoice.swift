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
        let triple: CardTriple

        var message: ClientMessage { .take(request: request, seen: seen, triple) }
    }

    init(order: [Card] = []) {
        self.order = order
    }

    /// Whether a claim is unanswered.
    public var isWaiting: Bool { !claims.isEmpty }

    /// The claims that the server hasn't decided, the oldest first.
    public var undecided: [CardTriple] { claims.map { $0.triple } }
}

extension SharedChoice {
    mutating func tap(
        _ card: Card, seen: Int, isLocked: Bool, at time: Milliseconds
    ) -> (events: [Event], message: ClientMessage?) {
        // Taps on the cards of an unanswered claim are ignored.
        if claims.contains(where: { $0.triple.contains(card) }) { return ([], nil) }
        switch selection {
        case .none, .match, .mismatch: selection = .one(card)
        case .one(let first) where first == card:
            selection = .none
            return ([.deselected(card)], nil)
        case .one(let first): selection = .two(first, card)
        case .two(let first, let second):
            guard let triple = CardTriple(first, second, card) else {
                selection = .one(card == first ? second : first)
                return ([.deselected(card)], nil)
            }
            return isLocked ? ([], nil) : claim(triple, seen: seen, at: time)
        }
        return ([.selected(card)], nil)
    }

    /// Claims three cards. A set shows as a match until the server has decided; a mistake shows as a mismatch for a
    /// second. Does nothing after the last possible request.
    private mutating func claim(
        _ triple: CardTriple, seen: Int, at time: Milliseconds
    ) -> (events: [Event], message: ClientMessage?) {
        guard lastRequest < ClientMessage.maximumNumber else { return ([], nil) }
        lastRequest += 1
        let claim = Claim(request: lastRequest, seen: seen, triple: triple)
        claims.append(claim)
        if triple.isSet {
            selection = .match(triple)
            return ([], claim.message)
        }
        selection = .mismatch(triple)
        mismatchEnds = time + Rule.mismatchDisplayTime
        return ([.mismatched(triple)], claim.message)
    }

    mutating func deselect() -> Bool {
        switch selection {
        case .none, .match: return false
        case .one, .two, .mismatch:
            selection = .none
            return true
        }
    }

    mutating func clearMismatch(at time: Milliseconds) {
        if case .mismatch = selection, time >= mismatchEnds { selection = .none }
    }

    /// Removes a refused claim and returns it; `nil` if no unanswered claim has this number.
    mutating func giveBack(_ request: Int) -> Claim? {
        guard let index = claims.firstIndex(where: { $0.request == request }) else { return nil }
        let claim = claims.remove(at: index)
        if selection == .match(claim.triple) { selection = .none }
        return claim
    }

    /// Updates the choice after an event that changed the cards on the table.
    mutating func follow(_ event: NumberedEvent, isOwn: Bool, from table: [Card], to game: Game) {
        if isOwn {
            lastRequest = max(lastRequest, event.request)
            claims.removeAll { $0.request <= event.request }
        }
        updateOrder(from: table, to: game.table)
        forgetCards { !game.table.contains($0) }
    }

    /// Puts each new card in the place of the card that it replaced. If the number of cards has changed, the remaining
    /// cards close up and new cards follow at the end.
    private mutating func updateOrder(from former: [Card], to table: [Card]) {
        guard former.count == table.count else {
            order = order.filter(table.contains) + table.filter { !order.contains($0) }
            return
        }
        order = order.map { card in
            guard let place = former.firstIndex(of: card) else {
                preconditionFailure("the order has the table's cards")
            }
            return table[place]
        }
    }

    private mutating func forgetCards(where isGone: (Card) -> Bool) {
        switch selection {
        case .none: break
        case .one(let card): if isGone(card) { selection = .none }
        case .two(let first, let second):
            if isGone(first) {
                selection = isGone(second) ? .none : .one(second)
            } else if isGone(second) {
                selection = .one(first)
            }
        // The refusal of a beaten claim arrives a moment later; until then, its cards cannot show as selected.
        case .match(let triple), .mismatch(let triple): if triple.cards.contains(where: isGone) { selection = .none }
        }
    }
}
