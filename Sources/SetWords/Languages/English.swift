import PlainText
import SetGame
import SetRecords
import SetRules
import SetTable
import SetTogether

extension Language {
    /// English, also used when the app has none of the browser's languages.
    public static let english = Language(
        code: "en", name: "English", decimalMark: ".", secondsUnit: " s", phrase: English.phrase,
        laterPhrase: English.laterPhrase, message: English.message,
        caption: English.caption, card: English.card, reason: English.reason, initial: English.initial,
        names: English.names)
}

extension ReportWords {
    /// English.
    package static let english = ReportWords(
        .english, phrase: English.reportPhrase, caption: English.reportCaption, match: English.matchCaption)
}

/// A namespace for the English words.
private enum English {}

// MARK: Cards

extension English {
    static func card(_ card: Card, _ appearance: Appearance) -> UTF8Text {
        let shading: UTF8Text = appearance.namesShading ? "\(shading(card[.shading])) " : ""
        return """
            \(card[.number].pick("one", "two", "three")) \(shading)\(color(appearance.hue(card[.color]))) \
            \(symbol(appearance.symbol(card[.symbol])))\(card[.number] == .first ? "" : "s" as Literal)
            """
    }

    static func shading(_ value: FeatureValue) -> Literal {
        value.pick("solid", "striped", "open")
    }

    static func color(_ hue: Hue) -> Literal {
        switch hue {
        case .red: "red"
        case .green: "green"
        case .purple: "purple"
        case .blue: "blue"
        case .orange: "orange"
        case .turquoise: "turquoise"
        }
    }

    static func initial(_ hue: Hue) -> Literal {
        switch hue {
        case .red: "R"
        case .green: "G"
        case .purple: "P"
        case .turquoise: "T"
        case .blue: "B"
        case .orange: "O"
        }
    }

    static func symbol(_ symbol: Symbol) -> Literal {
        switch symbol {
        case .squiggle: "squiggle"
        case .diamond: "diamond"
        case .oval: "oval"
        case .circle: "circle"
        case .square: "square"
        case .triangle: "triangle"
        }
    }

    static func reason(_ feature: Feature, two: FeatureValue, one: FeatureValue, _ appearance: Appearance) -> UTF8Text {
        func name(_ value: FeatureValue) -> UTF8Text {
            switch feature {
            case .number: value.pick("one symbol", "two symbols", "three symbols").text
            case .shading: shading(value).text
            case .color: color(appearance.hue(value)).text
            case .symbol: "\(symbol(appearance.symbol(value)))s"
            }
        }
        switch feature {
        case .number, .symbol: return "two have \(name(two)), one has \(name(one))"
        case .shading, .color: return "two are \(name(two)), one is \(name(one))"
        }
    }
}

// MARK: Players' names

extension English {
    private static var adjectives: StaticString {
        """
        Agile Amber Bold Brave Bright Brisk Calm Clever Curious Daring Eager Fair Fleet Gentle Golden Happy Honest Jolly Keen \
        Kind Lively Lucky Merry Nimble Noble Patient Polite Proud Quiet Silver Sunny Wise \

        """
    }

    static func names() -> (first: StaticString, second: StaticString) { (adjectives, animals) }

    private static var animals: StaticString {
        """
        Bear Bison Camel Crane Crow Deer Dove Duck Eagle Fox Frog Goat Hare Hawk Heron Horse Koala Lion Lynx Mole Moose Otter \
        Owl Panda Raven Robin Seal Swan Tiger Whale Wolf Zebra \

        """
    }
}

// MARK: Sentences

extension English {
    static func name(_ seat: Seat) -> UTF8Text {
        "Player \(Int(seat.rawValue) + 1)"
    }

    /// Returns a number with its noun: "1 point", "2 points".
    static func count(_ number: Int, _ noun: Literal) -> UTF8Text {
        "\(UTF8Text(points: number)) \(noun)\(number.magnitude == 1 ? "" : "s" as Literal)"
    }

    /// Returns the word for a match, after an article or in lower case.
    static func match(_ kind: MatchKind) -> Literal {
        switch kind {
        case .set: "set"
        case .ultraSet: "UltraSet"
        }
    }

    /// Returns the word for matches, at the beginning of a label.
    static func matches(_ kind: MatchKind) -> Literal {
        switch kind {
        case .set: "Sets"
        case .ultraSet: "UltraSets"
        }
    }

    static func aMatch(_ kind: MatchKind) -> Literal {
        switch kind {
        case .set: "a set"
        case .ultraSet: "an UltraSet"
        }
    }

    static func call(_ kind: MatchKind) -> Literal {
        switch kind {
        case .set: "Set!"
        case .ultraSet: "UltraSet!"
        }
    }

    static func more(_ count: Int) -> UTF8Text { "\(count) more card\(count == 1 ? "" : "s" as Literal)" }

    static func message(_ message: Message, _ appearance: Appearance, _ kind: MatchKind) -> UTF8Text {
        switch message {
        case .found(let points, let seat, let tapGoesOn):
            let player: UTF8Text = seat.map { "\(name($0)): " } ?? ""
            let gain: UTF8Text = points > 0 ? " +\(points)." : ""
            return "\(player)\(call(kind))\(gain)\(tapGoesOn ? " Tap any card to go on." : "" as Literal)"
        case .mismatch(.notSet(let triple)): return "Not a set: \(Language.english.reasons(triple, appearance))."
        case .mismatch(.notUltraSet(let pairs)):
            let (first, second) = (card(pairs.firstMissing, appearance), card(pairs.secondMissing, appearance))
            return "Not an UltraSet: the pairs need different cards: \(first) and \(second)."
        case .mismatch(.notLinked): return "That's a set, but it takes exactly one card of the last set."
        case .dealt(let count, 0): return "\(more(count))."
        case .dealt(let count, let cost): return "\(more(count)). −\(cost): there was \(aMatch(kind))."
        case .dealtAutomatically(let count): return "No \(match(kind)) here: \(more(count))."
        case .dealtBy(let seat): return "\(name(seat)) dealt. \(name(seat.other)) looks first, or deals too."
        case .agreedToDeal: return "You both dealt. Either player can claim."
        case .claimed(let seat, let seconds?):
            return "\(name(seat)): find your \(match(kind))! \(count(seconds, "second"))."
        case .claimed(let seat, nil): return "\(name(seat)): find your \(match(kind))!"
        case .claimGivenUp(let seat): return "\(name(seat)) passed. Free turn for \(name(seat.other))."
        case .turnGivenUp(let seat): return "\(name(seat)) passed."
        case .claimRanOut(let seat): return "Time's up, \(name(seat)). Free turn for \(name(seat.other))."
        case .freeTurn(let seat): return "Free turn for \(name(seat)): no need to press Set!"
        case .turnRanOut(let seat): return "Time's up, \(name(seat))."
        case .reshuffled: return "Reshuffled."
        case .hinted(let cards):
            return "Here's \(aMatch(kind)), for 0 points: \(Language.english.names(of: cards, appearance))."
        case .noMatch: return "No \(match(kind)) here. Dealing is free."
        case .deselected: return "Selection cleared."
        case .gameOver(let points, let time):
            let length: UTF8Text = time.map { " in \(Language.clock($0))" } ?? ""
            return "Game over: \(count(points, "point"))\(length)."
        case .won(let seat, let points, let other):
            return "Game over: \(name(seat)) wins, \(UTF8Text(points: points)) to \(UTF8Text(points: other))."
        case .draw(let points): return "Game over: a draw, \(UTF8Text(points: points)) each."
        case .newGame: return "New game."
        case .stillLoading: return "One moment: still loading."
        case .newGameAsks: return "Press New Game again to abandon this game."
        case .paused: return "Paused. Press Continue to resume."
        case .resumed: return "Back to the game."
        case .dealUndone: return "Deal undone."
        case .newGameUndone: return "Back to your previous game."
        case .gameIsOver: return "The game is over. Start a new one."
        case .deckIsEmpty: return "The deck is empty."
        case .tableIsFull:
            switch kind {
            case .set: return "24 cards is the limit. Any 21 cards contain a set: keep looking."
            case .ultraSet: return "24 cards is the limit. Any 10 cards contain an UltraSet: keep looking."
            }
        case .nothingToUndo: return "Nothing to undo."
        case .noCheat: return "Cheat is off in two-player games."
        case .dealIsTheirs: return "Use your own Deal button."
        case .nobodyClaimed: return "Press your Set! button first."
        case .turnOf(let seat): return "It's \(name(seat))'s turn."
        case .saveDamaged: return "Your save couldn't be read. A copy is kept; here's a new game."
        case .saveDamagedAndKept:
            return "Your save couldn't be read. It was left untouched, so this game won't be saved."
        case .saveOfNewerVersion: return "This game was saved by a newer version. Reload to update."
        case .startsFailed: return "Tercet failed to start twice. Your save was set aside; here's a new game."
        case .interruptedGameDamaged:
            return "Your earlier game couldn't be read. A copy was saved; this game continues."
        case .cannotSave: return "This browser can't save. Closing the page loses your game."
        case .linkNotSaved: return "Storage is full: your own game stays saved, but this deal won't be."
        case .playedInOtherTab: return "You've continued this game in another tab."
        case .linkDeal: return "Playing the deal from your link."
        case .linkHasNoDeal: return "The deal in your link isn't valid."
        case .backFromLink: return "Back to your game."
        case .linkUnknown(let text): return "Ignored from your link: \(text)."
        case .welcome: return "Tap \(kind == .set ? "three" : "four" as Literal) cards that make \(aMatch(kind))."
        case .dailyDeal(let day): return "Daily deal for \(day)."
        case .linkHasNoDay: return "There's no daily deal for the date in your link."
        case .resultCopied: return "Result copied."
        case .resultNotCopied(let text): return "The result couldn't be copied. Here it is: \(text)"
        case .asksCompletion: return "Which card makes a set with these two?"
        case .asksRecognition: return "Are these three a set?"
        case .answerSet: return "A set"
        case .answerNoSet: return "Not a set"
        case .practiceExercise: return "Exercise"
        case .practiceBoth: return "Both exercises"
        case .practiceCompletion: return "Complete the set"
        case .practiceRecognition: return "Set or not?"
        case .practiceNotStored: return "This browser can't save your answers."
        case .practiceScore(let right, let count, let mean):
            let pace: UTF8Text = mean.map { " · \(Language.english.seconds($0)) on average" } ?? ""
            return "\(right) of \(count) correct\(pace)"
        case .answeredRight(let time): return "Correct, in \(Language.english.seconds(time))."
        case .setMissed(let set):
            let agreements = Feature.allCases.map { agreement($0, isSame: set[$0] != .different).text }
            return "It's a set: \(UTF8Text.joined(agreements, by: ", "))."
        case .foundByOther(let player, let points):
            let gain: UTF8Text = points > 0 ? " +\(points)." : ""
            return "\(Language.english.name(of: player)): \(call(kind))\(gain)"
        case .beaten(let player, let late):
            let delay = Language.english.hundredths(late)
            return player.map { "\(Language.english.name(of: $0)) beat you by \(delay)." } ?? "Too late by \(delay)."
        case .cardsWereGone: return "Too late: those cards are gone."
        case .roomWaits(1): return "You're the first here. Send your friends the link."
        case .roomWaits(let players): return "\(count(players, "player")) here. Start when everyone's in."
        case .roomWatched(isFull: true): return "You're watching: all seats are taken."
        case .roomWatched(isFull: false): return "You're watching. There's a seat for you after this game."
        case .gameBegins: return "Go! First to find \(aMatch(kind)) takes it."
        case .togetherExplained:
            return
                "Everyone plays at one table, each on their own device. Create a room and send your friends the link."
        case .enteringRoom: return "Entering the room…"
        case .connectionLost: return "Connection lost: trying to reconnect."
        case .connectionBack: return "Back online."
        case .noTogetherServer:
            return "You're offline, or this page has no Tercet server to play together on."
        case .noSuchRoom: return "This room doesn't exist or has closed."
        case .linkHasNoRoom: return "The room in your link isn't valid."
        case .pageTooOld: return "This page is out of date. Update it to play together."
        case .serverBusy: return "The server is busy. Try again in a minute."
        case .needsTwoPlayers: return "You need at least two players."
        case .wonTogether(let winner, let points, let other):
            let name = Language.english.name(of: winner)
            return "Game over: \(name) wins, \(UTF8Text(points: points)) to \(UTF8Text(points: other))."
        case .wonYourself(let points, let other):
            return "Game over: you win, \(UTF8Text(points: points)) to \(UTF8Text(points: other))."
        case .place(let place, let players): return "Place \(place) of \(players)"
        case .matchesFound: return matches(kind).text
        case .yourMatches:
            switch kind {
            case .set: return "Your sets"
            case .ultraSet: return "Your UltraSets"
            }
        case .fastestMatch: return "Fastest \(match(kind))"
        case .offline: return "You're offline. Your seat is kept."
        case .claimWaits:
            return "\(kind == .set ? "Set" : match(kind) as Literal) sent. It will be decided when you're back online."
        case .claimWasBlocked: return "Not counted: your last mistake still blocked you."
        case .cardWasGone: return "Too late: that card is gone."
        case .playerAway(let player): return "\(Language.english.name(of: player)) is away. Their seat is kept."
        case .playerBack(let player): return "\(Language.english.name(of: player)) is back."
        case .newGameForPlayers: return "New game. Undo brings your last game back."
        case .linkCopied: return "Link copied."
        case .linkNotCopied(let link): return "The link couldn't be copied. Here it is: \(link)"
        case .dealCopied: return "Copied."
        case .dealNotCopied: return "Couldn't copy. Select the text and copy it yourself."
        case .dealNotTyped: return "Enter a deal ID: 1 to 64 characters."
        case .gamesDeleted: return "All games deleted."
        case .reportsUnavailable: return "Couldn't load this. Please try again."
        case .gameUnreadable: return "This game couldn't be read."
        case .gameNotCounted: return "This game couldn't be added to the statistics."
        }
    }
}

// MARK: Labels

extension English {
    static func agreement(_ feature: Feature, isSame: Bool) -> Literal {
        switch feature {
        case .number: isSame ? "same number" : "different numbers"
        case .symbol: isSame ? "same symbol" : "different symbols"
        case .shading: isSame ? "same shading" : "different shadings"
        case .color: isSame ? "same colour" : "different colours"
        }
    }

    static func caption(_ caption: Caption) -> UTF8Text {
        switch caption {
        case .deck(let cards, let deal): "Deck: \(count(cards, "card")) left. Deal \(deal) more"
        case .dealMore(let cards): "Deal \(cards) More Card\(cards == 1 ? "" : "s" as Literal)"
        case .deal(let cards): "Deal \(cards)"
        case .lastMatch(let cards, let kind): "Last \(match(kind)): \(cards)"
        case .cell(let row, let column): "row \(row), column \(column)"
        case .row(let row, let cards): "Row \(row): \(cards)."
        case .left(let cards): "Gone: \(cards)."
        case .came(let cards): "New: \(cards)."
        case .score(let points): "Score \(UTF8Text(points: points))."
        case .scores(let first, let second):
            "Player 1: \(UTF8Text(points: first)). Player 2: \(UTF8Text(points: second))."
        case .player(let seat): name(seat)
        case .cardsLeft(let cards): "\(count(cards, "card")) in the deck."
        case .chosen(""): "No cards selected."
        case .chosen(let cards): "Selected: \(cards)."
        }
    }

    static func phrase(_ phrase: Phrase) -> Literal {
        switch phrase {
        case .newGame: "New Game"
        case .cheat: "Cheat"
        case .reshuffle: "Reshuffle"
        case .pause: "Pause"
        case .settings: "Settings"
        case .help: "How to play"
        case .backToMyGame: "Back to my game"
        case .update: "Update"
        case .close: "Close"
        case .undo: "Undo"
        case .resume: "Continue"
        case .score: "Score"
        case .cardsInDeck: "Deck"
        case .setsFound: "Sets"
        case .ultraSetsFound: "UltraSets"
        case .time: "Time"
        case .dealID: "Deal ID"
        case .table: "Cards on the table"
        case .noSetYet: "No sets found yet"
        case .noUltraSetYet: "No UltraSets found yet"
        case .player1: "Player 1"
        case .player2: "Player 2"
        case .claim: "Set!"
        case .playedElsewhere: "You're playing in another tab."
        case .playHere: "Play here"
        case .stopped: "Tercet has crashed."
        case .reload: "Reload"
        case .startNewGame: "Start a new game"
        case .copyReport: "Copy report"
        case .giveUp: "Pass"
        case .wait: "Wait"
        case .statistics: "Statistics"
        case .daily: "Daily deal"
        case .practice: "Practice"
        }
    }
}

extension English {
    static func laterPhrase(_ phrase: LaterPhrase) -> Literal {
        switch phrase {
        case .welcomeLine: "A set: three cards, each feature all the same or all different."
        case .welcomeShow: "Show me"
        case .welcomeDone: "Got it"
        case .numberFeature: "Number"
        case .symbolFeature: "Symbol"
        case .shadingFeature: "Shading"
        case .colorFeature: "Colour"
        case .lastMatch: "Last set"
        case .gameGroup: "Game"
        case .tableLimit: "Card limit"
        case .limitNone: "No limit"
        case .limit24: "24"
        case .matchLeaves: "Clear a set"
        case .leavesOnTap: "On the next tap"
        case .leavesByItself: "Automatically"
        case .backTo12: "Return to 12 cards after extra deals"
        case .autoDeal: "Deal automatically when there's no set"
        case .clock: "Timer and speed bonus"
        case .style: "Table style"
        case .styleClassic: "Classic"
        case .styleGlyphs: "Glyphs"
        case .stylePhysics, .motionPhysics: "Physics"
        case .twoPlayers: "Two players on this device"
        case .claimTime: "Seconds to pick the set"
        case .theme: "Theme"
        case .themeAuto: "System"
        case .themeLight: "Light"
        case .themeDark: "Dark"
        case .motion: "Animation"
        case .motionFly: "Fly"
        case .motionStill: "Off"
        case .likeTheStyle: "From table style"
        case .art: "Symbols"
        case .artClassic: "Squiggle, diamond, oval"
        case .artShapes: "Circle, square, triangle"
        case .artGlyphs: "▲ ● ■ as text"
        case .colorBlind: "Colour-blind palette"
        case .letterMark: "Colour letters on cards"
        case .stripes: "Striped cards"
        case .stripesLines: "Stripes"
        case .stripesTint: "Light tint"
        case .route: "Cards fly in from"
        case .routeAway: "Off screen"
        case .routeDeck: "The deck"
        case .language: "Language"
        case .languageAuto: "Browser"
        case .letterKeys: "Single-letter shortcuts"
        case .enlarge: "Magnify the focused card"
        case .penalties: "Penalty for mistakes"
        case .askNew: "Confirm New Game"
        case .copyLink: "Copy link to this deal"
        case .share: "Share this deal"
        case .review: "Review"
        case .whichGame: "Game"
        case .rules: "Rules"
        case .gameSet: "Set"
        case .gameJunior: "Junior"
        case .gameUltraSet: "UltraSet"
        case .gameChain: "Chain"
        case .gameAsks: "This ends the game that you're playing."
        case .startGame: "Start"
        case .keepGame: "Keep playing"
        case .cardsGroup: "Cards and colours"
        case .motionGroup: "Animation and sound"
        case .keysGroup: "Keys and language"
        case .dealTitle: "This deal"
        case .dealExplained:
            """
            Everyone who plays the same deal gets the same cards in the same order. Send yours to a friend, or enter \
            theirs, or any text you like.
            """
        case .dealField: "Deal ID"
        case .dealCopy: "Copy"
        case .dealPlay: "Play this deal"
        case .dealClose: "Close"
        case .together: "Play together"
        case .createRoom: "Create a room"
        case .roomLink: "Link to this room"
        case .copyRoomLink: "Copy link"
        case .shareRoomLink: "Share link"
        case .players: "Players"
        case .you: "you"
        case .anotherName: "New name"
        case .startTogether: "Start"
        case .leaveRoom: "Leave room"
        case .playAgain: "Play again"
        case .returnToRoom: "Return"
        }
    }
}

// MARK: Help, reviews and statistics

extension English {
    static func reportCaption(_ caption: ReportCaption) -> UTF8Text {
        switch caption {
        case .differences(let features): count(features, "difference")
        case .points(let points): count(points, "point")
        case .days(let days): count(days, "day")
        case .date(let day): "\(day.day) \(month(day).text) \(day.year)"
        case .month(let day): "\(month(day).text) \(day.year)"
        case .weekday(let number): weekday(number).text
        case .dayPlayed(let points, let time): "\(count(points, "point"))\(length(time))."
        case .dayBest(let points, let time): "Best: \(count(points, "point")), \(Language.clock(time))."
        case .practiceAdded: "Practice added."
        case .deleteGamesAndPractice(let games):
            "Delete \(count(games, "game")) and all practice results? This can't be undone."
        case .available(let time): "on the table for \(Language.english.seconds(time))"
        case .wins(let seat): "Won by \(name(seat))"
        case .gamesAdded(let games): "\(count(games, "game")) added."
        case .gamesNotStored(let games): "\(count(games, "game")) added, but this browser can't save them."
        case .deleteGames(1): "Delete 1 game? This can't be undone."
        case .deleteGames(let games): "Delete all \(games) games? This can't be undone."
        case .gamesLost(let games): "\(count(games, "game")) couldn't be read. A copy was saved."
        case .fileIsForeign: "There are no Tercet games in this file."
        case .fileIsOfOtherVersion: "This file is from another version."
        case .fileIsDamaged(let line): "Line \(line) of the file is damaged. Nothing was added."
        case .gestureDeck(let cards): "Tap the deck: \(more(cards))"
        case .gestureSwipe(let cards): "Swipe down: \(more(cards))"
        case .keySame(let features): "Next card with the same \(list(features, last: " or "))"
        case .bothPairsNeed(let card): "UltraSet! Both pairs need \(card)."
        }
    }

    /// Returns the names of features, separated by commas. `mark` is before the last.
    static func list(_ features: [Feature], last mark: Literal) -> UTF8Text {
        let names = features.map { name($0).text }
        let first = UTF8Text.joined(Array(names.dropLast()), by: ", ")
        return "\(first)\(mark)\(names.last ?? UTF8Text())"
    }

    static func name(_ feature: Feature) -> Literal {
        switch feature {
        case .number: "number"
        case .symbol: "symbol"
        case .shading: "shading"
        case .color: "colour"
        }
    }

    static func matchCaption(_ caption: MatchCaption, _ kind: MatchKind) -> UTF8Text {
        switch caption {
        case .count(let matches): count(matches, match(kind))
        case .meanTime: "Average time per \(match(kind))"
        case .meanTimeOverGames: "Average time per \(match(kind)), by game"
        case .meanTimeByNumber: "Average time by number of \(match(kind))s on the table"
        case .fastestYet: "New fastest \(match(kind))"
        case .timeOfEach: "Time per \(match(kind)) (stronger colour = more features differ)"
        case .points: matches(kind).text
        case .moment(let time, let cards, let matches):
            "\(Language.clock(time)): \(count(cards, "card")), \(count(matches, match(kind)))"
        case .others(let matches):
            "\(count(matches, kind == .set ? "other set" : "other UltraSet")) on the table"
        case .task: task(kind).text
        case .rule(let features): rule(kind, list(features, last: ", "))
        case .scoring:
            """
            \(kind == .set ? "A set" : "An UltraSet" as Literal) scores 10, plus up to 30 for speed. A mistake costs 10, and so \
            does dealing while there's \(aMatch(kind)).
            """
        case .exercises: "Complete the \(match(kind))"
        case .exerciseAsks:
            "Which card makes \(aMatch(kind)) with these \(kind == .set ? "two" : "three" as Literal)?"
        case .nearMisses: "Near misses"
        case .twoClaim: twoClaim(kind).text
        case .twoDeal(let cards):
            """
            \(kind == .set ? "No set?" : "Can't find an UltraSet?" as Literal) Press Deal \(cards): it's free, and the other player \
            gets 8 seconds to look first. If you both press it within 3 seconds, neither gets a free turn.
            """
        }
    }

    private static func task(_ kind: MatchKind) -> Literal {
        switch kind {
        case .set: "Select three cards that make a set."
        case .ultraSet: "Select four cards that make an UltraSet: two pairs that need the same card to become sets."
        }
    }

    private static func rule(_ kind: MatchKind, _ features: UTF8Text) -> UTF8Text {
        switch kind {
        case .set:
            """
            For each feature (\(features)), the three cards must be all the same or all different. \
            If two match and the third doesn't, it's not a set.
            """
        case .ultraSet:
            """
            In a set of three cards, each feature (\(features)) is all the same or all different, so any two cards need exactly \
            one third card. If two pairs need the same one, their four cards are an UltraSet. The needed card can be anywhere, \
            even on the table.
            """
        }
    }

    private static func twoClaim(_ kind: MatchKind) -> Literal {
        switch kind {
        case .set:
            """
            Turn on two players in Settings. See a set? Press Set!, then pick its cards within 5 seconds. You can change the \
            time in Settings: 3 to 10 seconds, or no limit.
            """
        case .ultraSet:
            """
            Turn on two players in Settings. See an UltraSet? Press Set!, then pick its cards within 8 seconds. You can change \
            the time in Settings: up to 10 seconds, or no limit.
            """
        }
    }

    /// Returns the time of a game, to follow its points.
    static func length(_ time: Milliseconds?) -> UTF8Text {
        guard let time else { return UTF8Text() }
        return " in \(Language.clock(time))"
    }

    static func month(_ day: Day) -> Literal {
        switch day.month {
        case 1: "January"
        case 2: "February"
        case 3: "March"
        case 4: "April"
        case 5: "May"
        case 6: "June"
        case 7: "July"
        case 8: "August"
        case 9: "September"
        case 10: "October"
        case 11: "November"
        default: "December"
        }
    }

    static func weekday(_ number: Int) -> Literal {
        switch number {
        case 0: "Mo"
        case 1: "Tu"
        case 2: "We"
        case 3: "Th"
        case 4: "Fr"
        case 5: "Sa"
        default: "Su"
        }
    }

    static func reportPhrase(_ phrase: ReportPhrase) -> Literal {
        switch phrase {
        case .match: "Set!"
        case .soloGames: "Solo"
        case .gamesOfTwo: "Two players"
        case .gamesTogether: "Together"
        case .gamesWon: "Won"
        case .cheatedGames: "Using Cheat"
        case .whichGames, .games: "Games"
        case .noGamesYet: "No finished games here yet."
        case .bestScore: "Best score"
        case .meanScore: "Average score"
        case .bestTime: "Fastest game"
        case .meanTime: "Average time"
        case .draws: "Draws"
        case .bestScoreYet: "New best score"
        case .fastestGameYet: "New fastest game"
        case .scoreOverGames: "Score by game"
        case .timeByKind: "Average time by number of differing features"
        case .timeByFeature: "Average time by differing feature"
        case .dailyGames: "Daily deals"
        case .practice: "Practice"
        case .noPracticeYet: "No practice yet."
        case .answers: "Answers"
        case .rightAnswers: "Correct"
        case .meanAnswerTime: "Average time"
        case .practiceDays: "Days practised"
        case .paceOverDays: "Time per correct answer, by day"
        case .errorsOverDays: "Wrong answers, by day"
        case .practiceTimeByKind: "Time by number of differing features"
        case .practiceErrorsByKind: "Wrong answers by number of differing features"
        case .practiceTimeByFeature: "Time by differing feature"
        case .practiceErrorsByFeature: "Wrong answers by differing feature"
        case .streak: "Streak"
        case .longestStreak: "Longest streak"
        case .daysPlayed: "Days played"
        case .dayNotPlayed: "not played yet."
        case .playDay: "Play"
        case .playDayAgain: "Play again"
        case .shareResult: "Share result"
        case .calendarMonth: "Month"
        case .courseOfGame: "Timeline"
        case .moment: "Point in time"
        case .pointsOfSpeed: "Speed bonus"
        case .pointsOfMistakes: "Mistakes"
        case .pointsOfDeals: "Unneeded deals"
        case .pointsOfClaims: "Missed claims"
        case .finishedGames: "Past games"
        case .export: "Save to file"
        case .importGames: "Add from file"
        case .clear: "Delete all"
        case .clearYes: "Delete"
        case .clearNo: "Keep"
        case .lessonNext: "Next"
        case .allTheSame: "all the same"
        case .allDifferent: "all different"
        case .listOfKeys: "Keyboard"
        case .keyClaim: "Claim: left Shift or Z for player 1, right Shift or M for player 2"
        case .keyArrows: "Move between cards"
        case .keyEnds: "First card, last card"
        case .keyChoose: "Select a card"
        case .keyTable: "Read out the table, row by row"
        case .keyNumbers: "Read out score and cards left"
        case .keyPlace: "Read out my position"
        case .keyChosen: "Read out the selected cards"
        case .keyAgain: "Repeat the last message"
        case .keyEscape: "Clear selection, or close"
        case .keyHelp: "Show this help"
        case .sound: "Sound"
        case .volume: "Volume"
        case .vibration: "Vibration"
        case .trySound: "Test sound"
        case .gestures: "Gestures"
        case .points: "Points"
        case .styles: "Three table styles"
        case .stylesAre:
            """
            Classic: the original symbols. Glyphs: symbols as text, up to 24 cards. Physics: cards collide and bounce, up to \
            24 cards. Choose one in Settings.
            """
        case .twoMistake:
            """
            A mistake or running out of time costs 10 points and gives the other player a 10-second free turn: no Set! button, \
            no penalty.
            """
        case .juniorCards: "All 27 cards are solid, so shading doesn't count."
        case .ultraSetPictures: "In the pictures, the needed card has a dashed edge."
        case .ultraSetAlways: "Any ten cards contain an UltraSet, so you never need to deal."
        case .ultraSetTip:
            "To find one, take two cards, picture the card that they need, and look for two others that need it too."
        case .chainLinks:
            """
            The first set can be any set. The last set lies beside the table, and each further set takes exactly one of its \
            cards and two of the table.
            """
        case .gestureTurn: "Rotate two fingers: reshuffle"
        }
    }
}
