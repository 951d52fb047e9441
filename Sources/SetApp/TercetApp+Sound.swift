import PlainText
import SetGame
import SetPage
import SetRules
import SetSettings
import SetSound

// Sounds and vibrations, as far as the player has turned them on.
extension TercetApp {
    /// The length of the last part of a turn, which has a cue.
    private static var lastSecond: Milliseconds { 1000 }

    /// Plays the cues of events.
    ///
    /// - Parameter selection: the selection before the events.
    func signal(_ events: [Event], after selection: Selection) {
        for event in events {
            if let cue = Cue(event, after: selection.choice) { signal(cue) }
        }
    }

    func signal(_ cue: Cue) {
        let isSilent = !settings.preferences.hasSound && !settings.preferences.vibrates
        // Until the first press browsers silence a page, and cues played before it would all sound later, at once.
        if isSilent || !environment.isVisible || platform.read("navigator.userActivation.hasBeenActive") == "false" {
            return
        }
        if settings.preferences.hasSound { play(cue) }
        if settings.preferences.vibrates { vibrate(cue) }
    }

    /// The cue that demonstrates a setting.
    private var sample: Cue { .match([0, 40, 80].map { Card.all[$0] }) }

    /// Plays the sample to demonstrate the sound, and the vibration if it is on.
    func demonstrateSound() {
        play(sample)
        if settings.preferences.vibrates { vibrate(sample) }
    }

    /// Demonstrates the new value of a setting of sound or vibration.
    func demonstrate(_ setting: Setting) {
        let preferences = settings.preferences
        if setting == .volume || setting == .sound && preferences.hasSound { play(sample) }
        if setting == .haptics, preferences.vibrates { vibrate(sample) }
    }

    /// Signals the last second of a turn if it has begun since `elapsed`, a moment of playing time, in the same turn.
    func signalLastSecond(of turn: Turn, since elapsed: Milliseconds) {
        guard environment.isWhole, session.game.turn == turn, let period = turn.period else { return }
        let begins = period.ends - Self.lastSecond
        if elapsed < begins, session.elapsed >= begins { signal(.lastSecond) }
    }

    /// Hides the setting for vibration if the device can't vibrate.
    func hideHaptics() {
        guard platform.read("navigator.vibrate").isEmpty else { return }
        screen.page.set(.hidden, true, of: .hapticsBox)
    }

    /// Hides the share buttons if the browser can't open a share sheet.
    func hideSharing() {
        let hasNoSheet = platform.read("navigator.share").isEmpty
        for button in [.share, .togetherShare] as [ElementID] { screen.page.set(.hidden, hasNoSheet, of: button) }
    }

    private func play(_ cue: Cue) {
        platform.play(settings.preferences.volume.numbers(of: cue.notes))
    }

    private func vibrate(_ cue: Cue) {
        platform.vibrate(cue.vibration.map { Double($0) })
    }
}
