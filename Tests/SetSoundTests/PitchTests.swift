import Testing

@testable import SetSound

@Suite("A pitch")
struct PitchTests {
    @Test("rises with its step, and doubles with each octave")
    func octaves() {
        for step in -14..<21 {
            let frequency = Pitch(step: step).frequency
            #expect(frequency < Pitch(step: step + 1).frequency)
            #expect(abs(Pitch(step: step + 7).frequency - 2 * frequency) < 1e-9)
        }
        #expect(Pitch(step: 0).frequency == 528)
    }

    @Test("is within a fifth of a semitone of the tempered scale")
    func temperament() {
        for step in -14..<21 {
            let pitch = Pitch(step: step)
            var tempered = 528.0
            let semitone = 1.0594630943592953
            for _ in 0..<abs(pitch.semitone) { tempered *= pitch.semitone > 0 ? semitone : 1 / semitone }
            #expect(abs(pitch.frequency / tempered - 1) < 0.012)
        }
    }

    @Test("makes triads of whole numbers")
    func triads() {
        let tonic = [0, 2, 4].map { Pitch(step: $0).frequency }
        #expect(tonic.map { $0 / 132 } == [4, 5, 6])
        let dominant = [-3, -1, 1].map { Pitch(step: $0).frequency }
        #expect(dominant.map { $0 / 99 } == [4, 5, 6])
    }
}
