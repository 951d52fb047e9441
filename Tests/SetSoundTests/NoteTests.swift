import SetRules
import Testing

@testable import SetSound

@Suite("A note")
struct NoteTests {
    @Test("is made of sines that add up to no more than its loudness, and last no longer")
    func partials() {
        for cue in cues {
            for note in cue.notes {
                let partials = note.partials
                #expect(!partials.isEmpty)
                #expect(partials.map(\.loudness).reduce(0, +) < note.loudness + 1e-9)
                #expect(
                    partials.allSatisfy { $0.loudness > 0.001 && $0.attack < $0.duration && $0.start == note.start })
                #expect(partials.map(\.duration).max() == note.duration)
                // A device plays these, and nearly everybody hears them.
                #expect(partials.allSatisfy { (250...15_000).contains($0.frequency) })
            }
        }
    }

    @Test("has a timbre of its own for each shading and symbol")
    func timbres() {
        let cards = CardKind.quads.cards
        #expect(Set(cards.map { Timbre(of: $0) }).count == 16)
        for card in cards {
            let same = cards.filter { $0[.shading] == card[.shading] && $0[.symbol] == card[.symbol] }
            #expect(same.allSatisfy { Timbre(of: $0) == Timbre(of: card) })
        }
        let sounds = Timbre.Body.allCases.flatMap { body in
            Timbre.Shape.allCases.map { Note(at: 0, Pitch(step: 0), Timbre(body, $0), loudness: 0.1).partials }
        }
        #expect(Set(sounds).count == 16)
    }

    @Test("never clips, also where one picks fast, and where the match ends the game")
    func clipping() {
        for set in orderedSets where set[0].index % 5 == 0 {
            var partials = Cue.deal(3).notes.flatMap(\.partials)
            for (cue, delay) in [
                (.pick([set[0]]), 0), (.pick([set[0], set[1]]), 0.1), (.match(set), 0.2), (.end, 0.2),
            ] as [(Cue, Double)] {
                partials += cue.notes.flatMap(\.partials).map { $0.delayed(by: delay) }
            }
            let loudest =
                stride(from: 0, to: 1.8, by: 0.01).map { time in
                    partials.reduce(0) { $0 + $1.loudness(at: time) }
                }.max() ?? 1
            #expect(loudest < 1)
        }
    }

    @Test("goes over as five numbers for each sine, as loud as the gain says")
    func numbers() {
        let full = Cue.lastSecond.numbers(gain: 1)
        let partials = Cue.lastSecond.notes.flatMap(\.partials)
        #expect(full.count == partials.count * 5)
        #expect(
            Array(full[..<5]) == [
                partials[0].start, partials[0].frequency, partials[0].attack, partials[0].duration,
                partials[0].loudness,
            ])
        for index in full.indices {
            #expect(Cue.lastSecond.numbers(gain: 0.25)[index] == full[index] * (index % 5 == 4 ? 0.25 : 1))
        }
    }
}

extension Partial {
    fileprivate func delayed(by delay: Double) -> Partial {
        Partial(start: start + delay, frequency: frequency, attack: attack, duration: duration, loudness: loudness)
    }
}
