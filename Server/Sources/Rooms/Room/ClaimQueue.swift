import SetGame
import SetRules

/// A claim that has arrived.
struct Claim: Hashable, Sendable {
    let member: MemberID
    let seat: Seat
    let request: Int
    /// The number of the last event that the player had seen.
    let seen: Int
    let cards: CardTriple
    /// When it is decided, by the steady clock.
    let due: Milliseconds
}

/// The claims that wait for their decision, in a fair order.
///
/// What is far away arrives late, by about half a round trip, and was shown the table late by another half. A claim of a seat with
/// the round trip `h` is decided `H − h` after it arrived, where `H` is the longest round trip of the table: as if all were as far
/// away as the farthest.
struct ClaimQueue: Sendable {
    private(set) var claims: [Claim] = []

    /// Adds a claim.
    mutating func add(_ claim: Claim) { claims.append(claim) }

    /// Puts a claim back whose decision has to be made again.
    mutating func putBack(_ claim: Claim) { claims.insert(claim, at: 0) }

    /// When the next claim is due; `nil` where none waits.
    var nextDue: Milliseconds? { claims.map(\.due).min() }

    /// Takes the next claim that is due: the earliest, among those the seat with fewer sets, among those the lower seat.
    mutating func takeDue(at now: Milliseconds, sets: (Seat) -> Int) -> Claim? {
        let due = claims.indices.filter { claims[$0].due <= now }
        let next = due.min { first, second in
            let (first, second) = (claims[first], claims[second])
            if first.due != second.due { return first.due < second.due }
            let (mine, theirs) = (sets(first.seat), sets(second.seat))
            return mine == theirs ? first.seat.rawValue < second.seat.rawValue : mine < theirs
        }
        return next.map { claims.remove(at: $0) }
    }

    /// Takes all of them: the game that they were made in is no more.
    mutating func takeAll() -> [Claim] {
        defer { claims = [] }
        return claims
    }
}
