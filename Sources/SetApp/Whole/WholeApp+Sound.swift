import PlainText
import SetGame
import SetPage
import SetPlay
import SetRules
import SetSettings
import SetSound
import SetTab

extension WholeApp {
    /// The sounds and the vibrations of the app.
    var signals: Signals { Signals(app: app) }

    /// Sounds and vibrations, as far as the player has turned them on.
    struct Signals {
        let app: TercetApp<P>
    }
}

extension WholeApp.Signals {
    /// Plays the cues of events.
    ///
    /// - Parameter selection: the selection before the events.
    func play(_ events: [Event], after selection: Selection) {
        for event in events {
            if let cue = Cue(event, after: selection.choice) { play(cue) }
        }
    }

    func play(_ cue: Cue) {
        let preferences = app.state.settings.preferences
        let isSilent = !preferences.hasSound && !preferences.vibrates
        // Until the first press browsers silence a page, and cues played before it would all sound later, at once.
        if isSilent || !app.state.tab.isVisible
            || app.platform.read("navigator.userActivation.hasBeenActive") == "false"
        {
            return
        }
        play(cue, sounds: preferences.hasSound, vibrates: preferences.vibrates)
    }

    private func play(_ cue: Cue, sounds: Bool, vibrates: Bool) {
        if sounds { app.platform.play(cue.numbers(gain: app.state.settings.preferences.volume.gain)) }
        if vibrates { app.platform.vibrate(cue.vibration.map { Double($0) }) }
    }

    /// Plays the sample to demonstrate the sound, and the vibration if it is on.
    func demonstrate() { play(.sample, sounds: true, vibrates: app.state.settings.preferences.vibrates) }

    /// Demonstrates the new value of a setting of sound or vibration.
    func demonstrate(_ setting: Setting) {
        let preferences = app.state.settings.preferences
        play(
            .sample, sounds: setting == .volume || setting == .sound && preferences.hasSound,
            vibrates: setting == .haptics && preferences.vibrates)
    }

    /// Plays the cue of the last second of a turn if it has begun since `elapsed`, a moment of playing time, in the same turn.
    func playLastSecond(of turn: Turn, since elapsed: Milliseconds) {
        let session = app.state.play.session
        guard session.game.turn == turn, let period = turn.period else { return }
        let begins = period.ends - Cue.lengthOfLastSecond
        if elapsed < begins, session.elapsed >= begins { play(.lastSecond) }
    }
}
