import PlainText
import RoomStorage
import SetGame
import SetTogether
import Testing

@testable import Rooms

/// A desk whose storage answers as the test says.
private struct DeskUnderTest {
    var desk = Desk(RoomCode(entropy: 1), node: "here", chance: .seeded(1))
    var now: Milliseconds = 1_000_000
    /// The effects since the last `take`.
    private var effects: [Desk.Effect] = []
    var log = [StoredEvent(seq: 1, at: 0, body: "open ")]

    init() { input(.start) }

    mutating func input(_ input: Desk.Input) {
        now += 1
        effects += desk.handle(input, at: Moment(steady: now, wall: now))
    }

    /// Takes the effects since the last call.
    mutating func take() -> [Desk.Effect] {
        defer { effects = [] }
        return effects
    }

    mutating func enter(_ id: Int, last: Int = 0) {
        let owner = SeatOwner(SeatSecret(entropy: [UInt64(id), 0, 0, 0]))
        input(
            .enter(
                MemberID(id), Desk.Greeting(version: 1, owner: owner, knowledge: GameKnowledge(last: last, version: 1)),
                roundTrip: nil))
    }

    /// Answers requests until there are none.
    mutating func settle() {
        while let request = effects.first(where: { $0.isRequest }) {
            effects.removeAll { $0.isRequest }
            switch request {
            case .append(let event, let previous):
                #expect(previous == log.last)
                log.append(event)
                input(.appended(.success(.stored)))
            case .read(let last, _): input(.read(.success(Array(log.dropFirst(last)))))
            case .send, .deliver, .close, .publish, .wake, .report, .pass: break
            }
        }
    }

    static func seated() -> DeskUnderTest {
        var desk = DeskUnderTest()
        desk.settle()
        for id in 1...2 {
            desk.enter(id)
            desk.settle()
        }
        _ = desk.take()
        return desk
    }
}

extension Desk.Effect {
    fileprivate var isRequest: Bool {
        switch self {
        case .append, .read: true
        case .send, .deliver, .close, .publish, .wake, .report, .pass: false
        }
    }

    fileprivate var messages: [ServerMessage] {
        if case .send(let text, _) = self { ServerMessage(text).map { [$0] } ?? [] } else { [] }
    }
}

struct DeskTests {
    private let failure = StorageError.unavailable(reason: "test")

    @Test func `members who come while the room is loading are admitted with their messages`() throws {
        var desk = DeskUnderTest()
        desk.enter(1)
        desk.input(.message(.ready(true), from: MemberID(1), at: 1))
        #expect(desk.desk.arrivals.isEmpty == false)
        desk.settle()
        #expect(desk.desk.arrivals.isEmpty && desk.log.count == 2)
        #expect(desk.take().flatMap(\.messages).contains { if case .room = $0 { true } else { false } })
    }

    @Test func `messages that waited for a room are handled in the order of their arrival`() {
        var desk = DeskUnderTest.seated()
        desk.enter(3, last: desk.desk.last + 9)
        desk.enter(4, last: desk.desk.last + 9)
        for (id, reaction, time) in [(3, Reaction.wow, 20), (4, .thanks, 10)] as [(Int, Reaction, Milliseconds)] {
            desk.input(.message(.react(reaction), from: MemberID(id), at: time))
        }
        desk.log += (1...2).map {
            let owner = SeatOwner(SeatSecret(entropy: [UInt64($0 + 2), 0, 0, 0]))
            return StoredEvent(seq: desk.log.count + $0, at: 0, body: "sit \($0).5 \(owner.text)")
        }
        _ = desk.take()
        desk.input(.read(.success(Array(desk.log.dropFirst(desk.desk.last - 1)))))
        desk.settle()
        let published = desk.take().compactMap { if case .publish(let text) = $0 { text } else { nil } }
        #expect(published.filter { $0.hasPrefix("react") } == ["react here 4 3", "react here 3 2"])
    }

    @Test(arguments: [
        (Result<[StoredEvent]?, StorageError>.success(nil), Refusal.unknown),
        (.failure(.unavailable(reason: "test")), .busy), (.success([StoredEvent(seq: 1, at: 0, body: "?")]), .busy),
    ])
    func `a room that can't be loaded turns away all who come`(
        answer: Result<[StoredEvent]?, StorageError>, refusal: Refusal
    ) {
        var desk = DeskUnderTest()
        desk.enter(1)
        desk.input(.read(answer))
        desk.enter(2)
        let passed = desk.take().compactMap { if case .pass(let news) = $0 { news } else { nil } }
        #expect(passed == [.turnedAway([MemberID(1)], refusal), .over, .turnedAway([MemberID(2)], refusal)])
    }

    @Test func `a member who knows more than the node waits until it has read that`() {
        var desk = DeskUnderTest.seated()
        let (last, events) = (desk.desk.last, desk.log)
        desk.enter(3, last: last + 1)
        #expect(desk.take().contains(.read(after: last - 1, pause: 0)) && !desk.desk.arrivals.isEmpty)
        desk.log.append(StoredEvent(seq: last + 1, at: 0, seat: 0, body: "name 1.2"))
        desk.input(.read(.success(Array(desk.log.dropFirst(last - 1)))))
        desk.settle()
        #expect(desk.desk.arrivals.isEmpty && desk.desk.last == desk.log.count && desk.log.count == events.count + 2)
    }

    @Test func `one request is outstanding at a time, and news that come meanwhile are read after it`() {
        var desk = DeskUnderTest.seated()
        desk.input(.message(.start, from: MemberID(1), at: desk.now))
        desk.input(.news)
        let requests = desk.take().filter(\.isRequest)
        #expect(requests.count == 1)
        if case .append(let event, _) = requests.first { desk.log.append(event) }
        desk.input(.appended(.success(.stored)))
        #expect(desk.take().filter(\.isRequest) == [.read(after: desk.log.count - 1, pause: 0)])
    }

    @Test func `a decision that waits for a read is stored after it, or made again`() {
        for isOvertaken in [false, true] {
            var desk = DeskUnderTest.seated()
            desk.input(.news)
            desk.input(.message(.name(PlayerName(entropy: 99)), from: MemberID(1), at: desk.now))
            _ = desk.take()
            if isOvertaken { desk.log.append(StoredEvent(seq: desk.log.count + 1, at: 0, seat: 1, body: "name 1.2")) }
            desk.input(.read(.success(Array(desk.log.dropFirst(desk.desk.last - 1)))))
            desk.settle()
            #expect(desk.log.last?.seat == 0 && desk.desk.last == desk.log.count)
        }
    }

    @Test func `a storage that was set back is noticed, and the room is given up`() {
        for log in [2, 3] {
            var desk = DeskUnderTest.seated()
            desk.log[2] = StoredEvent(seq: 3, at: 7, body: desk.log[2].body)
            desk.input(.news)
            _ = desk.take()
            desk.input(.read(.success(Array(desk.log.prefix(log).dropFirst(desk.desk.last - 1)))))
            let effects = desk.take()
            #expect(effects.contains(.close([MemberID(1), MemberID(2)])) && effects.contains(.pass(.over)))
        }
    }

    @Test func `requests that fail again and again wait longer each time, even if reading works`() {
        var desk = DeskUnderTest.seated()
        desk.input(.message(.start, from: MemberID(1), at: desk.now))
        var pauses: [Milliseconds] = []
        for _ in 0..<9 {
            desk.input(.appended(.failure(failure)))
            for effect in desk.take() { if case .read(_, let pause) = effect { pauses.append(pause) } }
            desk.input(.read(.success([desk.log[desk.desk.last - 1]])))
        }
        #expect(pauses == [20, 50, 100, 200, 400, 800, 1000, 1000, 1000])
        desk.input(.appended(.success(.stored)))
        desk.settle()
        #expect(desk.desk.storage.pause == 0)
    }

    @Test func `a silent room asks the storage at each beat, and a busy one doesn't`() {
        var desk = DeskUnderTest.seated()
        desk.input(.beat)
        let first = desk.take().filter(\.isRequest)
        desk.input(.beat)
        #expect(first.isEmpty && desk.take().filter(\.isRequest).count == 1)
    }

    @Test func `a desk that its last member has left is idle, unless an event is being stored`() {
        var desk = DeskUnderTest.seated()
        desk.input(.message(.start, from: MemberID(1), at: desk.now))
        for id in 1...2 { desk.input(.leave(MemberID(id))) }
        #expect(!desk.take().contains(.pass(.idle)))
        desk.input(.appended(.success(.stored)))
        #expect(desk.take().contains(.pass(.idle)))
    }
}
