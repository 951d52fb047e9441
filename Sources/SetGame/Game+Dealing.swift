import SetRules

// Dealing.
extension Game {
    /// The number of cards that the next Deal adds: the rest of the deck, if that is less than usual.
    public var dealCount: Int { min(rules.growth(of: table.count), deck.count) }

    mutating func autoDeal(at time: Milliseconds) throws(RuleViolation) -> [Event] {
        guard deck.knowsNext(dealCount) else { throw .deckHidden }
        return [addCards(at: time, cost: 0, by: .byItself)]
    }

    mutating func addCards(at time: Milliseconds, cost: Int, by dealer: Dealer) -> Event {
        let count = dealCount
        for _ in 0..<count { table.append(deck.draw()) }
        moments.tableChanged = time
        return .dealt(count: count, cost: cost, by: dealer)
    }

    /// Refuses a Deal that was meant for a match that has just left.
    func checkDealDelay(at time: Milliseconds) throws(RuleViolation) {
        guard dealViolation == nil, let left = moments.matchLeftByItself else { return }
        if time - left < Rule.dealDelay { throw .tooSoon }
    }
}
