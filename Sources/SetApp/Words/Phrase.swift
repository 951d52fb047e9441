/// Everything that the app says, except the names of cards and what is wrong with a trio. A `%` is a gap that a number
/// or a text fills.
public enum Phrase: CaseIterable, Sendable {
    // Buttons and numbers
    case deal, newGame, cheat, reshuffle, pause, settings, help, backToMyGame, close
    case score, cardsInDeck, setsFound, time, dealID, table, resume
    // Messages
    case match, matchWithPoints, notASet, dealt, dealtForPoints, dealtByItself, reshuffled
    case hinted, noSetDealIsFree, deselected
    case over, overWithoutClock, gameOver, deckIsEmpty, tableIsFull, paused, resumed, newGameBegan
    case saveDamaged, saveOfOtherVersion, keptGameDamaged, storageFails, otherTab
    case linkUnknown, linkSeedUnusable, linkGame, backAgain
    // Settings
    case rulesOfTheGame, tableLimit, limitNone, limit24, matchLeaves, leavesOnTap, leavesByItself
    case backTo12, autoDeal, clock
    case look, theme, themeAuto, themeLight, themeDark, motion, motionFly, motionStill
    case language, languageAuto, letterKeys
    // How to play
    case howToPlay, howSets, howFeatures, howScore, listOfKeys
    case keyArrows, keyChoose, keyEscape, keyHelp
}
