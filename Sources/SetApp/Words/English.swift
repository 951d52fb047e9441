import PlainText
import SetRules
import SetTable

extension Words {
    /// English.
    public static let english = Words(
        code: "en", name: "English", phrase: englishPhrase, cardName: englishCard, reason: englishSplit,
        initial: englishInitial)
}

private func englishCard(_ card: Card, _ look: Look) -> Text {
    let isOne = card[.number] == .first
    var name = Text()
    name.append(card[.number].pick("one ", "two ", "three "))
    name.append(englishShading(card[.shading]))
    name.append(" ")
    name.append(englishHue(look.hue(card[.color])))
    name.append(" ")
    name.append(englishSymbol(look.symbol(card[.symbol])))
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

private func englishSplit(_ feature: Feature, two: Value, one: Value, _ look: Look) -> Text {
    func name(_ value: Value) -> Text {
        switch feature {
        case .number: return Text(stringLiteral: value.pick("one symbol", "two symbols", "three symbols"))
        case .shading: return Text(stringLiteral: englishShading(value))
        case .color: return Text(stringLiteral: englishHue(look.hue(value)))
        case .symbol:
            var name = Text(stringLiteral: englishSymbol(look.symbol(value)))
            name.append("s")
            return name
        }
    }
    let pattern: Text =
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
    case .look: "Look"
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
    case .keyArrows: "Move over the cards"
    case .keyChoose: "Choose a card"
    case .keyEscape: "Deselect, or close"
    case .keyHelp: "Show this"
    case .gestures: "On the table"
    case .gestureSwipe: "Swipe down: three more cards"
    case .gestureTurn: "Turn with two fingers: reshuffle"
    }
}
