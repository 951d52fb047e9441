import SetGame
import SetRules
import Testing

@testable import SetSound

@Suite("A cue")
struct CueTests {
    @Test("of three cards rises from card to card", arguments: [true, false])
    func rises(areSets: Bool) {
        for cards in areSets ? orderedSets : mismatches {
            let steps = voices(of: cards).map(\.step)
            #expect(steps[0] < steps[1] && steps[1] < steps[2])
            #expect(steps[2] - steps[0] <= 14)
        }
    }

    @Test("of a pick has the tone of the card's voice, once for each symbol, ever softer")
    func picks() {
        for cards in orderedSets {
            for count in 1...2 {
                let notes = Cue.pick(Array(cards[..<count])).notes
                let card = cards[count - 1]
                #expect(notes.count == Int(card[.number].rawValue) + 1)
                #expect(Set(notes.map(\.pitch)) == [voices(of: cards)[count - 1]])
                #expect(Set(notes.map(\.timbre)) == [Timbre(of: card)])
                #expect(notes.map(\.start) == notes.map(\.start).sorted())
                #expect(zip(notes, notes.dropFirst()).allSatisfy { $0.loudness > $1.loudness })
            }
        }
    }

    @Test("tells the 81 cards apart as first picks")
    func distinct() {
        #expect(Set(Card.all.map { Cue.pick([$0]).notes }).count == 81)
    }

    @Test("of a match resolves to the tonic chord, for every set in every order")
    func matches() {
        #expect(orderedSets.count == 1080 * 6)
        for set in orderedSets {
            let answer = Cue.match(set).answer
            let chord = answer.map(\.pitch)
            #expect(chord.count == 4)
            #expect(chord.isConsonant)
            #expect(chord.contains { $0.semitone % 12 == 0 })
            #expect(chord.allSatisfy { [0, 4, 7].contains(($0.semitone + 24) % 12) })
            // Each card keeps its timbre.
            #expect(answer.dropFirst().map(\.timbre) == set.map { Timbre(of: $0) })
        }
    }

    @Test("of a match moves each voice by a step at most, and crosses none")
    func voiceLeading() {
        for set in orderedSets {
            let voices = voices(of: set)
            let resolved = voices.map(Cue.resolved)
            #expect(zip(voices, resolved).allSatisfy { (0...1).contains($1.step - $0.step) })
            #expect(resolved[0].step < resolved[1].step && resolved[1].step < resolved[2].step)
        }
    }

    @Test("of seven cards with the same first dot stays where it can be heard")
    func height() {
        let cards = CardKind.dots.cards.filter { $0.dots.contains(.first) }
        for count in 1...7 { #expect((-3...24).contains(Cue.voice(of: cards.prefix(count)).step)) }
    }

    @Test("of a match resolves each voice to the nearest tone of the tonic, in all four colours")
    func resolutions() {
        for color in FeatureValue.allCases {
            let card = Card(.quads) { $0 == .color ? color : .first }
            let voice = Cue.voice(of: [card])
            // C, E and G of three octaves.
            let tonic = (-1...1).flatMap { octave in [0, 2, 4].map { Pitch(step: octave * 7 + $0) } }
            let nearest = tonic.map { abs($0.semitone - voice.semitone) }.min()
            #expect(abs(Cue.resolved(voice).semitone - voice.semitone) == nearest, "\(color)")
        }
    }

    @Test("of a mismatch stays unresolved, and is softer than a match and than a pick")
    func mismatchesStay() {
        for cards in mismatches {
            let cue = Cue.mismatch(cards)
            #expect(!cue.answer.map(\.pitch).isConsonant)
            #expect(cue.notes.map(\.loudness).max() ?? 1 < Cue.pick([cards[0]]).notes[0].loudness)
        }
    }

    @Test("of a match begins like that of a third pick, and only then tells what it is")
    func third() {
        for cards in orderedSets where cards[0].index == 0 {
            let before = Cue.match(cards).notes.filter { $0.start < Cue.answerStart }
            #expect(before.allSatisfy { $0.pitch == voices(of: cards)[2] })
            #expect(before.map(\.start).max() ?? 1 < Cue.answerStart)
        }
    }

    @Test("of a deal has a note for each card, each higher than the one before")
    func deals() {
        for count in [3, 12] {
            let notes = Cue.deal(count).notes
            #expect(notes.count == count)
            #expect(zip(notes, notes.dropFirst()).allSatisfy { $0.pitch.step < $1.pitch.step && $0.start < $1.start })
        }
        #expect(Cue.deal(0).notes.isEmpty)
    }

    @Test("of a claim tells the players apart")
    func claims() {
        #expect(Cue.claim(.first).notes != Cue.claim(.second).notes)
    }

    @Test("of the end is the chord in which a match resolves, with a fourth tone, one tone after the other")
    func end() {
        let notes = Cue.end.notes
        #expect(notes.map(\.pitch) == [0, 2, 4, 7].map { Pitch(step: $0) })
        #expect(zip(notes, notes.dropFirst()).allSatisfy { $0.start < $1.start })
    }

    @Test("without cards is silent")
    func noCards() {
        #expect(Cue.pick([]).notes.isEmpty)
    }

    @Test("is over in less than a second and a half, and begins at once, but for the end, which follows a match")
    func lengths() {
        for cue in cues {
            #expect(cue.notes.allSatisfy { $0.start + $0.duration < 1.5 })
            if cue != .end { #expect(cue.notes.contains { $0.start == 0 }) }
        }
    }

    @Test("is felt for less than half a second")
    func vibrations() {
        for cue in cues {
            #expect(!cue.vibration.isEmpty && cue.vibration.count % 2 == 1)
            #expect(cue.vibration.allSatisfy { $0 > 0 } && cue.vibration.reduce(0, +) < 500)
        }
    }
}
