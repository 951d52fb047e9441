import PlainText
import RoomStorage
import Rooms
import SetGame
import SetRules
import SetTogether
import Synchronization

// Nodes: their real receptions and desks, with simulated threads.
extension Simulation {
    mutating func setUpNodes() {
        for index in 0..<plan.nodes {
            nodes.append(Node(clock: NodeClock(), chance: chance(of: index, life: 0)))
            boot(index)
        }
    }

    /// The randomness of a node's process.
    private func chance(of node: Int, life: Int) -> Chance {
        let seed = Dice(seed: plan.seed, stream: "node \(node) \(life)").first
        let generator = Mutex(SplitMix64(seed: seed))
        return Chance(
            deck: { space in
                generator.withLock { generator in
                    var cards = space.deck
                    cards.pinnedShuffle(using: &generator)
                    return cards
                }
            }, number: { generator.withLock { $0.next() } })
    }

    mutating func boot(_ index: Int) {
        guard !nodes[index].isUp else { return }
        let life = nodes[index].life + 1
        var clock = nodes[index].clock
        clock.start = now
        if strikes(.drift) { clock.drift = 1 + Double(weather[.drift].number(in: -10_000...10_000)) / 1e6 }
        nodes[index] = Node(clock: clock, chance: chance(of: index, life: life))
        (nodes[index].life, nodes[index].isUp) = (life, true)
        add(.beat, at: index, after: weather[.crash].delay(1...5000))
    }

    /// Ends a node's process. Requests that have left it are still carried out.
    mutating func crash(_ index: Int) {
        if record.judge.noteCrash(of: index, life: nodes[index].life) { record.reached.count(.rebuiltDuringClaim) }
        let isStoring = nodes[index].desks.values.contains { $0.desk.isStoring }
        if isStoring { record.reached.count(.crashedWhileStoring) }
        nodes[index].isUp = false
        (nodes[index].desks, nodes[index].effectsLeft) = ([:], nil)
        for id in network.ids where network[id]?.node == index && network[id]?.life == nodes[index].life {
            lose(id, player: weather[.crash].happens(0.9) ? weather[.crash].delay(1...300) : nil, node: nil)
            noteClosed(id)
        }
        queue.add(.boot(index), after: weather[.crash].delay(100...20_000))
    }

    mutating func handle(_ event: Happening.OnNode, at index: Int) {
        switch event {
        case .opened(let link):
            guard network[link]?.isCut == false else { return }
            network[link]?.isOpenAtNode = true
            if let player = network[link]?.player {
                record.judge.notePresence(of: robots[player].owner, isHere: true, at: now)
            }
            perform(.opened(MemberID(link), address: "\(network[link]?.player ?? 0)"), at: index)
            add(.ping(link, count: 0), at: index, after: 250)
        case .heard(let link, let text):
            guard network[link]?.isCut == false, network[link]?.isOpenAtNode == true else { return }
            let steady = nodes[index].clock.moment(at: now).steady
            perform(Reception.Input(text, at: steady, from: MemberID(link)), at: index)
        case .closed(let link):
            guard network[link]?.isOpenAtNode == true else { return }
            noteClosed(link)
            perform(.closed(MemberID(link)), at: index)
        case .ping(let link, let count):
            guard network[link]?.isOpenAtNode == true, let roundTrip = network.measure(link) else { return }
            perform(.measured(roundTrip, of: MemberID(link)), at: index)
            add(.ping(link, count: count + 1), at: index, after: count < 8 ? 250 : 5000)
        case .run(let desk): run(desk, at: index)
        case .alarm(let desk, let number):
            if nodes[index].desks[desk]?.alarm == number { post(.alarm, to: desk, at: index) }
        case .desk(let desk, let input): post(input, to: desk, at: index)
        case .reception(let input): perform(input, at: index)
        case .beat:
            checkNews(at: index)
            perform(.beat, at: index)
            add(.beat, at: index, after: Presence.interval)
        }
    }

    /// Checks that a node has read the events that were stored a while ago, if the storage could be reached since.
    private mutating func checkNews(at index: Int) {
        // A slow storage can take 20 s for an event and again for the read after it.
        let limit: Milliseconds = 60_000
        guard !storage.isGone, now - storage.backSince > limit else { return }
        for held in nodes[index].desks.values where held.desk.isOpen && !record.judge.hasBeenSetBack(held.code) {
            if let time = storage.time(ofEventAfter: held.desk.last, in: held.code), now - time > limit {
                record.judge.report(
                    .behind, "node \(index) has only \(held.desk.last) events of \(held.code.text)", at: now)
            }
        }
    }

    /// Notes that a node counts a connection as closed.
    private mutating func noteClosed(_ id: Int) {
        guard let link = network[id] else { return }
        network[id]?.isOpenAtNode = false
        noteAbsence(of: link.player)
    }
}

extension Simulation {
    /// Notes that a player has lost the connection, if no node counts one as open.
    private mutating func noteAbsence(of player: Int) {
        let owner = robots[player].owner
        let isHere = network.links.values.contains { $0.isOpenAtNode && robots[$0.player].owner == owner }
        if !isHere { record.judge.notePresence(of: owner, isHere: false, at: now) }
    }
}

// Effects.
extension Simulation {
    private mutating func perform(_ input: Reception.Input, at index: Int) {
        for effect in nodes[index].reception.handle(input, at: nodes[index].clock.moment(at: now)) {
            guard survives(index) else { return }
            carryOut(effect, at: index)
        }
    }

    /// Counts an effect. Returns whether the node doesn't crash before it.
    private mutating func survives(_ index: Int) -> Bool {
        guard nodes[index].isUp else { return false }
        guard let left = nodes[index].effectsLeft else { return true }
        nodes[index].effectsLeft = left - 1
        if left > 0 { return true }
        crash(index)
        return false
    }

    private mutating func carryOut(_ effect: Reception.Effect, at index: Int) {
        switch effect {
        case .send(let message, let id): send(message.text, to: id.number)
        case .close(let id): close(id.number, at: index)
        case .create(let code, _, let id): ask(.create(code, for: id), code, from: index)
        case .record(let event, let code, let id): ask(.record(event, for: id), code, from: index)
        case .setUp(let id, let code):
            let name = "n\(index)l\(nodes[index].life)"
            let desk = Desk(
                code, node: name, chance: chance(of: index, life: 1_000_000 * id.number + nodes[index].life),
                piece: [1, 4, 100][index % 3])
            nodes[index].desks[id] = Node.HeldDesk(code: code, desk: desk)
        case .pass(let input, let desk): post(input, to: desk, at: index)
        case .remove(let desk):
            nodes[index].desks[desk] = nil
            record.reached.count(.deskRemoved)
        case .report(let report): record.reached.note(report)
        }
    }

    private mutating func post(_ input: Desk.Input, to desk: Reception.DeskID, at index: Int) {
        guard nodes[index].desks[desk] != nil else { return }
        nodes[index].desks[desk]?.inbox.append(input)
        add(.run(desk), at: index, after: strikes(.late) ? weather[.late].delay(1...3000) : 0)
    }

    private mutating func run(_ id: Reception.DeskID, at index: Int) {
        guard var held = nodes[index].desks.removeValue(forKey: id), !held.inbox.isEmpty else { return }
        let input = held.inbox.removeFirst()
        let moment = nodes[index].clock.moment(at: now)
        record.reached.note(input, at: held.desk)
        record.judge.note(
            input, at: Judge.Place(node: index, life: nodes[index].life, desk: id), held.code, held.desk, moment)
        let effects = held.desk.handle(input, at: moment)
        nodes[index].desks[id] = held
        for effect in effects {
            guard survives(index) else { return }
            carryOut(effect, of: id, held.code, at: index)
        }
    }

    private mutating func carryOut(_ effect: Desk.Effect, of id: Reception.DeskID, _ code: RoomCode, at index: Int) {
        switch effect {
        case .send(let text, let members):
            record.judge.noteAnswer(text, to: members, at: Judge.Place(node: index, life: nodes[index].life, desk: id))
            for member in members { send(text, to: member.number) }
        case .deliver(let text, let member):
            record.judge.noteAnswer(
                text, to: [member], at: Judge.Place(node: index, life: nodes[index].life, desk: id))
            guard let delay = send(text, to: member.number), let link = network[member.number] else { return }
            add(.desk(id, .delivered(member)), at: index, after: delay + Milliseconds(link.latency))
        case .close(let members): for member in members { close(member.number, at: index) }
        case .append(let event, let previous):
            record.judge.noteDecision(
                event, at: Judge.Place(node: index, life: nodes[index].life, desk: id), code, now: now)
            ask(.append(event, after: previous, id), code, from: index)
        case .read(let last, let pause): ask(.read(after: last, id), code, from: index, after: pause)
        case .publish(let text): tell(.message(room: String(code.text), text: text), from: index)
        case .wake(let time): setAlarm(time, of: id, at: index)
        case .report(let report):
            record.reached.note(report)
            if case .lost = report, !record.judge.hasBeenSetBack(code) {
                record.judge.report(.gaveUp, "node \(index) gave up \(code.text)", at: now)
            }
        case .pass(let news): add(.reception(.news(news, of: id)), at: index, after: 0)
        }
    }

    private mutating func setAlarm(_ time: Milliseconds?, of id: Reception.DeskID, at index: Int) {
        guard let alarm = nodes[index].desks[id]?.alarm else { return }
        nodes[index].desks[id]?.alarm = alarm + 1
        guard let time else { return }
        let delay = nodes[index].clock.delay(until: time, at: now)
        add(.alarm(id, alarm + 1), at: index, after: delay + network.dice.delay(0...2))
    }
}
