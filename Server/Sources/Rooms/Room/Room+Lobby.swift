import SetGame
import SetTogether

// Between games: who agrees to start the next one, and reactions, which are shown during a game too. Neither is stored.
extension Room {
    /// Handles a member's agreement to start the next game, or its withdrawal.
    mutating func setReady(_ isReady: Bool, by id: MemberID) {
        guard let seat = seat(of: id), let owner = members[id]?.owner, !referee.log.isPlaying,
            isReady != readySeats.contains(seat)
        else { return }
        members.setReady(isReady, owner)
        noteReady()
        publishReady()
    }

    /// Sends a member's reaction to all members.
    mutating func react(_ reaction: Reaction, by id: MemberID) {
        guard let seat = seat(of: id) else { return }
        tell(.reaction(seat, reaction))
        add(.publish(.reaction(seat, reaction, node: node)))
    }

    /// Handles another node's message about this room.
    mutating func note(_ notice: RoomNotice, at moment: Moment) {
        switch notice {
        case .presence(let presence): note(presence, at: moment)
        case .ready(let seats, let node):
            guard node != self.node, !referee.log.isPlaying else { return }
            members.readyElsewhere[node] = seats.isEmpty ? nil : seats
            noteReady()
        case .reaction(let seat, let reaction, let node):
            if node != self.node { tell(.reaction(seat, reaction)) }
        }
    }

    /// Forgets who agreed to start the game that has begun.
    mutating func endAgreement() {
        let wasReady = !readyHere.isEmpty
        members.clearReady()
        // Each page forgets it with the table of the new game.
        toldReady = []
        if wasReady { publishReady() }
    }

    /// Sends the seats that agree to start, if they have changed.
    mutating func noteReady() {
        guard toldReady != readySeats else { return }
        toldReady = readySeats
        tell(.ready(toldReady))
    }

    /// Publishes the seats here that agree to start, if there are any.
    mutating func repeatReady() { if !readyHere.isEmpty { publishReady() } }

    mutating func publishReady() { add(.publish(.ready(readyHere, node: node))) }

    /// The seats that agree to start, here or at other nodes, in order.
    private var readySeats: [Seat] {
        let seats = members.readyElsewhere.values.reduce(readyHere) { $0.union($1) }
        return Seat.allCases.filter(seats.contains)
    }

    private var readyHere: Set<Seat> {
        Set(members.here.values.compactMap { $0.isReady ? referee.log.seat(of: $0.owner) : nil })
    }
}
