import SetGame
import SetRules
import SetTogether

// The referee's effects.
extension LocalRoom {
    /// Carries out the referee's effects.
    mutating func carryOut(_ effects: [Referee.Effect]) {
        for effect in effects {
            switch effect {
            case .store(let entry): if holds { held = entry } else { store(entry) }
            case .tell(let message, let member): tell(message, to: member.number)
            case .announce(let message): announce(message)
            case .admit(let member): admit(member.number)
            case .seated(let owner):
                tellSeats()
                for number in members.indices where members[number].owner == owner && !members[number].isAdmitted {
                    admit(number)
                }
            case .renamed: tellSeats()
            case .began: tellTable()
            case .abandon(let entry): misplaced = entry
            }
        }
    }

    private mutating func admit(_ number: Int) {
        members[number].isAdmitted = true
        tell(.room(RoomCode(entropy: 1), seat: seat(of: number), referee.log.options), to: number)
        let (knowledge, seat, seats) = (members[number].knowledge, seat(of: number), seats)
        let (messages, mistakes) = referee.messages(
            after: knowledge, few: members[number].fewMistakes, for: seat, seats: seats)
        members[number].mistakes = mistakes
        for message in messages { tell(message, to: number) }
        tellSeats()
    }

    /// Tells a member some of the mistakes that they haven't heard of. Returns whether there were any.
    public mutating func tellMistakes(to number: Int, count: Int) -> Bool {
        guard var mistakes = members[number].mistakes else { return false }
        let messages = referee.messages(about: &mistakes, count: count)
        members[number].mistakes = messages == nil ? nil : mistakes
        for message in messages ?? [] { tell(message, to: number) }
        return messages != nil
    }

    private var seats: [SeatStatus] {
        referee.seats { seat in members.indices.contains { members[$0].isConnected && self.seat(of: $0) == seat } }
    }

    /// Sends the list of seats to all admitted members.
    mutating func tellSeats() { announce(.seats(seats)) }

    private mutating func tellTable() {
        for number in members.indices where members[number].isAdmitted {
            if let table = referee.openingTable(for: seat(of: number), seats: seats) { tell(.table(table), to: number) }
        }
    }

    private mutating func announce(_ message: ServerMessage) {
        for number in members.indices where members[number].isAdmitted { tell(message, to: number) }
    }

    private mutating func tell(_ message: ServerMessage, to number: Int) {
        guard members[number].isConnected else { return }
        members[number].heard.append(message)
        for case .chose(_, after: _, _, let reply) in members[number].table.receive(message, at: now) {
            send(reply, by: number)
        }
    }
}
