import PlainText
import Rooms
import SetGame
import SetRoom
import SetRules
import SetTogether

// Players: the real clients on simulated devices.
extension Simulation {
    mutating func setUpRobots() {
        for room in 0..<plan.rooms {
            for number in 0..<plan.playersInRoom { addRobot(in: room, "player \(room) \(number)") }
        }
        if weather.faults.contains(.hostile) {
            for room in 0..<plan.rooms { addRobot(in: room, "hostile \(room)", isHostile: true) }
        }
    }

    /// How much more time the players of a room take than usual. In a slow room nothing happens for minutes.
    private func slowness(of room: Int) -> Double {
        var dice = Dice(seed: plan.seed, stream: "room \(room)")
        return dice.happens(0.15) ? 30 : 1
    }

    /// Adds a player, or a second tab with the secret of another player's.
    private mutating func addRobot(
        in room: Int, _ name: String, secondTabOf secret: SeatSecret? = nil, isHostile: Bool = false
    ) {
        var dice = Dice(seed: plan.seed, stream: name)
        let own = SeatSecret(entropy: (0..<4).map { _ in dice.next() & 0xffff_ffff })
        let person = Person(
            dice: dice, pace: [900, 1500, 2500, 4000][dice.number(in: 0...3)] * slowness(of: room),
            carelessness: [0.02, 0.1, 0.4][dice.number(in: 0...2)],
            version: !isHostile && strikes(.oldPage)
                ? weather[.oldPage].number(in: 1...ClientMessage.version - 1) : ClientMessage.version,
            isSecondTab: secret != nil, isHostile: isHostile)
        robots.append(Robot(room: room, secret: secret ?? own, person: person))
        let index = robots.count - 1
        if isHostile { return }
        let delay = robots[index].person.dice.delay(0...3000)
        queue.add(.player(index, .begin), after: delay)
        queue.add(.player(index, .act), after: 1000)
    }

    mutating func handle(_ event: Happening.OnDevice, of index: Int) {
        if robots[index].isFrozen {
            switch event {
            case .thaw: thaw(index)
            case .act, .wake: queue.add(.player(index, event), after: 1000)
            case .begin, .opened, .heard, .closed: robots[index].missed.append(event)
            }
            return
        }
        switch event {
        case .begin: begin(index)
        case .act: act(index)
        case .wake(let number):
            guard robots[index].alarm == number else { return }
            robots[index].due = nil
            perform(.advance, by: index)
        case .opened(let link):
            guard robots[index].link == link, network[link]?.isCut == false else { return }
            network[link]?.isOpenAtPlayer = true
            perform(.opened, by: index)
        case .heard(let link, let text): hear(text, through: link, by: index)
        case .closed(let link):
            guard robots[index].link == link else { return }
            robots[index].link = nil
            perform(.closed(RoomInput.Device()), by: index)
        case .thaw: break
        }
    }

    private mutating func begin(_ index: Int) {
        let robot = robots[index]
        let entrance: ClientMessage.Entrance
        if let code = record.codes[robot.room] {
            entrance = .room(code)
        } else if index % plan.playersInRoom == 0, index < plan.rooms * plan.playersInRoom {
            entrance = .new(Options())
        } else {
            return queue.add(.player(index, .begin), after: 500)
        }
        let failure: RoomClient.FirstFailure = entrance.isNew ? .givesUp : .triesAgain(hasSeat: false)
        robots[index].client = RoomClient(entrance, robot.secret, firstFailure: failure)
        perform(.enter, by: index)
    }

    private mutating func act(_ index: Int) {
        // Once the faults have ended, games have to end too.
        let pace = weather.isCalm ? min(robots[index].person.pace, 4000) : robots[index].person.pace
        let wait = robots[index].person.dice.wait(mean: pace)
        queue.add(.player(index, .act), after: 200 + wait)
        guard let client = robots[index].client else { return }
        let isDone = record.calmSince != nil && record.judge.isDone(record.codes[robots[index].room])
        for input in robots[index].person.act(client, isDone: isDone) { perform(input, by: index) }
    }

    private mutating func hear(_ text: UTF8Text, through link: Int, by index: Int) {
        guard robots[index].link == link, network[link]?.isCut == false else { return }
        perform(.received(text), by: index)
        guard let table = robots[index].client?.table else { return }
        if let code = table.room, record.codes[robots[index].room] == nil {
            record.codes[robots[index].room] = code
            // The storage may have been set back to a time before the room.
            if storage.logs[code] != nil { record.judge.open(code) }
        }
        if let code = table.room { record.judge.compare(table, of: index, in: code, at: now) }
    }

    mutating func thaw(_ index: Int) {
        robots[index].isFrozen = false
        let missed = robots[index].missed
        robots[index].missed = []
        for event in missed { handle(event, of: index) }
        perform(.shown(on: now), by: index)
    }

    /// Passes an input to a player's client, and carries out the effects.
    mutating func perform(_ input: RoomInput, by index: Int) {
        let now = now
        guard let effects = robots[index].client?.perform(input, at: now) else { return }
        record.reached.note(effects)
        for effect in effects { carryOut(effect, of: index) }
        let due = robots[index].client?.delay(isVisible: false, at: now).map { now + max(1, $0) }
        guard due != robots[index].due else { return }
        robots[index].alarm += 1
        robots[index].due = due
        if let due { queue.add(.player(index, .wake(robots[index].alarm)), after: due - now) }
    }

    private mutating func carryOut(_ effect: RoomEffect, of index: Int) {
        switch effect {
        case .connect: connect(index)
        case .disconnect: disconnect(index)
        case .send(let message): say(message, by: index)
        case .givenUp(let failure): giveUp(failure, index)
        case .clearMessages, .say, .warn, .cue, .entered, .keepSeat, .showLobby, .startOver, .exchanged, .began,
            .reacted,
            .ended, .uncovered:
            break
        }
    }

    private mutating func say(_ message: ClientMessage, by index: Int) {
        if case .hello(_, _, _, let last, _) = message, let table = robots[index].client?.table, last < table.last {
            record.reached.count(.cameBackIncomplete)
        }
        if let sent = message.asSent(byVersion: robots[index].person.version) {
            if message == .ping { record.reached.count(.asked) }
            say(sent.text, by: index)
        } else if message == .ping {
            // An older page doesn't ask, so it doesn't wait for an answer either.
            perform(.received(ServerMessage.pong.text), by: index)
        }
    }

    private mutating func giveUp(_ failure: RoomFailure, _ index: Int) {
        let room = robots[index].room
        switch failure {
        case .noSuchRoom:
            if let code = record.codes[room], storage.logs[code] != nil, !record.judge.hasBeenSetBack(code) {
                record.judge.report(.gaveUp, "player \(index) was told that the room doesn't exist", at: now)
            }
            record.judge.lostRooms.insert(room)
        case .otherVersion: record.judge.report(.gaveUp, "player \(index) got a text that is no message", at: now)
        case .unreachable, .busy: queue.add(.player(index, .begin), after: 2000)
        }
        record.reached.note(failure)
    }

    /// Opens the page of a player again.
    mutating func reload(_ index: Int) {
        guard !robots[index].isFrozen else { return }
        disconnect(index)
        robots[index].client = nil
        queue.add(.player(index, .begin), after: 300)
    }

    /// Opens a second tab of a player.
    mutating func openSecondTab() {
        let first = weather[.secondTab].number(in: 0...plan.rooms * plan.playersInRoom - 1)
        guard robots.count < 2 * plan.rooms * plan.playersInRoom else { return }
        addRobot(in: robots[first].room, "tab \(robots.count)", secondTabOf: robots[first].secret)
    }
}

extension ClientMessage {
    /// Returns the message that a page of a version sends instead, if any.
    fileprivate func asSent(byVersion version: Int) -> ClientMessage? {
        switch self {
        case .hello(_, let entrance, let secret, let last, let mark):
            .hello(version: version, entrance, secret, last: last, mark)
        // The first version starts games at once, and has no reactions.
        case .ready where version < 2: .again
        case .react where version < 2: nil
        case .ping where version < 5: nil
        case .take, .name, .start, .again, .ready, .react, .turn, .ping: self
        }
    }
}

extension ClientMessage.Entrance {
    fileprivate var isNew: Bool { if case .new = self { true } else { false } }
}
