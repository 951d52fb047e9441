import Foundation
import PlainText
import SetGame
import SetRules
import TestSupport
import Testing

@testable import SetTogether

struct MessageTests {
    private static let secret = SeatSecret(entropy: [0xdead_beef, 1, 0, 0x1_ffff_ffff])
    private static let code = RoomCode(entropy: 0x12_3456_789a)
    private static let set = CardGroup([Card.all[0], Card.all[40], Card.all[80]].sets[0])
    private static let seats = (0..<8).map {
        SeatStatus(name: PlayerName(entropy: UInt64($0 * 77)), isConnected: $0 % 2 == 0)
    }

    private static func options(_ letters: UTF8Text) -> Options { Options(notation: letters) ?? Options() }

    static let toServer: [ClientMessage] = [
        .hello(version: 1, .room(code), secret, last: 17, .none),
        .hello(version: 2, .new(Options()), secret, last: 0, .none),
        .hello(version: 1, .new(options("pls")), secret, last: 0, .none), .take(request: 4, seen: 17, set),
        .name(PlayerName(entropy: 12 | 31 << 5)), .start, .again, .ready(true), .ready(false), .react(.wellPlayed),
        .react(.thinking), .turn(0), .turn(80), .ping,
        .hello(version: 4, .room(code), secret, last: 17, LogMark(opening: Card.all[..<12], [])),
    ]

    static let toPage: [ServerMessage] = [
        .room(code, seat: nil, Options()), .room(code, seat: .eighth, options("lsH")), .seats([]),
        .seats(seats),
        .table(
            OpeningTable(
                number: 3, time: 15_000, seat: .second, cards: Array(Card.all[..<12]), deckCount: 69,
                scores: [0, -10, 31, 0, 0, 0, 0, 400], seats: seats)),
        .event(
            NumberedEvent(
                number: 4, entry: LogEntry(at: 15_320, seat: .third, action: .take(set)), request: 9,
                reveals: Array(Card.all[12..<15]))),
        .event(
            NumberedEvent(
                number: 5, entry: LogEntry(at: 16_000, seat: nil, action: .due(.autoDeal)), request: 0, reveals: [])),
        .refused(request: 4, .late(by: 120)), .refused(request: 0, .unknown), .refused(request: 1, .locked),
        .end(deck: Card.all.reversed()), .ready([]), .ready([.first, .eighth]), .reaction(.eighth, .thanks),
        .faces([Face(number: 0, card: Card.all[80]), Face(number: 80, card: Card.all[3])]), .skipped(through: 16),
        .lobby, .pong,
        .standings(
            GameStandings(
                number: 5000, time: 219_345, request: 17,
                seats: [
                    Standing(score: -30, lockEnds: 250_000, lock: 60_000), Standing(score: 40, lockEnds: 0, lock: 0),
                ])),
    ]

    @Test(arguments: toServer) func `what is told to the server reads back`(message: ClientMessage) {
        #expect(ClientMessage(message.text) == message)
        #expect(message.text.bytes.count <= 512)
    }

    @Test(arguments: toPage) func `what the server tells reads back`(message: ServerMessage) {
        #expect(ServerMessage(message.text) == message)
        #expect(message.text.bytes.count <= 512)
    }

    @Test(arguments: [CardKind.mega, .quads, .dots])
    func `the deck of another kind reads back, and only as a whole of one kind`(kind: CardKind) throws {
        let message = ServerMessage.end(deck: kind.cards.reversed())
        #expect(ServerMessage(message.text) == message && message.text.bytes.count <= ServerMessage.maximumLength)
        #expect(ServerMessage(ServerMessage.end(deck: [kind.cards[0], kind.cards[0]]).text) == nil)
        #expect(ServerMessage(ServerMessage.end(deck: [kind.cards[0], Card.all[1]]).text) == nil)
    }

    @Test func `the texts are pinned, since other programs speak them too`() {
        let texts = Self.toServer.dropFirst().map { String($0.text) } + Self.toPage.dropFirst(5).map { String($0.text) }
        #expect(
            texts == [
                "hello 2 new deadbeef0000000100000000ffffffff 0", "hello 1 new~pls deadbeef0000000100000000ffffffff 0",
                "take 4 17 1111 2222 3333", "name 12 31", "start", "again",
                "ready 1", "ready 0", "react 1", "react 4", "turn 0", "turn 80", "ping",
                "hello 4 t4yc5t82 deadbeef0000000100000000ffffffff 17 173054297",
                "event 4 15320 3 9 K111122223333 1221 1222 1223", "event 5 16000 0 0 A", "refused 4 late 120",
                "refused 0 unknown 0", "refused 1 locked 0", String(Self.toPage[10].text),
                "ready", "ready 1 8", "reaction 8 3", "faces 0 3333 80 1121", "skipped 16", "lobby", "pong",
                "standings 5000 219345 17 -30.60000.250000,40.0.0",
            ])
    }

    @Test func `messages of an earlier version to the server have the same meaning and the same text`() throws {
        let url = Bundle.module.url(forResource: "Golden/client-messages", withExtension: "txt")
        for golden in try GoldenText.all(in: url) {
            let message = try #require(ClientMessage(golden.text))
            #expect(message.meaning == golden.meaning && message.text == golden.text)
        }
    }

    @Test func `all that an earlier server told in its rooms has the same meaning and the same text`() throws {
        for golden in try GoldenText.all(in: Bundle.module.url(forResource: "Golden/transcripts", withExtension: "txt"))
        {
            let messages = try golden.text.bytes.split(separator: UInt8(ascii: "\n")).map { line in
                try #require(ServerMessage(UTF8Text(line)))
            }
            #expect(messages.map(\.meaning).joined(separator: "\n") == golden.meaning)
            #expect(UTF8Text.joined(messages.map(\.text), by: "\n") == golden.text)
        }
    }

    @Test(arguments: [
        "", " ", "hello", "hello 1", "hello 1 abc 5f 0", "take 0 1 1111 2222 3333", "take 1 1 1111 1111 3333",
        "take 1 1 1111 2222 3334", "take 1 1 1111 2222 3333 ", "take -1 1 1111 2222 3333", "start ", "Start", "again 1",
        "name 32 0", "name 0", "ready ", "ready 9 1", "ready 2 1", "react", "react 0", "react 5", "reaction 9 1",
        "reaction 1 5", "reaction 1", "name 1  2", "take 99999999999 1 1111 2222 3333", "hello 1 new~q 00 0",
        "turn", "turn -1", "turn 1 2", "faces", "faces 1", "faces 256 1111", "faces 1 1111 2 1111",
    ])
    func `a text that is no message is none`(text: String) {
        #expect(ClientMessage(UTF8Text(text)) == nil)
        #expect(ServerMessage(UTF8Text(text)) == nil)
    }

    @Test func `a text of more than 512 bytes is none, whatever it says`() {
        #expect(ClientMessage(UTF8Text("name 12 " + String(repeating: "0", count: 505))) == nil)
    }

    @Test func `a number is at most 2³⁰, so the next number fits into 32 bits with a sign`() {
        #expect(ClientMessage("take 1073741824 1073741824 1111 2222 3333") != nil)
        #expect(ClientMessage("take 1073741825 1 1111 2222 3333") == nil)
        #expect(ServerMessage("event 1073741824 1 0 1073741824 A") != nil)
        #expect(ServerMessage("event 1073741825 1 0 1 A") == nil && ServerMessage("event 1 1 0 1073741825 A") == nil)
    }

    @Test func `of a hundred thousand damaged messages none is misread: what reads, is written the same`() {
        var generator = SplitMix64(seed: 11)
        let texts = Self.toServer.map(\.text) + Self.toPage.map(\.text)
        for _ in 0..<100_000 {
            var bytes = texts[Int(generator.next(below: UInt32(texts.count)))].bytes
            for _ in 0...generator.next(below: 3) {
                let place = Int(generator.next(below: UInt32(bytes.count)))
                switch generator.next(below: 3) {
                case 0: bytes[place] = UInt8(generator.next(below: 256))
                case 1: bytes.remove(at: place)
                default: bytes.insert(bytes[Int(generator.next(below: UInt32(bytes.count)))], at: place)
                }
                if bytes.isEmpty { break }
            }
            let text = UTF8Text(bytes)
            if let message = ClientMessage(text) { #expect(ClientMessage(message.text) == message) }
            if let message = ServerMessage(text) { #expect(ServerMessage(message.text) == message) }
        }
    }

    @Test func `a code that was typed is read as it was meant`() {
        #expect(RoomCode("OIL4abcd")?.text == UTF8Text("0114abcd"))
        #expect(RoomCode("u1234567") == nil && RoomCode("1234567") == nil && RoomCode("123456789") == nil)
        for number: UInt64 in 0..<1000 {
            let code = RoomCode(entropy: number &* 0x9e37_79b9_7f4a_7c15)
            #expect(RoomCode(code.text) == code)
        }
    }

    @Test func `a secret is 32 hexadecimal digits`() {
        #expect(Self.secret.text == UTF8Text("deadbeef0000000100000000ffffffff"))
        #expect(SeatSecret("DEADBEEF0000000100000000FFFFFFFF") == nil && SeatSecret("dead") == nil)
    }
}
