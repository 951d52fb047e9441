import PlainText

/// The preferences in force: the player's own, overridden by the link's for as long as the address contains them.
package struct ActiveSettings {
    /// The player's own preferences.
    package private(set) var stored: Preferences
    /// The link that opened the page, without the settings that the player has changed since.
    package private(set) var link: Link
    /// The preferences in force.
    package private(set) var preferences: Preferences

    /// Creates the settings of a page that was opened with a link.
    package init(stored: Preferences, link: Link) {
        self.stored = stored
        self.link = link
        self.link.addStyleDefaults(over: stored)
        preferences = stored
        apply()
    }

    /// Applies the player's choice for one setting to the preferences as stored, which another page may have changed.
    package mutating func choose(_ setting: Setting, stored: Preferences) {
        self.stored = stored
        link.forget(setting)
        apply()
    }

    private mutating func apply() {
        var settings = Settings(preferences: stored)
        for (setting, value, _) in link.settings where setting.entry.owner == .person {
            _ = settings.set(setting, to: value)
        }
        preferences = settings.preferences
    }
}
