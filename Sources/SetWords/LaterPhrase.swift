import PlainText
import SetRules

/// A label without numbers that isn't shown before the first card.
///
/// It is separate from `Phrase`, so its words load with the second half of the module.
public enum LaterPhrase: CaseIterable, Sendable {
    // The first visit
    case welcomeLine, welcomeShow, welcomeDone
    // The reasons why three cards aren't a set
    case numberFeature, symbolFeature, shadingFeature, colorFeature
    // The cards beside the table in games whose matches share cards
    case lastMatch
    // Groups of settings
    case gameGroup, cardsGroup, motionGroup, keysGroup
    // Settings
    case tableLimit, limitNone, limit24, matchLeaves, leavesOnTap, leavesByItself
    case backTo12, autoDeal, clock, style, styleClassic, styleGlyphs, stylePhysics, twoPlayers, claimTime
    case theme, themeAuto, themeLight, themeDark, motion, motionFly, motionPhysics, motionStill
    case likeTheStyle, art, artClassic, artShapes, artGlyphs, colorBlind, letterMark, stripes, stripesLines, stripesTint
    case route, routeAway, routeDeck
    case language, languageAuto, letterKeys, enlarge, penalties, askNew, copyLink, share
    // The end of a game
    case review
    // The games
    case whichGame, gameSet, gameJunior, gameUltraSet, gameChain, rules, gameAsks, startGame, keepGame
    // The deal
    case dealTitle, dealExplained, dealField, dealCopy, dealPlay, dealClose
    // Together
    case together, createRoom, roomLink, copyRoomLink, shareRoomLink, players, you, anotherName, startTogether
    case leaveRoom, returnToRoom, playAgain

    /// Creates the name of a game.
    public init(_ game: Variant) {
        switch game {
        case .set: self = .gameSet
        case .junior: self = .gameJunior
        case .ultraSet: self = .gameUltraSet
        case .chain: self = .gameChain
        }
    }

    /// Creates the label that names a feature.
    public init(_ feature: Feature) {
        switch feature {
        case .number: self = .numberFeature
        case .symbol: self = .symbolFeature
        case .shading: self = .shadingFeature
        case .color: self = .colorFeature
        }
    }
}
