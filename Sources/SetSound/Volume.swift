/// The volume of all sounds.
package enum Volume: Int, CaseIterable, Sendable {
    case one = 1, two, three, four, five, six, seven, eight, nine, ten

    /// The factor for all loudnesses. It grows with the square of the volume, since the ear perceives ratios.
    package var gain: Double { Double(rawValue * rawValue) / 100 }

    /// Returns the notes in the form that a platform plays: for each sine wave, its start, frequency, attack, duration
    /// and loudness.
    package func numbers(of notes: [Note]) -> [Double] {
        notes.flatMap { $0.partials }.flatMap {
            [$0.start, $0.frequency, $0.attack, $0.duration, $0.loudness * gain]
        }
    }
}
