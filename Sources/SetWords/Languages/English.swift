import PlainText
import SetRules
import SetTable

/// English.
enum English: Wording {
    static var code: StaticString { "en" }
    static var name: StaticString { "English" }
    static var decimalMark: StaticString { "." }

    static func phrase(_ phrase: Phrase) -> StaticString { englishPhrase(phrase) }

    static func card(_ card: Card, _ appearance: Appearance) -> UTF8Text { englishCard(card, appearance) }

    static func split(_ feature: Feature, two: Value, one: Value, _ appearance: Appearance) -> UTF8Text {
        englishSplit(feature, two: two, one: one, appearance)
    }

    static func initial(_ hue: Hue) -> StaticString { englishInitial(hue) }
}

private func englishCard(_ card: Card, _ appearance: Appearance) -> UTF8Text {
    let isOne = card[.number] == .first
    var name = UTF8Text()
    name.append(card[.number].pick("one ", "two ", "three "))
    name.append(englishShading(card[.shading]))
    name.append(" ")
    name.append(englishHue(appearance.hue(card[.color])))
    name.append(" ")
    name.append(englishSymbol(appearance.symbol(card[.symbol])))
    if !isOne { name.append("s") }
    return name
}

private func englishShading(_ value: Value) -> StaticString {
    value.pick("solid", "striped", "open")
}

private func englishHue(_ hue: Hue) -> StaticString {
    switch hue {
    case .red: "red"
    case .green: "green"
    case .purple: "purple"
    case .blue: "blue"
    case .orange: "orange"
    case .turquoise: "turquoise"
    }
}

private func englishInitial(_ hue: Hue) -> StaticString {
    switch hue {
    case .red: "R"
    case .green: "G"
    case .purple: "P"
    case .turquoise: "T"
    case .blue: "B"
    case .orange: "O"
    }
}

private func englishSymbol(_ symbol: Symbol) -> StaticString {
    switch symbol {
    case .squiggle: "squiggle"
    case .diamond: "diamond"
    case .oval: "oval"
    case .circle: "circle"
    case .square: "square"
    case .triangle: "triangle"
    }
}

private func englishSplit(_ feature: Feature, two: Value, one: Value, _ appearance: Appearance) -> UTF8Text {
    func name(_ value: Value) -> UTF8Text {
        switch feature {
        case .number: return UTF8Text(stringLiteral: value.pick("one symbol", "two symbols", "three symbols"))
        case .shading: return UTF8Text(stringLiteral: englishShading(value))
        case .color: return UTF8Text(stringLiteral: englishHue(appearance.hue(value)))
        case .symbol:
            var name = UTF8Text(stringLiteral: englishSymbol(appearance.symbol(value)))
            name.append("s")
            return name
        }
    }
    let pattern: UTF8Text =
        switch feature {
        case .number, .symbol: "two show %, one shows %"
        case .shading, .color: "two are %, one is %"
        }
    return pattern.filling(name(two)).filling(name(one))
}

private func englishPhrase(_ phrase: Phrase) -> StaticString {
    switch phrase {
    case .deal: "Deal 3 More Cards"
    case .deckHolds: "Deck, cards left: %. Deal 3 more"
    case .lastSet: "Last set: %"
    case .noSetYet: "No set on the pile yet"
    case .newGame: "New Game"
    case .cheat: "Cheat"
    case .reshuffle: "Reshuffle"
    case .undo: "Undo"
    case .player1: "Player 1"
    case .player2: "Player 2"
    case .claim: "Set!"
    case .dealThree: "Deal 3"
    case .pause: "Pause"
    case .settings: "Settings"
    case .help: "How to play"
    case .backToMyGame: "Back to my game"
    case .close: "Close"
    case .score: "Score"
    case .cardsInDeck: "Deck"
    case .setsFound: "Sets"
    case .time: "Time"
    case .dealID: "Deal"
    case .table: "Cards on the table"
    case .resume: "Continue"
    case .match: "Set!"
    case .matchWithPoints: "Set! % points."
    case .notASet: "Not a set: %."
    case .dealt: "Three more cards."
    case .dealtForPoints: "Three more cards. There was a set: % points off."
    case .dealtByItself: "There was no set: three more cards."
    case .reshuffled: "Reshuffled."
    case .hinted: "A set is marked, for no points: %."
    case .noSetDealIsFree: "There is no set. Dealing costs nothing."
    case .deselected: "Nothing is selected."
    case .over: "Game over. Score %, time %."
    case .overWithoutClock: "Game over. Score %."
    case .gameOver: "The game is over. Start a new one."
    case .deckIsEmpty: "The deck is empty."
    case .tableIsFull: "24 cards are the most here. Any 21 cards hold a set: look again."
    case .paused: "Paused. Continue to play."
    case .resumed: "The game goes on."
    case .newGameBegan: "New game."
    case .dealUndone: "The deal is taken back."
    case .newGameUndone: "Your game is back."
    case .nothingToUndo: "There is nothing to take back."
    case .claimed: "%, choose a set: % seconds."
    case .claimRanOut: "Time is up for %. %, your free turn."
    case .freeTurn: "%, your free turn: no need to claim."
    case .turnRanOut: "The turn of % is over."
    case .dealtByPlayer: "% deals. %, you may look first, or deal too if you see no set."
    case .agreedToDeal: "Neither sees a set. Go on."
    case .winner: "Game over. % wins, % to %."
    case .draw: "Game over. A draw, % each."
    case .noCheat: "There is no cheating with two players."
    case .dealIsTheirs: "Each player has a button to deal."
    case .nobodyClaimed: "Press your Set! button first."
    case .turnOf: "It is the turn of %."
    case .saveDamaged: "The saved game could not be read. It is kept aside, and here is a new one."
    case .saveOfOtherVersion: "The saved game is of another version. It is kept aside, and here is a new one."
    case .keptGameDamaged: "Your game could not be read. It is kept aside, and this one goes on."
    case .storageFails: "This browser does not let the game be saved. You can play, but closing the page loses it."
    case .otherTab: "This game went on in another tab, and here it is."
    case .linkUnknown: "This link asks for something unknown, which is left out: %."
    case .linkSeedUnusable: "This link names no deal that can be dealt."
    case .linkGame: "Here is the deal of your link."
    case .backAgain: "Welcome back to your game."
    case .rulesOfTheGame: "Rules"
    case .tableLimit: "Most cards on the table"
    case .limitNone: "No limit"
    case .limit24: "24"
    case .matchLeaves: "A match leaves"
    case .leavesOnTap: "On the next tap"
    case .leavesByItself: "By itself"
    case .backTo12: "Go back to 12 cards"
    case .autoDeal: "Deal by itself when there is no set"
    case .clock: "Clock and speed bonus"
    case .style: "Table style"
    case .styleClassic: "Classic"
    case .styleGlyphs: "Glyphs"
    case .stylePhysics: "Physics"
    case .twoPlayers: "Two players on this device"
    case .claimTime: "Seconds to choose a set"
    case .appearance: "Appearance"
    case .theme: "Theme"
    case .themeAuto: "Like the system"
    case .themeLight: "Light"
    case .themeDark: "Dark"
    case .motion: "Motion"
    case .motionFly: "Fly"
    case .motionPhysics: "Physics"
    case .motionStill: "Still"
    case .likeTheStyle: "Like the table style"
    case .art: "Symbols"
    case .artClassic: "Squiggle, diamond, oval"
    case .artShapes: "Circle, square, triangle"
    case .artGlyphs: "▲ ● ■ as text"
    case .colorBlind: "Colours for the colour-blind"
    case .letterMark: "A letter for the colour"
    case .stripes: "Stripes"
    case .stripesLines: "Lines"
    case .stripesTint: "Tint"
    case .route: "Cards come from"
    case .routeAway: "Off screen"
    case .routeDeck: "The deck"
    case .language: "Language"
    case .languageAuto: "Like the browser"
    case .letterKeys: "Letter keys"
    case .review: "Review"
    case .statistics: "Statistics"
    case .copyLink: "Copy a link to this deal"
    case .share: "Share this deal"
    case .linkCopied: "The link is copied."
    case .linkNotCopied: "The browser does not let the link be copied; here it is: %"
    case .newHere: "New to the game? The question mark explains it."
    case .lessons: "Complete the set"
    case .lessonAsks: "Which card makes a set of these two?"
    case .lessonNext: "Another one"
    case .nearMisses: "Nearly sets"
    case .number: "Number"
    case .symbol: "Symbol"
    case .shading: "Shading"
    case .color: "Colour"
    case .allTheSame: "all the same"
    case .allDifferent: "all different"
    case .soloGames: "Alone"
    case .gamesOfTwo: "Two players"
    case .cheatedGames: "With Cheat"
    case .whichGames: "Games"
    case .noGamesYet: "No game of this kind is finished yet."
    case .games: "Games"
    case .bestScore: "Best score"
    case .meanScore: "Mean score"
    case .bestTime: "Fastest game"
    case .meanTime: "Mean time"
    case .fastestSet: "Fastest set"
    case .meanSetTime: "Mean time of a set"
    case .wins: "Wins of %"
    case .draws: "Draws"
    case .scoreOverGames: "Score, game by game"
    case .setTimeOverGames: "Mean time of a set, game by game"
    case .timeByKind: "Mean time by how many features differ"
    case .timeByFeature: "Mean time by the feature that differs"
    case .timeByOnTable: "Mean time by how many sets lie there"
    case .courseOfGame: "Course of the game"
    case .momentOfGame: "%: cards %, sets among them %"
    case .timeOfEachSet: "Time of each set; the stronger the colour, the more features differ"
    case .pointsOfSets: "For sets"
    case .pointsOfSpeed: "For speed"
    case .pointsOfMistakes: "Mistakes"
    case .pointsOfDeals: "Deals"
    case .pointsOfClaims: "Claims that ran out"
    case .kindOfSet: "differs in %"
    case .points: "points: %"
    case .otherSets: "Other sets there: %"
    case .layFor: "lay there for %"
    case .secondsUnit: "% s"
    case .finishedGames: "Appearance at a game again"
    case .export: "Save to a file"
    case .importGames: "Add from a file"
    case .clear: "Clear"
    case .clearAsks: "Forget all games, % of them? They cannot be had back."
    case .clearYes: "Forget them"
    case .clearNo: "Keep them"
    case .gamesAdded: "Games added: %."
    case .gameNotCounted: "This game could not be added to the statistics."
    case .gamesNotStored: "Games added: %; but the browser does not store them."
    case .fileIsForeign: "That file holds no games of Tercet."
    case .fileIsOfOtherVersion: "That file is of another version."
    case .fileIsDamaged: "Line % of the file is damaged, so nothing is added."
    case .gamesCleared: "All games are forgotten."
    case .gameUnreadable: "That game could not be read."
    case .gamesLost: "Games that could not be read, and are kept aside: %."
    case .moment: "Moment"
    case .howToPlay: "How to play"
    case .howSets: "Choose three cards that make a set."
    case .howFeatures:
        """
        In number, symbol, shading and colour, each on its own, the three must be all the same or all different. \
        If two are alike and one is not, it is no set.
        """
    case .howScore:
        """
        A set scores 10, and up to 30 more if you are quick. \
        A mistake costs 10, and so does dealing while a set is there.
        """
    case .listOfKeys: "Keys"
    case .keyClaim: "With two players, claim: the left one for player 1, the right one for player 2"
    case .keyArrows: "Move over the cards"
    case .keyChoose: "Choose a card"
    case .keyEscape: "Deselect, or close"
    case .keyHelp: "Show this"
    case .gestures: "On the table"
    case .gestureSwipe: "Swipe down: three more cards"
    case .gestureTurn: "Turn with two fingers: reshuffle"
    }
}
