import Metering
import NIOCore
import SetRules
import SocketTesting
import Testing

@testable import Sockets

/// Frames made at random, changed at random and split at random, against a plain reading of the protocol.
@Suite(.timeLimit(.minutes(10)))
struct SocketFuzzTests {
    /// Many messages in some cases, so that others than the limit of messages are met too.
    private static func limits(_ generator: inout SplitMix64) -> SocketLimits {
        var limits = SocketLimits()
        limits.messages = RateLimit(perSecond: 4, burst: Bool.random(using: &generator) ? 10 : 1000)
        return limits
    }

    private static func payload(_ generator: inout SplitMix64) -> [UInt8] {
        let limits = [124, 125, 126, 127, 511, 512, 513]
        let isLong = Int.random(in: 0..<10, using: &generator) == 0
        let length = isLong ? limits.randomElement(using: &generator) ?? 0 : Int.random(in: 0...12, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: return (0..<length).map { _ in .random(in: .min ... .max, using: &generator) }
        case 1: return Array(String(repeating: "é𝛼", count: length / 6 + 1).utf8.prefix(length))
        default: return Array(repeating: 0x61, count: length)
        }
    }

    private static func frame(_ generator: inout SplitMix64) -> [UInt8] {
        let kinds: [Frame.Kind] = [.text, .text, .text, .continuation, .continuation, .ping, .pong, .binary, .close]
        let kind = Int.random(in: 0..<8, using: &generator) == 0 ? kinds.randomElement(using: &generator) : kinds.first
        var frame = Frame(kind ?? .text, payload(&generator), isFinal: .random(using: &generator))
        switch Int.random(in: 0..<12, using: &generator) {
        case 0: frame = Frame(closing: .random(in: 990...5010, using: &generator), reason: frame.payload)
        case 1: frame.firstByte = .random(in: .min ... .max, using: &generator)
        case 2: frame = Frame(.ping, frame.payload.prefix(125))
        case 3...5: frame = Frame(.continuation, frame.payload, isFinal: .random(using: &generator))
        default: break
        }
        let mask = (0..<4).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
        return frame.bytes(mask: Int.random(in: 0..<40, using: &generator) == 0 ? nil : mask)
    }

    /// The bytes of some frames, in some cases with errors in them.
    private static func bytes(_ generator: inout SplitMix64) -> [UInt8] {
        var bytes = (0..<Int.random(in: 1...16, using: &generator)).flatMap { _ in frame(&generator) }
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes[.random(in: bytes.indices, using: &generator)] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
        case 1: bytes.remove(at: .random(in: bytes.indices, using: &generator))
        default: break
        }
        return bytes
    }

    private static func pieces(of bytes: [UInt8], _ generator: inout SplitMix64) -> [ArraySlice<UInt8>] {
        let longest = [2, 5, 20, 700, 20_000].randomElement(using: &generator) ?? 1
        var pieces: [ArraySlice<UInt8>] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            let piece = rest.prefix(.random(in: 1...longest, using: &generator))
            pieces.append(piece)
            rest = rest.dropFirst(piece.count)
        }
        return pieces
    }

    /// Expects that a socket does with the pieces what the model says of the whole.
    private static func check(_ pieces: [ArraySlice<UInt8>], limits: SocketLimits, _ name: String) throws {
        let socket = try EmbeddedSocket(limits: limits)
        for piece in pieces { try socket.receive(piece) }
        let answers = try socket.answers()
        let model = ProtocolModel(reading: pieces.flatMap(\.self), limits: limits)
        let expected = model.pongs.map { Frame(.pong, $0) } + (model.close.map { [Frame(.close, $0)] } ?? [])
        #expect(answers == expected, "\(name)")
        #expect(socket.handler.texts.map { Array($0.utf8) } == model.texts, "\(name)")
        socket.advance(by: limits.closing.usual)
        #expect(socket.channel.isActive == (model.close == nil), "\(name)")
        #expect(socket.handler.events.count { $0 == .closed } == (model.close == nil ? 0 : 1), "\(name)")
    }

    @Test(arguments: 1...8)
    func `random frames do what the protocol says, however they are split`(seed: Int) throws {
        var generator = SplitMix64(seed: UInt64(seed))
        for number in 1...600 {
            let limits = Self.limits(&generator)
            let bytes = Self.bytes(&generator)
            try Self.check(Self.pieces(of: bytes, &generator), limits: limits, "seed \(seed), case \(number)")
        }
    }

    @Test func `bytes without any order do no harm`() throws {
        var generator = SplitMix64(seed: 99)
        for number in 1...1000 {
            let bytes = (0..<Int.random(in: 1...100, using: &generator)).map { _ in
                UInt8.random(in: .min ... .max, using: &generator)
            }
            try Self.check(Self.pieces(of: bytes, &generator), limits: SocketLimits(), "case \(number)")
        }
    }

    @Test func `every split into two does the same`() throws {
        let frames = [
            Frame(.text, [0x61, 0xc3], isFinal: false), Frame(.ping, [1, 2]), Frame(.continuation, [0xa9]),
            Frame(.text, Array(repeating: 0x62, count: 130)), Frame(closing: 1001, reason: [0x63]),
        ]
        let bytes = frames.flatMap { $0.bytes() }
        for split in 0...bytes.count {
            try Self.check([bytes[..<split], bytes[split...]], limits: SocketLimits(), "split \(split)")
        }
    }
}
