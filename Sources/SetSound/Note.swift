/// A note: when it sounds, how high, how loud and how.
package struct Note: Hashable, Sendable {
    /// When it starts, in seconds from now.
    package let start: Double
    /// How high it is.
    package let pitch: Pitch
    /// How loud it is at most, from 0 to 1.
    package let loudness: Double
    /// How it sounds.
    package let timbre: Timbre

    init(at start: Double, _ pitch: Pitch, _ timbre: Timbre, loudness: Double) {
        (self.start, self.pitch, self.timbre, self.loudness) = (start, pitch, timbre, loudness)
    }

    /// How long it sounds, in seconds.
    package var duration: Double { timbre.shape.duration }

    /// The sines that it consists of. Ears hear high tones better, so they are softer.
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

/// A sine that swells from silence and fades into it again.
package struct Partial: Hashable, Sendable {
    /// When it starts, in seconds from now.
    package let start: Double
    /// Its frequency in Hz.
    package let frequency: Double
    /// How long it swells, in seconds.
    package let attack: Double
    /// How long it sounds in all, in seconds.
    package let duration: Double
    /// How loud it is at most, from 0 to 1.
    package let loudness: Double
}
