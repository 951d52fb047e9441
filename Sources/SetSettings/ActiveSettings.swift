import PlainText

/// The preferences in force: what the person has chosen, with those of a link on top as long as they stand in the address.
package struct ActiveSettings {
    /// What the person has chosen.
    package private(set) var stored: Preferences
    /// The link that the page was opened with, without what the player has changed since.
    package private(set) var link: Link
    /// The preferences in force.
    package private(set) var preferences: Preferences

    /// The settings of a page that was opened with a link.
    package init(stored: Preferences, link: Link) {
        self.stored = stored
        self.link = link
        self.link.addStyleDefaults(over: stored)
        preferences = stored
        apply()
    }

    /// Sets what the player has chosen for one setting, on top of what is stored now: another page may have changed it.
    package mutating func choose(_ setting: Setting, stored: Preferences) {
        self.stored = stored
        link.forget(setting)
        apply()
    }

    private mutating func apply() {
        var settings = Settings(preferences: stored)
        for (setting, value, _) in link.settings where setting.owner == .person {
            _ = settings.set(setting, to: value)
        }
        preferences = settings.preferences
    }
}
