import PlainText
import SetGame
import SetPage
import SetRules
import SetSettings
import SetSound

// What is heard and felt, as far as the player has chosen it.
extension TercetApp {
    /// How long the last part of a turn is, which is announced.
    private static var lastSecond: Milliseconds { 1000 }

    /// Lets the player hear and feel what has happened.
    ///
    /// - Parameter selection: what was chosen before.
    func signal(_ events: [Event], after selection: Selection) {
        for event in events {
            if let cue = Cue(event, after: selection.cardsInOrder) { signal(cue) }
        }
    }

    func signal(_ cue: Cue) {
        let isSilent = !settings.preferences.hasSound && !settings.preferences.vibrates
        // Before the first press browsers keep a page silent; what was played would be heard later, all at once.
        if isSilent || !environment.isVisible || platform.read("navigator.userActivation.hasBeenActive") == "false" {
            return
        }
        if settings.preferences.hasSound { play(cue) }
        if settings.preferences.vibrates { vibrate(cue) }
    }

    /// Lets the player try what a control of the settings changes, with the cue of a match.
    func tryCue(by element: ElementID) {
        let preferences = settings.preferences
        let cue = Cue.match([0, 40, 80].map { Card.all[$0] })
        let isTried = element == .trySound
        if isTried || element == .setVolume || element == .setSound && preferences.hasSound { play(cue) }
        if preferences.vibrates, isTried || element == .setHaptics { vibrate(cue) }
    }

    /// Announces the last second of a turn, if it has begun since a moment of playing time and the turn is the same.
    func signalLastSecond(of turn: Turn, since elapsed: Milliseconds) {
        guard session.game.turn == turn, let begins = turn.span.map({ $0.ends - Self.lastSecond }) else { return }
        if elapsed < begins, session.elapsed >= begins { signal(.lastSecond) }
    }

    /// A device that cannot vibrate has no setting for it.
    func hideHaptics() {
        guard platform.read("navigator.vibrate").isEmpty else { return }
        platform.setAttribute("hidden", to: UTF8Text(), on: platform.find("haptics-box"))
    }

    /// A browser that has no sheet for sharing has no buttons for it.
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
