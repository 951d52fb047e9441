import PlainText
import SetRules

/// A label without numbers in it that nothing shows before the first card.
///
/// Apart from `Phrase`, so that its words come with the second half of the module.
public enum LaterPhrase: CaseIterable, Sendable {
    // The first visit
    case welcomeLine, welcomeShow, welcomeDone
    // Why three cards are no set
    case numberFeature, symbolFeature, shadingFeature, colorFeature
    // Groups of settings
    case gameGroup, cardsGroup, motionGroup, keysGroup
    // The deal
    case dealTitle, dealExplained, dealField, dealCopy, dealPlay, dealClose
    // Together
    case together, createRoom, roomLink, copyRoomLink, shareRoomLink, players, you, anotherName, startTogether
    case leaveRoom, returnToRoom, playAgain, yourSets

    /// The name of a feature.
    public init(_ feature: Feature) {
        switch feature {
        case .number: self = .numberFeature
        case .symbol: self = .symbolFeature
        case .shading: self = .shadingFeature
        case .color: self = .colorFeature
        }
    }
}
