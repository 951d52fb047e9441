import PlainText
import SetRules
import Testing

@testable import SetGame

/// Changes a save here and there, puts its checksum right, and expects a sound game or an error each time, never a trap.
func expectSoundForgeries(of save: Save, letters: String, seed: UInt64) throws {
    let bytes = save.text.bytes
    let end = try #require(bytes.lastIndex(of: UInt8(ascii: "\n")))
    var generator = SplitMix64(seed: seed)
    var (games, errors) = (0, 0)
    for _ in 0..<20_000 {
        var body = Array(bytes[...end])
        for _ in 0...generator.next(below: 3) { change(&body, letters: Array(letters.utf8), &generator) }
        var text = UTF8Text(body)
        let sum = text.checksum
        text.append("sum ")
        text.append(sum, radix: 16)
        do throws(SaveError) {
            expectInvariants(try Save(reading: text).game)
            games += 1
        } catch {
            errors += 1
        }
    }
    #expect(games > 100 && errors > 1000)
}

/// Flips a bit, takes a byte out, or puts one in or over another.
private func change(_ body: inout [UInt8], letters: [UInt8], _ generator: inout SplitMix64) {
    let index = Int(generator.next(below: UInt32(body.count - 1)))
    switch generator.next(below: 4) {
    case 0: body[index] ^= UInt8(1 << generator.next(below: 7))
    case 1: body.remove(at: index)
    case 2: body.insert(body[Int(generator.next(below: UInt32(body.count)))], at: index)
    default: body[index] = letters.randomElement(using: &generator) ?? 0
    }
}
