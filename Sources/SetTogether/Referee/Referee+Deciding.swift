import SetGame
import SetRules

// Decisions. They are made one at a time: each is stored before the next begins.
extension Referee {
    /// Makes the decisions that are due, until one has to be stored.
    mutating func decide(at moment: Moment) {
        while pending == nil, !hasGivenUp {
            if !wishes.isEmpty {
                let (wish, requester) = wishes.removeFirst()
                decide(wish, of: requester, at: moment)
            } else if let claim = nextClaim(at: moment) {
                decide(claim, at: moment)
            } else if clock.isRunning, let time = scheduledDeal, time <= elapsed {
                store(.acted(.due(.autoDeal), at: elapsed), because: .time, at: moment)
            } else {
                return
            }
        }
    }

    /// The playing time of the next automatic deal; `nil` if none is scheduled.
    var scheduledDeal: Milliseconds? {
        guard let game = log.course?.game, !game.isOver, let next = game.nextScheduledAction,
            next.action == .due(.autoDeal)
        else { return nil }
        return next.at
    }

    private mutating func nextClaim(at moment: Moment) -> ClaimQueue.Claim? {
        let game = log.course?.game
        return claims.takeDue(at: moment.steady) { seat in game?.found.count { $0.seat == seat } ?? 0 }
    }

    private mutating func decide(_ wish: Wish, of requester: Requester, at moment: Moment) {
        let (member, owner) = (requester.member, requester.owner)
        switch wish {
        case .sit(let entropy):
            // While it waited, the last seat was taken, a game began, or this device took a seat through another
            // connection.
            guard log.hasFreeSeat, log.seat(of: owner) == nil else { return add(.admit(member)) }
            store(.sat(freeName(entropy), owner), because: .wish(wish, requester), at: moment)
        case .name(let name):
            if log.isPlaying { return refuse(.started, to: member) }
            store(.named(name), because: .wish(wish, requester), by: log.seat(of: owner), at: moment)
        case .start(let deck):
            if log.isPlaying { return refuse(.started, to: member) }
            if log.seats.count < 2 { return refuse(.alone, to: member) }
            store(
                .started(deck: DealID(deck: deck, options: log.options).seed), because: .wish(wish, requester),
                at: moment)
        }
    }

    /// Returns a random name that no other player in this room has.
    private func freeName(_ entropy: UInt64) -> PlayerName {
        var generator = SplitMix64(seed: entropy)
        while true {
            let name = PlayerName(entropy: generator.next())
            if !log.seats.contains(where: { $0.name == name }) { return name }
        }
    }

    private mutating func decide(_ claim: ClaimQueue.Claim, at moment: Moment) {
        // A late claim from the previous game is about other cards, even if some of them are on the table again.
        guard let course = log.course, !course.game.isOver, claim.seen >= course.start else {
            return refuse(.over, claim.request, to: claim.member)
        }
        // The same request again: it gets the same answer.
        if let answer = course.answer(to: claim.request, of: claim.seat) {
            for message in course.messages(about: answer) { add(.tell(message, to: claim.member)) }
            return
        }
        if let violation = course.game.takeViolation(of: claim.cards, by: claim.seat, at: elapsed) {
            return refuse(refusal(of: claim, violation), claim.request, to: claim.member)
        }
        // Only a program claims cards that it can't have seen, or that it knows aren't a match.
        if course.game.rules.liesFaceDown,
            !turns.has(claim.cards, by: claim.seat) || !course.game.rules.isMatch(claim.cards)
        {
            return refuse(.gone, claim.request, to: claim.member)
        }
        if isOutrun(claim, in: course.game) {
            let keepsMatches = course.game.rules.keepsMatches
            let lateness = lateness(of: claim) { !keepsMatches || $0.cards == claim.cards }
            return refuse(lateness, claim.request, to: claim.member)
        }
        // A game of mistakes would never end.
        let isMatch = course.game.rules.isMatch(claim.cards, after: course.game.earlierMatches)
        if course.events.count >= Rule.mostEvents, !isMatch { return refuse(.locked, claim.request, to: claim.member) }
        store(.acted(.take(claim.cards), at: elapsed), because: .claim(claim), by: claim.seat, at: moment)
    }

    /// Returns whether the cards were a match for the player who claimed them, and aren't one after the match that
    /// another player has taken since. Then they aren't a mistake.
    private func isOutrun(_ claim: ClaimQueue.Claim, in game: Game) -> Bool {
        guard taken.contains(where: { $0.number > claim.seen }) else { return false }
        let seen = taken.filter { $0.number <= claim.seen }.map { $0.cards }
        return game.rules.isMatch(claim.cards, after: seen)
            && !game.rules.isMatch(claim.cards, after: game.earlierMatches)
    }

    private func refusal(of claim: ClaimQueue.Claim, _ violation: RuleViolation) -> Refusal {
        if violation == .mismatchShows { return .locked }
        return lateness(of: claim) { $0.cards.contains(where: claim.cards.contains) }
    }

    /// Returns the refusal of a claim after the first of the matches, taken since the player saw the table, that it
    /// lost to.
    private func lateness(of claim: ClaimQueue.Claim, isLoss: (Taking) -> Bool) -> Refusal {
        let losses = taken.filter { $0.number > claim.seen && isLoss($0) }
        guard let first = losses.map({ $0.at }).min() else { return .gone }
        return .late(by: max(1, claim.due - first))
    }

    private mutating func store(
        _ event: RoomEvent, because cause: Decision.Cause, by seat: Seat? = nil, at moment: Moment
    ) {
        var request: Int?
        if case .claim(let claim) = cause { request = claim.request }
        let entry = RoomEntry(
            number: log.last + 1, at: max(moment.wall, 0), seat: seat, request: request, event: event)
        pending = Decision(entry: entry, cause: cause)
        add(.store(entry))
    }
}
