import Rooms
import SetGame
import SetTogether

/// The claims that wait at a desk, and when each is due by the rule of fairness: a claim from a seat with the round trip `h`
/// counts as arrived `H − h` later, where `H` is the longest round trip at the table, both at most 150 ms. Of equal claims,
/// the seat with fewer sets comes first, then the lower seat.
struct ClaimBook {
    private struct Claim {
        let member: MemberID
        let seat: UInt8
        let request: Int
        let due: Milliseconds
        /// Whether it waits with a member who isn't admitted yet. Such claims are handled in the order of their arrival.
        let isHeld: Bool
        /// Whether it arrived after the next decision, which waits for a read before it is stored.
        var isLate: Bool
    }

    private struct Member {
        let owner: SeatOwner
        var roundTrip: Milliseconds?
    }

    private var claims: [Claim] = []
    /// The number of the event that started the game, if it was seen.
    private var game: Int?
    private var members: [MemberID: Member] = [:]
    /// Members who enter while the room loads aren't known exactly, nor are those that other nodes report.
    private var isExact = true

    var isEmpty: Bool { claims.isEmpty }

    mutating func note(_ input: Desk.Input, at desk: Desk, _ owners: [SeatOwner], _ moment: Moment) {
        if !desk.isHoldingDecision { for index in claims.indices { claims[index].isLate = false } }
        switch input {
        case .enter(let id, let greeting, let roundTrip):
            members[id] = Member(owner: greeting.owner, roundTrip: roundTrip)
        case .leave(let id): members[id] = nil
        case .measured(let roundTrip, let id): members[id]?.roundTrip = roundTrip
        case .message(.take(let request, _, _), let id, let steady):
            guard let member = members[id], let seat = owners.firstIndex(of: member.owner) else { return }
            let seated = members.values.filter { owners.contains($0.owner) }
            let longest = seated.map { min(150, $0.roundTrip ?? 0) }.max() ?? 0
            let delay = longest - min(150, member.roundTrip ?? 0)
            claims.append(
                Claim(
                    member: id, seat: UInt8(seat), request: request, due: min(steady, moment.steady) + max(0, delay),
                    isHeld: desk.isHolding(id), isLate: desk.isHoldingDecision))
        // Another node may have seats that are farther away.
        case .notice(.presence): (isExact, claims) = (false, [])
        case .start, .message, .delivered, .notice, .news, .beat, .alarm, .appended, .read: break
        }
        if !isExact { claims = [] }
    }

    mutating func note(_ answer: ServerMessage, to recipients: [MemberID]) {
        switch answer {
        case .refused(let request, _): claims.removeAll { $0.request == request && recipients.contains($0.member) }
        case .event(let event):
            claims.removeAll { $0.request == event.request && $0.seat == event.entry.seat?.rawValue }
        case .table(let table):
            // A member who joins a game gets its table too.
            if game != nil, table.number != game { claims = [] }
            game = table.number
        case .room, .seats, .end, .ready, .reaction, .faces, .skipped, .standings, .lobby, .pong: break
        }
    }

    /// Whether a request was made once. If a page repeats it after a lost connection, it isn't seen which one is decided.
    private func isSingle(_ claim: Claim) -> Bool {
        !claim.isHeld && claims.count { $0.request == claim.request && $0.seat == claim.seat } == 1
    }

    /// Returns why a claim should not be decided now, as far as this desk knows.
    func firstUnfairness(request: Int, seat: UInt8, sets: (UInt8) -> Int) -> String? {
        guard let claim = claims.first(where: { $0.request == request && $0.seat == seat }), isSingle(claim) else {
            return nil
        }
        for other in claims where other.seat != seat && !other.isLate && isSingle(other) {
            if other.due < claim.due {
                return "seat \(seat) is decided before seat \(other.seat), due \(claim.due - other.due) ms earlier"
            }
            guard other.due == claim.due else { continue }
            let (mine, theirs) = (sets(seat), sets(other.seat))
            if theirs < mine || theirs == mine && other.seat < seat {
                return "of two equal claims, seat \(seat) is decided before seat \(other.seat)"
            }
        }
        return nil
    }
}
