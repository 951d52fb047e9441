import PlainText

/// The words that stand still on the page: which element shows which phrase.
enum Labels {
    /// The text of elements, by id.
    static let texts: [(id: StaticString, phrase: Phrase)] = [
        ("deal", .deal), ("new-game", .newGame), ("cheat", .cheat), ("shuffle", .reshuffle), ("back", .backToMyGame),
        ("resume", .resume), ("settings-close", .close), ("help-close", .close),
        ("score-label", .score), ("deck-label", .cardsInDeck), ("sets-label", .setsFound), ("time-label", .time),
        ("deal-label", .dealID),
        ("settings-title", .settings), ("rules-title", .rulesOfTheGame), ("look-title", .look),
        ("limit-label", .tableLimit), ("limit-none", .limitNone), ("limit-24", .limit24),
        ("leaves-label", .matchLeaves), ("leaves-tap", .leavesOnTap), ("leaves-itself", .leavesByItself),
        ("backto12-label", .backTo12), ("autodeal-label", .autoDeal), ("clock-label", .clock),
        ("theme-label", .theme), ("theme-auto", .themeAuto), ("theme-light", .themeLight), ("theme-dark", .themeDark),
        ("motion-label", .motion), ("motion-auto", .themeAuto), ("motion-fly", .motionFly),
        ("motion-still", .motionStill),
        ("lang-label", .language), ("lang-auto", .languageAuto), ("letterkeys-label", .letterKeys),
        ("help-title", .howToPlay), ("how-sets", .howSets), ("how-features", .howFeatures), ("how-score", .howScore),
        ("keys-title", .listOfKeys), ("key-arrows", .keyArrows), ("key-choose", .keyChoose), ("key-deal", .deal),
        ("key-new-game", .newGame), ("key-cheat", .cheat), ("key-shuffle", .reshuffle), ("key-pause", .pause),
        ("key-help", .keyHelp), ("key-escape", .keyEscape),
    ]

    /// The names of elements that show no text, by id.
    static let names: [(id: StaticString, phrase: Phrase)] = [
        ("table", .table), ("pause", .pause), ("settings", .settings), ("help", .help),
    ]
}
