import SetGame

extension Referee {
    /// A request by the referee to its caller.
    public enum Effect: Hashable, Sendable {
        /// Store this entry, and report the result with `stored` or `overtaken`. Until then the referee doesn't decide
        /// anything else.
        case store(RoomEntry)
        /// Send a message to a member.
        case tell(ServerMessage, to: MemberID)
        /// Send a message to all members who have been admitted.
        case announce(ServerMessage)
        /// Admit a member who doesn't get a new seat.
        case admit(MemberID)
        /// Send the list of seats to all admitted members, then admit the members of this owner, who took a seat.
        case seated(SeatOwner)
        /// Send the list of seats to all admitted members.
        case renamed
        /// Send each admitted member their `openingTable`.
        case began
        /// Abandon the room: its log can't be continued here, for example because a newer version has written it.
        case abandon(MisplacedEntry)
    }

    /// A decision that is being stored: its entry, and its cause in case it has to be made again.
    struct Decision: Sendable {
        /// The cause of a decision.
        enum Cause: Sendable {
            case claim(ClaimQueue.Claim)
            case wish(Wish, Requester)
            /// Time, or a request that doesn't have to be decided again.
            case time
        }

        let entry: RoomEntry
        var cause: Cause

        /// When the claim that caused the decision was due; `nil` for other causes.
        var claimedAt: Milliseconds? {
            switch cause {
            case .claim(let claim): claim.due
            case .wish, .time: nil
            }
        }
    }
}
