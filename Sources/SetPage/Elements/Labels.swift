import PlainText
import SetWords

/// The static text of the page: which element shows which phrase.
package enum Labels {
    /// The text of elements.
    package static let texts: [(element: ElementID, phrase: Phrase)] = [
        (.newGameText, .newGame), (.cheatText, .cheat), (.shuffleText, .reshuffle),
        (.back, .backToMyGame),
        (.update, .update),
        (.undo, .undo), (.claim1, .claim), (.claim2, .claim),
        (.name1, .player1), (.name2, .player2), (.elsewhereSays, .playedElsewhere), (.playHere, .playHere),
        (.troubleSays, .stopped), (.troubleReload, .reload), (.troubleAfresh, .startNewGame),
        (.troubleReport, .copyReport), (.resume, .resume), (.settingsClose, .close), (.helpClose, .close),
        (.scoreLabel, .score), (.deckLabel, .cardsInDeck), (.setsLabel, .setsFound), (.timeLabel, .time),
        (.dealLabel, .dealID),
    ]

    /// The text of elements that aren't visible before the first card.
    package static let laterTexts: [(element: ElementID, phrase: Phrase)] = [
        (.settingsTitle, .settings), (.resultNew, .newGame), (.resultTimeLabel, .time),
        (.statisticsTitle, .statistics), (.reviewClose, .close), (.statisticsClose, .close),
        (.helpTitle, .help), (.dailyTitle, .daily), (.dailyClose, .close), (.practiceTitle, .practice),
        (.practiceClose, .close), (.togetherClose, .close),
        (.styleLabel, .style), (.styleClassic, .styleClassic), (.styleGlyphs, .styleGlyphs),
        (.stylePhysics, .stylePhysics), (.playersLabel, .twoPlayers), (.claimLabel, .claimTime),
        (.limitLabel, .tableLimit), (.limitNone, .limitNone), (.limit24, .limit24),
        (.leavesLabel, .matchLeaves), (.leavesTap, .leavesOnTap), (.leavesItself, .leavesByItself),
        (.backto12Label, .backTo12), (.autodealLabel, .autoDeal), (.clockLabel, .clock), (.themeLabel, .theme),
        (.themeAuto, .themeAuto), (.themeLight, .themeLight), (.themeDark, .themeDark), (.artLabel, .art),
        (.artAuto, .likeTheStyle), (.artClassic, .artClassic), (.artShapes, .artShapes),
        (.artGlyphs, .artGlyphs), (.colorblindLabel, .colorBlind), (.lettermarkLabel, .letterMark),
        (.stripesLabel, .stripes), (.stripesLines, .stripesLines), (.stripesTint, .stripesTint),
        (.fromLabel, .route), (.fromAway, .routeAway), (.fromDeck, .routeDeck), (.motionLabel, .motion),
        (.motionAuto, .likeTheStyle), (.motionFly, .motionFly), (.motionPhysics, .motionPhysics),
        (.motionStill, .motionStill), (.langLabel, .language), (.langAuto, .languageAuto),
        (.letterkeysLabel, .letterKeys), (.enlargeLabel, .enlarge), (.penaltiesLabel, .penalties),
        (.asknewLabel, .askNew), (.claimNone, .limitNone), (.review, .review), (.historyReview, .review),
        (.reviewTitle, .review), (.copyLink, .copyLink), (.share, .share),
        (.welcomeSays, .welcomeLine), (.welcomeShow, .welcomeShow), (.welcomeDone, .welcomeDone),
        (.statisticsGameLabel, .whichGame),
        (.gameLabel, .whichGame), (.gameSet, .gameSet), (.gameJunior, .gameJunior), (.gameUltra, .gameUltraSet),
        (.gameChain, .gameChain),
        (.rules, .rules), (.gameAsks, .gameAsks), (.gameYes, .startGame), (.gameNo, .keepGame),
        (.gameTitle, .gameGroup), (.cardsTitle, .cardsGroup), (.motionTitle, .motionGroup),
        (.inputTitle, .keysGroup), (.dealTitle, .dealTitle), (.dealSays, .dealExplained),
        (.dealField, .dealField), (.dealCopy, .dealCopy), (.dealPlay, .dealPlay), (.dealClose, .dealClose),
        (.togetherTitle, .together), (.togetherCreate, .createRoom), (.togetherLinkLabel, .roomLink),
        (.togetherCopy, .copyRoomLink), (.togetherShare, .shareRoomLink), (.togetherRename, .anotherName),
        (.togetherStart, .startTogether), (.togetherLeave, .leaveRoom),
        (.lessonNext, .lessonNext), (.categorySolo, .soloGames), (.categoryDaily, .dailyGames),
        (.categoryPractice, .practice), (.dailyShare, .shareResult), (.resultShare, .shareResult),
        (.categoryTwo, .gamesOfTwo), (.categoryTogether, .gamesTogether), (.categoryCheated, .cheatedGames),
        (.categoryLabel, .whichGames), (.timelineTitle, .courseOfGame), (.historyLabel, .finishedGames),
        (.export, .export), (.importLabel, .importGames), (.clear, .clear), (.clearYes, .clearYes),
        (.clearNo, .clearNo), (.soundLabel, .sound), (.volumeLabel, .volume), (.hapticsLabel, .vibration),
        (.trySound, .trySound),
    ]

    /// The names of elements without text that aren't visible before the first card.
    package static let laterNames: [(element: ElementID, phrase: Phrase)] = [
        (.together, .together), (.togetherPlayers, .players), (.seats, .players),
        (.lastMatch, .lastMatch), (.reviewSlider, .moment), (.dailyMonth, .calendarMonth),
    ]

    /// The names of elements without text.
    package static let names: [(element: ElementID, phrase: Phrase)] = [
        (.table, .table), (.pause, .pause), (.settings, .settings), (.help, .help), (.statistics, .statistics),
        (.daily, .daily), (.practice, .practice),
    ]
}
