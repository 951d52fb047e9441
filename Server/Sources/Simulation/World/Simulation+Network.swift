import PlainText
import Rooms
import SetGame
import SetTogether

// Connections, and the texts sent through them.
extension Simulation {
    /// Opens a connection of a player to any node, in place of the current one.
    mutating func connect(_ player: Int) {
        disconnect(player)
        // The players of some rooms are usually at one node, some of them in a local network, equally near.
        let (isNear, isTogether) = (robots[player].room % 4 == 0, robots[player].room % 4 < 2)
        let any = network.dice.number(in: 0...nodes.count - 1)
        let node = isTogether && nodes[0].isUp ? 0 : any
        let latency = isNear ? 2 : network.dice.number(in: 3...120)
        let new = Network.Link(
            player: player, node: node, life: nodes[node].life, latency: latency, jitter: isNear ? 0 : latency / 4)
        let link = network.add(new)
        robots[player].link = link
        guard nodes[node].isUp else {
            network[link]?.isCut = true
            return queue.add(.player(player, .closed(link)), after: 10)
        }
        add(.opened(link), at: node, after: Milliseconds(2 * latency))
        let ready = now + Milliseconds(3 * latency)
        network[link]?.lastUp = ready
        queue.add(.player(player, .opened(link)), after: Milliseconds(3 * latency))
    }

    /// Closes a player's connection.
    mutating func disconnect(_ player: Int) {
        guard let link = robots[player].link else { return }
        robots[player].link = nil
        lose(link, player: nil, node: network.dice.delay(1...300))
    }

    /// Lets a node close a connection.
    mutating func close(_ link: Int, at index: Int) {
        lose(link, player: network.dice.delay(1...200), node: 0)
    }

    /// Cuts a connection, and lets each end know after a delay; `nil` if it has to find out itself.
    mutating func lose(_ id: Int, player: Milliseconds?, node: Milliseconds?) {
        guard let link = network[id] else { return }
        network[id]?.isCut = true
        // Systems notice after a while that a connection is dead, unless the page does so before.
        queue.add(.player(link.player, .closed(id)), after: player ?? network.dice.delay(30_000...150_000))
        // Without an answer to its pings a node takes 15 s.
        let delay = node ?? network.dice.delay(15_000...20_000)
        queue.add(.node(link.node, life: link.life, .closed(id)), after: delay)
    }

    /// Sends a text to a player. Returns how long it takes; `nil` if it doesn't arrive.
    @discardableResult
    mutating func send(_ text: UTF8Text, to id: Int) -> Milliseconds? {
        guard let link = network[id], link.isOpenAtNode else { return nil }
        let robot = robots[link.player]
        let listener = Judge.Listener(link: id, version: robot.person.version, room: record.codes[robot.room])
        for message in record.judge.noteSent(text, to: listener, at: now) { record.reached.note(message) }
        guard let delay = network.delayDown(id, at: now) else { return nil }
        queue.add(.player(link.player, .heard(id, text)), after: delay)
        return delay
    }

    /// Sends a text of a player.
    mutating func say(_ text: UTF8Text, by player: Int) {
        guard let id = robots[player].link, let link = network[id], link.isOpenAtPlayer,
            let delay = network.delayUp(id, at: now)
        else { return }
        queue.add(.node(link.node, life: link.life, .heard(id, text)), after: delay)
    }
}
