import SetGame
import SetRules

/// How far away a claim was made. It decides how long the claim waits.
public struct Distance: Hashable, Sendable {
    private let roundTrip: Milliseconds
    private let longest: Milliseconds

    /// Longer round trips count as this long: a client can't gain more by delaying its answers.
    static let limit: Milliseconds = 150

    /// Creates a distance.
    ///
    /// - Parameters:
    ///   - roundTrip: the round trip of the member who made the claim. An unknown round trip, `nil`, counts as 0, so a
    ///     client gains nothing by not answering.
    ///   - longest: the longest round trip of all connected seats.
    public init(roundTrip: Milliseconds?, longest: Milliseconds) {
        (self.roundTrip, self.longest) = (roundTrip ?? 0, longest)
    }

    /// The distance of every member, if all of them are on the same device.
    public static let same = Distance(roundTrip: 0, longest: 0)

    /// How long the claim waits.
    var delay: Milliseconds { max(0, counted(longest) - counted(roundTrip)) }

    private func counted(_ roundTrip: Milliseconds) -> Milliseconds { min(max(roundTrip, 0), Self.limit) }
}

/// The claims that await their decision, in a fair order.
///
/// A distant player's claim arrives about half a round trip late, and that player saw the table late by the other half.
/// A claim from a seat with the round trip `h` is decided `H − h` after it arrived, where `H` is the longest round trip
/// at the table: as if all players were as far away as the farthest.
struct ClaimQueue: Sendable {
    /// A claim that has arrived.
    struct Claim: Hashable, Sendable {
        let member: MemberID
        let seat: Seat
        let request: Int
        /// The number of the last event the player had seen.
        let seen: Int
        let cards: CardGroup
        /// When the claim is to be decided, by the steady clock.
        let due: Milliseconds
    }

    private var claims: [Claim] = []

    /// Adds a claim.
    mutating func add(_ claim: Claim) { claims.append(claim) }

    /// Puts back a claim that has to be decided again.
    mutating func putBack(_ claim: Claim) { claims.insert(claim, at: 0) }

    /// When the next claim is due; `nil` if the queue is empty.
    var nextDue: Milliseconds? { claims.map { $0.due }.min() }

    /// Takes the next claim that is due: the earliest; of equally early claims, the claim of the seat with the fewest
    /// matches; then the lower seat's claim.
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

    /// Takes all claims, because their game has ended.
    mutating func takeAll() -> [Claim] {
        defer { claims = [] }
        return claims
    }
}
