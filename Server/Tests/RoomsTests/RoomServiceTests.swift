import PlainText
import RoomStorage
import RoomStorageTestSupport
import SetGame
import SetRules
import SetTogether
import Synchronization
import Testing

@testable import Rooms

/// A player at a service: what they were told becomes their table.
private final class Player: Sendable {
    private struct State {
        var table = SharedTable()
        var messages: [ServerMessage] = []
        var closed: RoomConnection.Reason?
        var waiting:
            [(condition: @Sendable (SharedTable, [ServerMessage]) -> Bool, resume: CheckedContinuation<Void, Never>)] =
                []
    }

    let id: MemberID
    let secret: SeatSecret
    private let state = Mutex(State())

    init(_ number: Int, secret: UInt64? = nil) {
        id = MemberID(number)
        self.secret = SeatSecret(entropy: [secret ?? UInt64(number), 0, 0, 0])
    }

    var connection: RoomConnection {
        RoomConnection(
            id: id, address: "127.0.0.1",
            send: { text, isDelivered in
                self.hear(text)
                if let isDelivered { Task { isDelivered() } }
            },
            close: { reason in self.state.withLock { $0.closed = reason } })
    }

    private func hear(_ text: UTF8Text) {
        let ready = state.withLock { state in
            for message in ServerMessage.messages(in: text) ?? [] {
                state.messages.append(message)
                _ = state.table.receive(message, at: 0)
            }
            let ready = state.waiting.filter { $0.condition(state.table, state.messages) }
            state.waiting.removeAll { $0.condition(state.table, state.messages) }
            return ready
        }
        for waiter in ready { waiter.resume.resume() }
    }

    var table: SharedTable { state.withLock { $0.table } }
    var messages: [ServerMessage] { state.withLock { $0.messages } }
    var closed: RoomConnection.Reason? { state.withLock { $0.closed } }

    func until(_ condition: @escaping @Sendable (SharedTable, [ServerMessage]) -> Bool) async {
        await withCheckedContinuation { continuation in
            let isReady = state.withLock { state in
                if condition(state.table, state.messages) { return true }
                state.waiting.append((condition, continuation))
                return false
            }
            if isReady { continuation.resume() }
        }
    }

    func say(_ message: ClientMessage, to service: RoomService) {
        service.received(message.text, at: ServerClock.system.now().steady, from: id)
    }

    /// Enters a room with what the player's page has of its game, if it has any.
    func come(to service: RoomService, _ entrance: ClientMessage.Entrance) {
        service.opened(connection)
        say(table.hello(secret, entering: entrance), to: service)
    }

    /// Takes a set, or waits for cards where there is none.
    func play(at service: RoomService) async {
        await until { table, _ in table.game?.holdsMatch == true || table.game?.isOver == true }
        let table = table
        guard let set = table.game?.table.sets.first.map({ CardGroup($0) }) else { return }
        say(.take(request: table.last, seen: table.last, set), to: service)
        let last = table.last
        await until { table, _ in table.last > last }
    }
}

@Suite(.timeLimit(.minutes(10)))
struct RoomServiceTests {
    private func seated(_ service: RoomService, _ count: Int) async throws -> ([Player], RoomCode) {
        let players = (1...count).map { Player($0) }
        players[0].come(to: service, .new(Options()))
        await players[0].until { table, _ in table.seats.count == 1 }
        let code = try #require(players[0].table.room)
        for (index, player) in players.enumerated().dropFirst() {
            player.come(to: service, .room(code))
            await player.until { table, _ in table.seat != nil && table.seats.count == index + 1 }
        }
        return (players, code)
    }

    @Test func `two play a whole game, on a service that is replaced in the middle`() async throws {
        let storage = InMemoryStorage()
        var service = RoomService(storage: storage)
        let (players, code) = try await seated(service, 2)
        players[0].say(.start, to: service)
        for _ in 0..<6 { await players[0].play(at: service) }
        service = RoomService(storage: storage)
        for player in players { player.come(to: service, .room(code)) }
        while players[1].table.isPlaying { await players[1].play(at: service) }
        for player in players { await player.until { table, _ in table.game.map { !$0.dealID.isHidden } ?? false } }
        #expect(players[0].table.game == players[1].table.game)
        #expect(players[0].table.game?.isOver == true)
    }

    @Test func `two nodes with one database play one game`() async throws {
        let database = InMemoryDatabase()
        let nodes = [0, 1].map { _ in RoomService(storage: InMemoryStorage(database: database)) }
        let listening = nodes.map { node in Task { await node.run() } }
        defer { for task in listening { task.cancel() } }
        let first = Player(1)
        first.come(to: nodes[0], .new(Options()))
        await first.until { table, _ in table.seats.count == 1 }
        let code = try #require(first.table.room)
        let second = Player(2)
        second.come(to: nodes[1], .room(code))
        await first.until { table, _ in table.seats.count == 2 && table.seats[1].isConnected }
        await second.until { table, _ in table.seat == .second && table.seats.allSatisfy { $0.isConnected } }
        second.say(.start, to: nodes[1])
        while first.table.game.map({ !$0.isOver }) ?? true {
            await first.play(at: nodes[0])
            // Otherwise the second may claim what the first has just taken, every time.
            let last = first.table.last
            await second.until { table, _ in table.last >= last }
            await second.play(at: nodes[1])
            let next = second.table.last
            await first.until { table, _ in table.last >= next }
        }
        for player in [first, second] {
            await player.until { table, _ in table.game.map { !$0.dealID.isHidden } ?? false }
        }
        #expect(first.table.game == second.table.game)
        #expect(Set(first.table.game?.found.map(\.seat) ?? []) == [.first, .second])
    }

    @Test func `a node that knows less than one who comes reads what it lacks, and tells no table anew`() async throws {
        let database = InMemoryDatabase()
        // Neither listens, as where notices are late.
        let nodes = [0, 1].map { _ in RoomService(storage: InMemoryStorage(database: database)) }
        let (players, code) = try await seated(nodes[0], 2)
        let watcher = Player(3)
        watcher.come(to: nodes[1], .room(code))
        await watcher.until { table, _ in table.seat == .third }
        players[0].say(.start, to: nodes[0])
        await players[0].until { table, _ in table.isPlaying }
        for _ in 0..<3 { await players[0].play(at: nodes[0]) }
        let before = players[0].messages.count
        let last = players[0].table.last
        nodes[0].closed(players[0].id)
        players[0].come(to: nodes[1], .room(code))
        // Answered after all that a welcome brings.
        players[0].say(.start, to: nodes[1])
        await players[0].until { _, messages in messages.last == .refused(request: 0, .started) }
        let told = players[0].messages.dropFirst(before)
        #expect(!told.contains { if case .table = $0 { true } else { false } } && players[0].table.last >= last)
        await watcher.until { table, _ in table.last >= last }
    }

    @Test func `a storage that fails, loses answers or is overtaken loses no claim and doubles none`() async throws {
        let storage = InMemoryStorage()
        let service = RoomService(storage: storage)
        let (players, _) = try await seated(service, 3)
        players[0].say(.start, to: service)
        await players[0].until { table, _ in table.isPlaying }
        var turn = 0
        while players[0].table.isPlaying {
            if turn % 3 == 1 { await storage.order(.failure(.unavailable(reason: "test"))) }
            if turn % 3 == 2 { await storage.order(.lostAnswer(.unavailable(reason: "test"))) }
            await players[turn % 3].play(at: service)
            turn += 1
        }
        for player in players { await player.until { table, _ in table.game.map { !$0.dealID.isHidden } ?? false } }
        #expect(players.allSatisfy { $0.table.game == players[0].table.game })
        let sets = players[0].table.game?.found.map(\.cards) ?? []
        #expect(Set(sets).count == sets.count)
    }

    @Test func `what is no message closes the connection, and what is said outside a room is refused`() async throws {
        let service = RoomService(storage: InMemoryStorage())
        let player = Player(1)
        service.opened(player.connection)
        player.say(.start, to: service)
        #expect(player.messages == [.refused(request: 0, .unknown)])
        player.say(
            .hello(version: ClientMessage.version + 1, .new(Options()), player.secret, last: 0, .none), to: service)
        #expect(player.messages.last == .refused(request: 0, .version))
        player.say(.hello(version: 1, .room(RoomCode(entropy: 9)), player.secret, last: 0, .none), to: service)
        await player.until { _, messages in messages.last == .refused(request: 0, .unknown) && messages.count == 3 }
        service.received("nonsense", at: 0, from: player.id)
        #expect(player.closed == .badMessage)
    }

    @Test func `what is said after a refusal is refused for the same reason`() {
        var reception = Reception(roomsPerHour: 20) { 1 }
        let (id, moment) = (MemberID(1), Moment(steady: 0, wall: 0))
        _ = reception.handle(.opened(id, address: "a"), at: moment)
        let secret = SeatSecret(entropy: [1, 0, 0, 0])
        let hello = ClientMessage.hello(version: 3, .room(RoomCode(entropy: 9)), secret, last: 0, .none)
        _ = reception.handle(Reception.Input(hello.text, at: 0, from: id), at: moment)
        let desk = Reception.DeskID(number: 1)
        let inputs: [Reception.Input] = [
            .news(.turnedAway([id], .busy), of: desk), .received(.start, at: 0, from: id),
        ]
        for input in inputs {
            let sent = reception.handle(input, at: moment).compactMap { effect -> ServerMessage? in
                if case .send(let message, _) = effect { message } else { nil }
            }
            #expect(sent == [.refused(request: 0, .busy)])
        }
    }

    @Test func `an address makes so many rooms an hour, and can still enter those there are`() async throws {
        let service = RoomService(storage: InMemoryStorage(), roomsPerHour: 20)
        var code: RoomCode?
        for number in 1...21 {
            let player = Player(number)
            player.come(to: service, .new(Options()))
            await player.until { table, messages in table.room != nil || messages.contains(.refused(request: 0, .busy))
            }
            #expect((player.table.room == nil) == (number == 21))
            code = player.table.room ?? code
        }
        let friend = Player(30)
        friend.come(to: service, .room(try #require(code)))
        await friend.until { table, _ in table.seat == .second }
    }

    @Test func `a limit on rooms comes back by the hour`() {
        var limits = RoomLimits(perHour: 20)
        var answers: [Bool] = []
        for _ in 0..<21 { answers.append(limits.allows("a", at: 0)) }
        for (address, time) in [("b", 0), ("a", 179_000), ("a", 181_000)] as [(String, Milliseconds)] {
            answers.append(limits.allows(address, at: time))
        }
        #expect(answers == Array(repeating: true, count: 20) + [false, true, false, true])
    }

    @Test func `limits of very many addresses hold, and cost little`() {
        var limits = RoomLimits(perHour: 20)
        for _ in 0..<20 { _ = limits.allows("a", at: 0) }
        // None of them has the whole allowance again.
        var allowed = 0
        for number in 0..<100_000 where limits.allows("\(number)", at: 100) { allowed += 1 }
        let isAllowedMore = limits.allows("a", at: 100)
        #expect(allowed == 100_000 && !isAllowedMore)
    }
}
