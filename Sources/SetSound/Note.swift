/// A note with its start, pitch, loudness and timbre.
package struct Note: Hashable, Sendable {
    /// The start, in seconds from now.
    package let start: Double
    /// The pitch.
    package let pitch: Pitch
    /// The maximum loudness, from 0 to 1.
    package let loudness: Double
    /// The timbre.
    package let timbre: Timbre

    init(at start: Double, _ pitch: Pitch, _ timbre: Timbre, loudness: Double) {
        (self.start, self.pitch, self.timbre, self.loudness) = (start, pitch, timbre, loudness)
    }

    /// The duration, in seconds.
    package var duration: Double { timbre.shape.duration }

    /// The sine waves of the note. High tones are softer, because the ear is more sensitive to them.
    package var partials: [Partial] {
        let detunings = timbre.shape.detunings
        let balance = min(1, (396 / pitch.frequency).squareRoot())
        var partials: [Partial] = []
        for part in timbre.body.partials {
            for detuning in detunings {
                partials.append(
                    Partial(
                        start: start, frequency: pitch.frequency * part.multiple * detuning,
                        attack: timbre.shape.attack, duration: duration * part.duration,
                        loudness: loudness * balance * part.loudness / Double(detunings.count)))
            }
        }
        return partials
    }
}

/// A sine wave that swells from silence and fades back into it.
package struct Partial: Hashable, Sendable {
    /// The start, in seconds from now.
    package let start: Double
    /// The frequency in Hz.
    package let frequency: Double
    /// The duration of the swell, in seconds.
    package let attack: Double
    /// The total duration, in seconds.
    package let duration: Double
    /// The maximum loudness, from 0 to 1.
    package let loudness: Double
}
