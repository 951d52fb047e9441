import PlainText
import SetGame
import SetRules
import SetTable
import SetTogether

@testable import SetWords

extension UTF8Text {
    /// The text for a test to compare.
    var string: String { String(decoding: bytes, as: UTF8.self) }

    /// The text of a string.
    init(_ string: String) {
        self.init(string.utf8)
    }
}

extension Language {
    /// A message with cards named as they are at first.
    func text(_ message: Message) -> String { text(of: message, Appearance()).string }

    func text(_ caption: Caption) -> String { self[caption].string }

    func text(_ caption: ReportCaption) -> String { self[caption].string }

    func text(_ caption: MatchCaption, _ kind: MatchKind) -> String { self[caption, kind].string }

    /// All labels, those with numbers for an example.
    var labels: [String] {
        let phrases = [Phrase.allCases.map { self[$0].string }]
        let captions = [
            Sample.captions.map { self[$0].string }, Sample.reportCaptions.map { self[$0].string },
            Sample.matchCaptions.flatMap { caption in [.set, .ultraSet].map { text(caption, $0) } },
            [text(.bothPairsNeed(name(of: Card.all[0], Appearance())))],
        ]
        return (phrases + captions).flatMap(\.self)
    }
}

/// Every message, with payloads that make it long.
enum Sample {
    static let set = CardTriple(Card.all[0], Card.all[1], Card.all[2])
    static let mismatch = CardTriple(Card.all[0], Card.all[1], Card.all[5])

    private static func phrases(_ phrases: [Phrase]) -> [Message] { phrases.map { .phrase($0) } }

    private static func patterns(_ patterns: [Pattern]) -> [Message] { patterns.map { .pattern($0) } }

    /// Those of a length that the language alone decides.
    static let messages: [Message] =
        phrases([
            .reshuffled, .deselected, .newGameBegun, .paused, .resumed, .dealUndone, .newGameUndone, .gameIsOver,
            .deckIsEmpty, .nothingToUndo, .noCheat, .dealIsTheirs, .nobodyClaimed, .saveDamaged, .saveDamagedAndKept,
            .saveOfNewerVersion, .startsFailed, .interruptedGameDamaged, .cannotSave, .linkNotSaved,
            .playedInOtherTab, .linkDeal, .linkHasNoDeal, .backFromLink, .linkCopied, .gamesDeleted, .gameUnreadable,
            .gameNotCounted, .reportsUnavailable, .newGameAsks, .stillLoading, .newGameForPlayers,
        ])
        + patterns([.agreedToDeal, .noMatch, .tableIsFull, .welcome])
        + [
            .found(points: 38, by: nil, tapGoesOn: true), .found(points: 38, by: .second, tapGoesOn: false),
            .found(points: 0, by: nil, tapGoesOn: false), .dealt(count: 3, cost: 0), .dealt(count: 3, cost: 10),
            .dealtAutomatically(count: 3), .dealtBy(.first), .claimed(.second, seconds: 10), .claimRanOut(.first),
            .freeTurn(.second), .claimed(.first, seconds: nil), .claimGivenUp(.first), .turnGivenUp(.second),
            .turnRanOut(.first), .gameOver(points: -1090, time: 6_000_000), .gameOver(points: 1090, time: nil),
            .won(.second, points: 1090, to: -1020), .draw(points: -1020), .turnOf(.second),
        ]

    /// A name of long words in both languages.
    static let name = PlayerName(first: 8, second: 23) ?? PlayerName(entropy: 0)

    /// Those of playing together.
    static let together: [Message] =
        phrases([
            .cardsWereGone, .connectionLost, .connectionBack, .noTogetherServer, .noSuchRoom, .linkHasNoRoom,
            .pageTooOld, .serverBusy, .needsTwoPlayers, .offline, .claimWasBlocked, .cardWasGone, .agreedToRematch,
        ])
        + patterns([.gameBegins, .claimWaits])
        + [
            .foundByOther(name, points: 40), .foundByOther(name, points: 0), .beaten(by: name, late: 1120),
            .beaten(by: nil, late: 120), .roomWaits(players: 1), .roomWaits(players: 8),
            .roomWatched(isFull: false), .roomWatched(isFull: true), .wonTogether(name, points: 1090, to: -1020),
            .wonYourself(points: 1090, to: -1020), .playerAway(name), .playerBack(name), .wantsRematch(name),
            .startsIn(seconds: 3),
        ] + Reaction.allCases.flatMap { [.reaction($0), .reacted(name, $0)] }

    /// Those of a length that the language alone decides, all of them.
    static let all = messages + together

    /// Those that hold what comes from outside, or the names of cards.
    static let open: [Message] =
        [
            .linkUnknown("x=1"), .linkNotCopied("https://set.example/?seed=usual"), .pattern(.matchesFound),
            .pattern(.yourMatches), .pattern(.fastestMatch),
        ]
        + [set.map { .hinted(CardGroup($0)) }, mismatch.map { .mismatch(.notSet($0)) }].compactMap { $0 }

    static let captions: [Caption] = [.deck(69, deal: 3), .dealMore(2), .deal(2), .lastMatch("a, b, c", .set)]

    static let reportCaptions: [ReportCaption] = [
        .differences(4), .points(-10), .available(4200), .slower(when: .shading, by: 2100), .wins(.first),
        .gamesAdded(12_345), .gamesNotStored(12_345), .deleteGames(1), .deleteGames(12_345), .gamesLost(12_345),
        .fileIsDamaged(line: 12_345), .gestureDeck(3), .gestureSwipe(2),
        .keySame(CardKind.set.features), .bestScoreYet(by: 12), .fastestGameYet(by: 4200), .fastestGameYet(by: 84_000),
    ]

    static let matchCaptions: [MatchCaption] = [
        .meanTime, .meanTimeOverGames, .meanTimeByNumber, .fastestYet, .timeOfEach, .points,
        .moment(61_000, cards: 12, matches: 2), .others(3), .task, .rule(CardKind.set.features), .scoring, .exercises,
        .exerciseAsks, .nearMisses, .twoClaim, .twoDeal(3),
    ]
}
