/// A tone of a major scale in just intonation: the frequencies of a chord have small whole-number ratios, so they do
/// not beat.
package struct Pitch: Hashable, Sendable {
    /// The number of scale steps above the tonic; seven steps are an octave.
    package let step: Int

    /// Creates the tone at a number of steps above the tonic.
    package init(step: Int) {
        self.step = step
    }

    /// The frequency of the tonic in Hz: a C in the middle of the range that phone loudspeakers play well.
    private static let tonic = 528.0

    /// The frequency in Hz.
    package var frequency: Double {
        var (step, frequency) = (step, Self.tonic)
        while step < 0 { (step, frequency) = (step + 7, frequency / 2) }
        while step >= 7 { (step, frequency) = (step - 7, frequency * 2) }
        return frequency * Self.ratio(step)
    }

    private static func ratio(_ step: Int) -> Double {
        switch step {
        case 1: 9.0 / 8
        case 2: 5.0 / 4
        case 3: 4.0 / 3
        case 4: 3.0 / 2
        case 5: 5.0 / 3
        case 6: 15.0 / 8
        default: 1
        }
    }
}
