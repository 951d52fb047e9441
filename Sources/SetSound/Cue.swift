import SetGame
import SetRules

/// A game event with sound and vibration.
public enum Cue: Hashable, Sendable {
    /// The last of these cards was selected, after the others.
    case pick([Card])
    /// The last of these cards was selected, and they are a match.
    case match([Card])
    /// Another player has taken these cards as a match.
    case othersMatch([Card])
    /// The last of these cards was selected, and they are not a match.
    case mismatch([Card])
    /// This many cards were dealt.
    case deal(Int)
    /// A seat claims.
    case claim(Seat)
    /// The last second of a turn begins.
    case lastSecond
    /// The game ended.
    case end
}

extension Cue {
    /// The cue that demonstrates a setting.
    package static var sample: Cue { .match([0, 40, 80].map { Card.all[$0] }) }

    /// The length of the last part of a turn, which has a cue, in milliseconds.
    package static var lengthOfLastSecond: Milliseconds { 1000 }
}

// The sounds.
extension Cue {
    /// Returns the notes in the form that a platform plays: for each sine wave, its start, frequency, attack, duration
    /// and loudness.
    ///
    /// - Parameter gain: the factor for all loudnesses, from 0 to 1.
    package func numbers(gain: Double) -> [Double] {
        notes.flatMap { $0.partials }.flatMap {
            [$0.start, $0.frequency, $0.attack, $0.duration, $0.loudness * gain]
        }
    }

    /// The time at which the answer to a third card starts, in seconds: after the card's own sound.
    package static let answerStart = 0.26
    private static let strikes = 0.08

    /// The notes of the cue.
    ///
    /// Cards sound in the dominant, a chord that asks for a resolution. A card's colour selects one of the four tones,
    /// and each card sounds above the previous card. The number is the number of strikes; the shading and the symbol
    /// are the timbre. So players can hear the features that are the same and those that differ. A match resolves the
    /// chord: each voice moves to the nearest tone of the tonic, G to G, B to C, D and F to E, over the tonic itself. A
    /// mismatch suspends the chord, softly.
    package var notes: [Note] {
        switch self {
        case .pick(let cards): Self.strikes(of: cards, loudness: 0.2)
        case .match(let cards): Self.strikes(of: cards, loudness: 0.2) + Self.resolution(of: cards)
        case .othersMatch(let cards): Self.resolution(of: cards, loudness: 0.07)
        case .mismatch(let cards): Self.strikes(of: cards, loudness: 0.12) + Self.suspension
        case .deal(let count): Self.strum(count)
        case .claim(let seat): Self.call(of: seat)
        case .lastSecond: Self.line([7, 7], every: 0.14, Timbre(.hollow, .plucked), loudness: 0.14)
        case .end: Self.line([0, 2, 4, 7], from: 0.35, every: 0.1, Timbre(.full, .wavering), loudness: 0.14)
        }
    }

    /// Returns the voice of the last of these cards: the lowest tone of its colour, or of its first dot, that is above the
    /// voice of the previous card, but two octaves lower where that would be too high.
    package static func voice(of cards: some Sequence<Card>) -> Pitch {
        var highest = Int.min
        for card in cards {
            var step = tone(of: card)
            while step <= highest { step += 7 }
            // Many cards with the same tone would climb out of hearing.
            highest = step > highestStep ? step - 14 : step
        }
        return Pitch(step: highest)
    }

    /// The highest step of a voice, in the fourth octave.
    private static let highestStep = 24

    /// Returns a tone of the dominant.
    private static func tone(of card: Card) -> Int {
        if let dot = card.dots.first { return Int(dot.rawValue % 4) * 2 - 3 }
        return switch card[.color] {
        case .first: -3
        case .second: -1
        case .third: 1
        case .fourth: 3
        }
    }

    /// Returns the tone that resolves a tone of the dominant: the fifth of the scale stays, the fourth moves down a step, and
    /// the other tones move up a step.
    package static func resolved(_ pitch: Pitch) -> Pitch {
        switch (pitch.step + 3) % 7 {
        case 0: pitch
        case 6: Pitch(step: pitch.step - 1)
        default: Pitch(step: pitch.step + 1)
        }
    }

    /// Returns the notes of the last card: a strike for each of its symbols or dots, but at most four, each softer than the
    /// previous.
    private static func strikes(of cards: [Card], loudness: Double) -> [Note] {
        guard let card = cards.last else { return [] }
        let pitch = voice(of: cards)
        let count = card.kind == .dots ? min(card.dots.count, 4) : Int(card[.number].rawValue) + 1
        return (0..<count).map { count in
            Note(at: Double(count) * strikes, pitch, Timbre(of: card), loudness: loudness * (1 - Double(count) / 4))
        }
    }

    private static func resolution(of cards: [Card], loudness: Double = 0.16) -> [Note] {
        var notes = [Note(at: answerStart, Pitch(step: -7), Timbre(.full, .round), loudness: loudness)]
        for (place, card) in cards.enumerated() {
            let pitch = resolved(voice(of: cards[...place]))
            notes.append(
                Note(at: answerStart + Double(place) * 0.05, pitch, Timbre(of: card), loudness: loudness))
        }
        return notes
    }

    /// The dominant with a fourth in place of its third: two fourths, which remain unresolved.
    private static var suspension: [Note] {
        line([0, -3, -6], from: answerStart, every: 0.05, Timbre(.pure, .wavering), loudness: 0.08)
    }

    /// Returns a soft tone for each card, rising on a five-tone scale.
    private static func strum(_ count: Int) -> [Note] {
        let scale = [0, 1, 2, 4, 5]
        let steps = (0..<count).map { (step: Int) -> Int in
            let (octave, place) = step.quotientAndRemainder(dividingBy: scale.count)
            return scale[place] + octave * 7 - 7
        }
        return line(steps, every: 0.05, Timbre(.pure, .plucked), loudness: 0.06)
    }

    /// Returns a rising fourth for the first player, and a rising fifth above it for the others.
    private static func call(of seat: Seat) -> [Note] {
        switch seat {
        case .first: line([-3, 0], every: 0.1, Timbre(.hollow, .plucked), loudness: 0.18)
        case .second, .third, .fourth, .fifth, .sixth, .seventh, .eighth:
            line([0, 4], every: 0.1, Timbre(.hollow, .plucked), loudness: 0.18)
        }
    }

    private static func line(
        _ steps: [Int], from start: Double = 0, every gap: Double, _ timbre: Timbre, loudness: Double
    ) -> [Note] {
        steps.enumerated().map { place, step in
            Note(at: start + Double(place) * gap, Pitch(step: step), timbre, loudness: loudness)
        }
    }
}

// The vibration.
extension Cue {
    /// The durations of vibrations and pauses, alternately, in milliseconds.
    package var vibration: [Int] {
        switch self {
        case .pick: [12]
        case .match: [20, 60, 20, 60, 40]
        case .othersMatch: [15]
        case .mismatch: [45]
        case .deal: [8]
        case .claim: [25]
        case .lastSecond: [15, 80, 15]
        case .end: [30, 70, 30, 70, 80]
        }
    }
}
