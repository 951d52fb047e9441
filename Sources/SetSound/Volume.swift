/// How loud everything is.
package enum Volume: Int, CaseIterable, Sendable {
    case one = 1, two, three, four, five, six, seven, eight, nine, ten

    /// What loudness is multiplied by. The square, since ears hear ratios.
    package var gain: Double { Double(rawValue * rawValue) / 100 }

    /// The notes as a platform plays them: for each sine its start, frequency, attack, duration and loudness.
    package func numbers(of notes: [Note]) -> [Double] {
        notes.flatMap { $0.partials }.flatMap {
            [$0.start, $0.frequency, $0.attack, $0.duration, $0.loudness * gain]
        }
    }
}
