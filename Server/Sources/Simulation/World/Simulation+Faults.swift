import PlainText
import SetGame
import SetRules
import SetTogether

// Faults that happen on their own.
extension Simulation {
    mutating func strike(_ fault: Fault) {
        record.reached.count(fault)
        switch fault {
        case .cut: cut()
        case .halfOpen: halfOpen()
        case .slow: if let id = anyLink(for: .slow) { network[id]?.latency = weather[.slow].number(in: 200...1500) }
        case .crash:
            // After any of the next effects.
            if let index = weather[.crash].pick(nodes.indices.filter { nodes[$0].isUp }) {
                nodes[index].effectsLeft = weather[.crash].number(in: 0...20)
            }
        case .clockJump:
            let index = weather[.clockJump].number(in: 0...nodes.count - 1)
            nodes[index].clock.error = weather[.clockJump].delay(-7_200_000...7_200_000)
        case .freeze: freeze()
        case .reload: if let index = anyRobot(for: .reload) { reload(index) }
        case .secondTab: openSecondTab()
        case .hostile: if let index = anyRobot(for: .hostile) { beHostile(index) }
        case .outage:
            storage.isGone = true
            queue.add(.outageEnds, after: weather[.outage].delay(1000...30_000))
        case .setBack: setBack()
        case .storageDelay, .storageFailure, .lostAnswer, .lateStore, .noticeLost, .noticeDoubled, .late, .drift,
            .oldPage:
            preconditionFailure("it accompanies something else")
        }
    }

    private mutating func anyLink(for fault: Fault) -> Int? {
        weather[fault].pick(network.ids.filter { network[$0]?.isCut == false })
    }

    /// Returns a hostile program if the fault is theirs, or else a player.
    private mutating func anyRobot(for fault: Fault) -> Int? {
        weather[fault].pick(robots.indices.filter { robots[$0].person.isHostile == (fault == .hostile) })
    }

    private mutating func cut() {
        guard let id = anyLink(for: .cut) else { return }
        lose(id, player: weather[.cut].delay(1...200), node: weather[.cut].delay(1...200))
    }

    /// Cuts a connection so that the node learns of it late, the player, or both.
    private mutating func halfOpen() {
        guard let id = anyLink(for: .halfOpen) else { return }
        let late = weather[.halfOpen].number(in: 0...2)
        lose(id, player: late == 0 ? 50 : nil, node: late == 1 ? 50 : nil)
    }

    private mutating func freeze() {
        guard let index = anyRobot(for: .freeze), !robots[index].isFrozen, robots[index].client != nil else { return }
        perform(.hidden(on: now), by: index)
        robots[index].isFrozen = true
        queue.add(.player(index, .thaw), after: weather[.freeze].delay(1000...120_000))
    }

    /// Lets a hostile program enter the room, or say something.
    private mutating func beHostile(_ index: Int) {
        guard let code = record.codes[robots[index].room] else { return }
        guard let link = robots[index].link else { return connect(index) }
        if network[link]?.isGreeted == false {
            let isOpen = network[link]?.isOpenAtPlayer == true
            network[link]?.isGreeted = isOpen
            say(
                ClientMessage.hello(
                    version: ClientMessage.version, .room(code), robots[index].secret, last: 0, .none
                ).text, by: index)
        } else {
            say(hostileText(in: code, to: index), by: index)
        }
    }

    /// Returns a text that no page would send at this moment.
    private mutating func hostileText(in code: RoomCode, to index: Int) -> UTF8Text {
        var dice = weather[.hostile]
        defer { weather[.hostile] = dice }
        let table = robots[robots[index].room * plan.playersInRoom].client?.table
        let cards = (0..<3).map { _ in dice.number(in: 0...80) }
        let deck = table?.options.game.rules.cards.deck ?? []
        let group = CardGroup(cards.compactMap { deck.isEmpty ? nil : deck[$0] }) ?? CardGroup()
        let numbers = [0, 1, table?.last ?? 0, (table?.last ?? 0) + 1, ClientMessage.maximumNumber]
        let number = numbers[dice.number(in: 0...numbers.count - 1)]
        let messages: [ClientMessage] = [
            .take(request: max(1, number), seen: numbers[dice.number(in: 0...numbers.count - 1)], group),
            .start, .again, .ready(dice.happens(0.5)), .react(.wow), .turn(dice.number(in: 0...90)), .ping,
            .name(PlayerName(entropy: dice.next())),
            .hello(
                version: dice.number(in: 0...9), .room(dice.happens(0.5) ? code : RoomCode(entropy: dice.next())),
                robots[index].secret, last: number, .none),
        ]
        var bytes = Array(messages[dice.number(in: 0...messages.count - 1)].text.bytes)
        if dice.happens(0.2), !bytes.isEmpty {
            bytes[dice.number(in: 0...bytes.count - 1)] = UInt8(dice.number(in: 0...127))
        }
        return UTF8Text(bytes)
    }
}
