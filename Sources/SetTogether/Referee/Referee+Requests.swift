import SetGame
import SetRules

// Requests of members.
extension Referee {
    /// A member who makes a request, and the owner of their seat.
    public struct Requester: Hashable, Sendable {
        /// The member.
        public let member: MemberID
        /// The owner of the seat for which the member acts, taken or not.
        public let owner: SeatOwner

        /// Creates a requester.
        public init(_ member: MemberID, owner: SeatOwner) {
            (self.member, self.owner) = (member, owner)
        }
    }

    /// A member's request other than a claim. Requests of this kind don't need a fair order.
    public enum Wish: Hashable, Sendable {
        /// Take a seat, with a name that follows from a random number.
        case sit(entropy: UInt64)
        /// Change the name.
        case name(PlayerName)
        /// Start a game with this deck: all cards of the game in an order that can't be predicted from anything known.
        case start(deck: [Card])
    }

    /// Handles a request other than a claim.
    public mutating func receive(_ wish: Wish, from requester: Requester, at moment: Moment) -> [Effect] {
        readClock(at: moment)
        switch (wish, log.seat(of: requester.owner)) {
        case (.sit, nil) where log.hasFreeSeat: wishes.append((wish, requester))
        case (.sit, _): add(.admit(requester.member))
        case (.name, nil), (.start, nil): refuse(.watching, to: requester.member)
        case (.name(let name), let seat?) where log.seats[Int(seat.rawValue)].name == name: break
        case (.name, _?), (.start, _?): wishes.append((wish, requester))
        }
        decide(at: moment)
        return takeEffects()
    }

    /// Handles a claim to cards.
    ///
    /// - Parameters:
    ///   - cards: the cards.
    ///   - request: numbers the requests of a seat, so sending a request twice is harmless.
    ///   - seen: the number of the last event that the player had seen.
    ///   - requester: the member who claims.
    ///   - distance: how far away the claim was made.
    ///   - moment: when the claim arrived.
    public mutating func claim(
        _ cards: CardGroup, request: Int, seen: Int, by requester: Requester, from distance: Distance,
        at moment: Moment
    ) -> [Effect] {
        readClock(at: moment)
        if let seat = log.seat(of: requester.owner) {
            claims.add(
                ClaimQueue.Claim(
                    member: requester.member, seat: seat, request: request, seen: seen, cards: cards,
                    due: moment.steady + distance.delay))
        } else {
            refuse(.watching, request, to: requester.member)
        }
        decide(at: moment)
        return takeEffects()
    }

    /// Turns up a card that lies face down, for one member. A seat can see as many cards in a second as a match has, which is
    /// as fast as a page can ask that shows each mismatch for a second.
    ///
    /// - Parameters:
    ///   - number: the card's number in dealing order.
    ///   - requester: the member who asks.
    ///   - moment: when the request arrived.
    public mutating func turn(_ number: Int, for requester: Requester, at moment: Moment) -> [Effect] {
        add(.tell(answer(turning: number, for: log.seat(of: requester.owner), at: moment), to: requester.member))
        return takeEffects()
    }

    private mutating func answer(turning number: Int, for seat: Seat?, at moment: Moment) -> ServerMessage {
        guard let seat else { return .refused(request: 0, .watching) }
        guard log.isPlaying, let course = log.course else { return .refused(request: 0, .over) }
        guard let face = course.face(of: number) else { return .refused(request: 0, .gone) }
        return turns.allow(face.card, for: seat, at: moment.steady) ? .faces([face]) : .refused(request: 0, .locked)
    }

    /// Withdraws the requests of a member who has left. Their claims still count.
    public mutating func withdraw(_ member: MemberID) {
        wishes.removeAll { $0.requester.member == member }
        if case .wish(_, let requester) = pending?.cause, requester.member == member { pending?.cause = .time }
    }
}
