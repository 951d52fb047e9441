import PlainText
import SetWords

/// The static text of the page: which element shows which phrase.
package enum Labels {
    /// The text of elements, by id.
    package static let texts: [(id: StaticString, phrase: Phrase)] = [
        ("new-game-text", .newGame), ("cheat-text", .cheat), ("shuffle-text", .reshuffle),
        ("back", .backToMyGame),
        ("update", .update),
        ("undo", .undo), ("claim-1", .claim), ("claim-2", .claim),
        ("name-1", .player1), ("name-2", .player2), ("elsewhere-says", .playedElsewhere), ("play-here", .playHere),
        ("trouble-says", .stopped), ("trouble-reload", .reload), ("trouble-afresh", .startNewGame),
        ("trouble-report", .copyReport), ("resume", .resume), ("settings-close", .close), ("help-close", .close),
        ("score-label", .score), ("deck-label", .cardsInDeck), ("sets-label", .setsFound), ("time-label", .time),
        ("deal-label", .dealID),
    ]

    /// The text of elements in dialogs, by id. It isn't visible before the first card.
    package static let dialogTexts: [(id: StaticString, phrase: Phrase)] = [
        ("settings-title", .settings), ("result-new", .newGame), ("result-time-label", .time),
        ("statistics-title", .statistics), ("review-close", .close), ("statistics-close", .close),
        ("help-title", .help), ("daily-title", .daily), ("daily-close", .close), ("practice-title", .practice),
        ("practice-close", .close), ("together-close", .close),
    ]

    /// The text of other elements that aren't visible before the first card, by id.
    package static let laterTexts: [(id: StaticString, phrase: LaterPhrase)] = [
        ("style-label", .style), ("style-classic", .styleClassic), ("style-glyphs", .styleGlyphs),
        ("style-physics", .stylePhysics), ("players-label", .twoPlayers), ("claim-label", .claimTime),
        ("limit-label", .tableLimit), ("limit-none", .limitNone), ("limit-24", .limit24),
        ("leaves-label", .matchLeaves), ("leaves-tap", .leavesOnTap), ("leaves-itself", .leavesByItself),
        ("backto12-label", .backTo12), ("autodeal-label", .autoDeal), ("clock-label", .clock), ("theme-label", .theme),
        ("theme-auto", .themeAuto), ("theme-light", .themeLight), ("theme-dark", .themeDark), ("art-label", .art),
        ("art-auto", .likeTheStyle), ("art-classic", .artClassic), ("art-shapes", .artShapes),
        ("art-glyphs", .artGlyphs), ("colorblind-label", .colorBlind), ("lettermark-label", .letterMark),
        ("stripes-label", .stripes), ("stripes-lines", .stripesLines), ("stripes-tint", .stripesTint),
        ("from-label", .route), ("from-away", .routeAway), ("from-deck", .routeDeck), ("motion-label", .motion),
        ("motion-auto", .likeTheStyle), ("motion-fly", .motionFly), ("motion-physics", .motionPhysics),
        ("motion-still", .motionStill), ("lang-label", .language), ("lang-auto", .languageAuto),
        ("letterkeys-label", .letterKeys), ("enlarge-label", .enlarge), ("penalties-label", .penalties),
        ("asknew-label", .askNew), ("claim-none", .limitNone), ("review", .review), ("history-review", .review),
        ("review-title", .review), ("copy-link", .copyLink), ("share", .share),
        ("welcome-says", .welcomeLine), ("welcome-show", .welcomeShow), ("welcome-done", .welcomeDone),
        ("statistics-game-label", .whichGame),
        ("game-label", .whichGame), ("game-set", .gameSet), ("game-junior", .gameJunior), ("game-ultra", .gameUltraSet),
        ("game-chain", .gameChain),
        ("rules", .rules), ("game-asks", .gameAsks), ("game-yes", .startGame), ("game-no", .keepGame),
        ("game-title", .gameGroup), ("cards-title", .cardsGroup), ("motion-title", .motionGroup),
        ("input-title", .keysGroup), ("deal-title", .dealTitle), ("deal-says", .dealExplained),
        ("deal-field", .dealField), ("deal-copy", .dealCopy), ("deal-play", .dealPlay), ("deal-close", .dealClose),
        ("together-title", .together), ("together-create", .createRoom), ("together-link-label", .roomLink),
        ("together-copy", .copyRoomLink), ("together-share", .shareRoomLink), ("together-rename", .anotherName),
        ("together-start", .startTogether), ("together-leave", .leaveRoom),
    ]

    /// The names of elements without text that aren't visible before the first card, by id.
    package static let laterNames: [(id: StaticString, phrase: LaterPhrase)] = [
        ("together", .together), ("together-players", .players), ("seats", .players),
        ("last-match", .lastMatch),
    ]

    /// The names of elements without text, by id.
    package static let names: [(id: StaticString, phrase: Phrase)] = [
        ("table", .table), ("pause", .pause), ("settings", .settings), ("help", .help), ("statistics", .statistics),
        ("daily", .daily), ("practice", .practice),
    ]
}
