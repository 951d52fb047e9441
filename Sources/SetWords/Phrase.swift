/// Everything that the app says, except the names of cards and what is wrong with a triple. A `%` is a gap that a number
/// or a text fills.
public enum Phrase: CaseIterable, Sendable {
    // Buttons and numbers
    case deal, newGame, cheat, reshuffle, pause, settings, help, backToMyGame, close
    case score, cardsInDeck, setsFound, time, dealID, table, resume
    case deckHolds, lastSet, noSetYet, undo
    case player1, player2, claim, dealThree
    // Messages
    case match, matchWithPoints, notASet, dealt, dealtForPoints, dealtByItself, reshuffled
    case hinted, noSetDealIsFree, deselected
    case over, overWithoutClock, gameOver, deckIsEmpty, tableIsFull, paused, resumed, newGameBegan
    case dealUndone, newGameUndone, nothingToUndo
    case claimed, claimRanOut, freeTurn, turnRanOut, dealtByPlayer, agreedToDeal, winner, draw
    case noCheat, dealIsTheirs, nobodyClaimed, turnOf
    case saveDamaged, saveOfOtherVersion, keptGameDamaged, storageFails, otherTab
    case linkUnknown, linkSeedUnusable, linkGame, backAgain
    // Settings
    case rulesOfTheGame, tableLimit, limitNone, limit24, matchLeaves, leavesOnTap, leavesByItself
    case backTo12, autoDeal, clock, style, styleClassic, styleGlyphs, stylePhysics
    case twoPlayers, claimTime
    case appearance, theme, themeAuto, themeLight, themeDark, motion, motionFly, motionPhysics, motionStill
    case likeTheStyle, art, artClassic, artShapes, artGlyphs, colorBlind, letterMark, stripes, stripesLines, stripesTint
    case route, routeAway, routeDeck
    case language, languageAuto, letterKeys
    // Records and lessons
    case review, statistics, copyLink, share, linkCopied, linkNotCopied, newHere, lessons, lessonAsks
    case lessonNext, nearMisses, number, symbol, shading, color, allTheSame, allDifferent, soloGames, gamesOfTwo
    case cheatedGames, whichGames, noGamesYet, games, bestScore, meanScore, bestTime, meanTime, fastestSet
    case meanSetTime, wins, draws, scoreOverGames, setTimeOverGames, timeByKind, timeByFeature, timeByOnTable
    case courseOfGame, momentOfGame, timeOfEachSet, pointsOfSets, pointsOfSpeed, pointsOfMistakes, pointsOfDeals
    case pointsOfClaims, kindOfSet, points, otherSets, layFor, secondsUnit, finishedGames, export, importGames
    case clear, clearAsks, clearYes, clearNo, gamesAdded, gamesNotStored, gameNotCounted, fileIsForeign,
        fileIsOfOtherVersion
    case fileIsDamaged, gamesCleared, gamesLost, gameUnreadable, moment
    // How to play
    case howToPlay, howSets, howFeatures, howScore, listOfKeys
    case keyClaim, keyArrows, keyChoose, keyEscape, keyHelp
    case gestures, gestureSwipe, gestureTurn
}
