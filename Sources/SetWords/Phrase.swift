import PlainText
import SetGame
import SetRules
import SetTable

/// A label without numbers in it: a button, a heading, the name of a setting.
package enum Phrase: CaseIterable, Sendable {
    // Buttons and numbers of the game
    case deal, newGame, cheat, reshuffle, pause, settings, help, backToMyGame, close, undo, resume
    case score, cardsInDeck, setsFound, time, dealID, table, noSetYet
    case player1, player2, claim, dealThree
    // Another tab, and failures
    case playedElsewhere, playHere, stopped, reload, startNewGame, copyReport
    // Settings
    case rulesOfTheGame, tableLimit, limitNone, limit24, matchLeaves, leavesOnTap, leavesByItself
    case backTo12, autoDeal, clock, style, styleClassic, styleGlyphs, stylePhysics
    case twoPlayers, claimTime
    case appearance, theme, themeAuto, themeLight, themeDark, motion, motionFly, motionPhysics, motionStill
    case likeTheStyle, art, artClassic, artShapes, artGlyphs, colorBlind, letterMark, stripes, stripesLines, stripesTint
    case route, routeAway, routeDeck
    case language, languageAuto, letterKeys, copyLink, share
    // Review and statistics
    case review, statistics, soloGames, gamesOfTwo, cheatedGames, whichGames, noGamesYet
    case games, bestScore, meanScore, bestTime, meanTime, fastestSet, meanSetTime, draws
    case scoreOverGames, setTimeOverGames, timeByKind, timeByFeature, timeByOnTable
    case courseOfGame, moment, timeOfEachSet
    case pointsOfSets, pointsOfSpeed, pointsOfMistakes, pointsOfDeals, pointsOfClaims
    case finishedGames, export, importGames, clear, clearYes, clearNo
    // How to play
    case howToPlay, howSets, howFeatures, howScore, lessons, lessonAsks, lessonNext, nearMisses
    case number, symbol, shading, color, match, allTheSame, allDifferent
    case listOfKeys, keyClaim, keyArrows, keyChoose, keyEscape, keyHelp
    case gestures, gestureSwipe, gestureTurn
}

extension Phrase {
    /// The name of a feature.
    package init(_ feature: Feature) {
        switch feature {
        case .number: self = .number
        case .symbol: self = .symbol
        case .shading: self = .shading
        case .color: self = .color
        }
    }

    /// The name of a player.
    package init(_ seat: Seat) {
        switch seat {
        case .first: self = .player1
        case .second: self = .player2
        }
    }
}

extension Language {
    /// Why a triple is a set, feature by feature.
    @inline(never)
    func agreements(_ set: CardTriple) -> UTF8Text {
        let agreements = Feature.allCases.map { feature -> UTF8Text in
            "\(self[Phrase(feature)]): \(self[set[feature] == .different ? .allDifferent : .allTheSame])"
        }
        return "\(self[.match]) \(UTF8Text.joined(agreements, by: "; "))"
    }

    /// The names of a set's cards.
    @inline(never)
    func names(of set: CardTriple, _ appearance: Appearance) -> UTF8Text {
        UTF8Text.joined(set.cards.map { name(of: $0, appearance) }, by: ", ")
    }
}
