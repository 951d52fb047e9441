import Foundation
import SetGame
import SetRules

@testable import SetSound

extension Pitch {
    /// Its distance from the tonic in semitones.
    var semitone: Int {
        let octave = Int((Double(step) / 7).rounded(.down))
        return octave * 12 + [0, 2, 4, 5, 7, 9, 11][step - octave * 7]
    }

    /// Whether two tones are consonant: neither a second nor a seventh apart, nor a tritone.
    func isConsonant(with other: Pitch) -> Bool {
        ![1, 2, 6, 10, 11].contains(abs(semitone - other.semitone) % 12)
    }
}

extension Array where Element == Pitch {
    var isConsonant: Bool { allSatisfy { pitch in allSatisfy { $0.isConsonant(with: pitch) } } }
}

/// Every set, in each order of its cards.
let orderedSets: [[Card]] = Card.all.flatMap { first in
    Card.all.filter { $0 != first }.map { [first, $0, first.third(with: $0)] }
}

/// Many triples that are no sets.
let mismatches: [[Card]] = Card.all.flatMap { first in
    Card.all.filter { $0 != first }.compactMap { second in
        let third = Card.all[(first.index * 7 + second.index * 5) % 81]
        guard let triple = CardTriple(first, second, third), !triple.isSet else { return nil }
        return [first, second, third]
    }
}

/// A cue of each kind, those of cards for many of them.
let cues: [Cue] =
    Card.all.map { .pick([$0]) } + orderedSets.map { .pick([$0[0], $0[1]]) } + orderedSets.map { .match($0) }
    + mismatches.map { .mismatch($0) } + [.deal(3), .deal(12), .claim(.first), .claim(.second), .lastSecond, .end]

extension Cue {
    /// The notes that answer a third card.
    var answer: [Note] { notes.filter { $0.start >= Cue.answerStart } }
}

extension Partial {
    /// How loud it is at a moment: it swells evenly and fades by the same share in the same time.
    func loudness(at time: Double) -> Double {
        let (age, ending) = (time - start, 1e-4)
        guard age >= 0, age <= duration, loudness > 0 else { return 0 }
        if age < attack { return loudness * age / attack }
        return loudness * pow(ending / loudness, (age - attack) / (duration - attack))
    }

    private func pow(_ base: Double, _ exponent: Double) -> Double { Foundation.pow(base, exponent) }
}

/// The voice of each card.
func voices(of cards: [Card]) -> [Pitch] {
    cards.indices.map { Cue.voice(of: cards[...$0]) }
}
