import PlainText
import SetGame
import SetRules
import SetWords

/// Help pages with texts and a list of keys.
struct HelpPages {
    /// The texts before the keys.
    let texts: [String]
    /// The keys and their meanings.
    let keys: [(String, String)]
    /// The last line of each page.
    let lastLine: String

    private static let keyWidth = 14

    /// Returns the pages for a screen, each as its lines.
    func pages(in size: TerminalSize) -> [[String]] {
        let width = max(1, size.columns)
        let lines =
            texts.flatMap { $0.wrapped(to: width) } + [""]
            + keys.flatMap { entry(key: $0.0, meaning: $0.1, width: width) }
        let room = max(1, size.lines - 1)
        return stride(from: 0, to: lines.count, by: room).map { start in
            lines[start..<min(start + room, lines.count)] + [lastLine]
        }
    }

    private func entry(key: String, meaning: String, width: Int) -> [String] {
        let lines = meaning.wrapped(to: max(10, width - Self.keyWidth))
        return lines.enumerated().map { index, line in
            let start = index == 0 ? key : ""
            return start + String(repeating: " ", count: max(1, Self.keyWidth - start.unicodeScalars.count)) + line
        }
    }
}

// The rules of each game.
extension HelpPages {
    /// Returns a player's task, when cards are a match, and notes on the game.
    static func rules(of game: Variant, in language: Language) -> [String] {
        let rules = game.rules
        let texts = [MatchCaption.task, .rule(rules.cards.features)].map { String(language[$0, rules.kind]) }
        return texts + notes(on: game).map { String(language[$0]) }
    }

    private static func notes(on game: Variant) -> [Phrase] {
        switch game {
        case .set: []
        case .junior: [.juniorCards]
        case .ultraSet: [.ultraSetAlways]
        case .chain: [.chainLinks]
        case .ultra9: [.ultra9Deals]
        case .ultraChain: [.ultraChainLinks]
        case .ghost: [.ghostTip]
        case .puzzle: [.puzzleSets, .puzzleHints]
        case .juniorPuzzle: [.juniorCards, .juniorPuzzleSets, .puzzleHints]
        case .shuffle: [.shuffleMoves]
        case .memory: [.memoryTurns, .memoryAlways]
        case .mega: [.megaFrames]
        case .quads: [.quadsValues, .quadsTip]
        case .juniorQuads: [.quadsTip, .juniorQuadsCards]
        case .projective: [.projectiveThird]
        case .proSet: [.proSetAlways, .proSetCounts]
        }
    }
}

/// The help of a solo or two-player game: a summary of the rules and the keys, in pages that fit the screen.
struct HelpText {
    /// The game that the help describes.
    let game: TerminalGame

    private var language: Language { game.language }

    /// The pages, each as its lines.
    var pages: [[String]] {
        let texts = HelpPages.rules(of: game.session.game.options.game, in: language)
        let score = String(language.scoring(of: game.session.game.rules))
        return HelpPages(texts: texts + [score], keys: keys, lastLine: phrase(.nextKey)).pages(in: game.size)
    }

    private var keys: [(String, String)] {
        let isSolo = !game.session.game.options.players.isContest
        let growth = game.session.game.rules.growth
        let playing: [(String, String)] =
            isSolo
            ? [("D", String(language[.dealMore(growth)])), ("C", label(.cheat))]
            : [("X ,", phrase(.dealKeys(growth))), ("Z M", phrase(.claimKeys))]
        return [
            ("1 2 3 ... a e", phrase(.chooseKeys)), ("← ↑ ↓ →", String(language[.keyArrows])),
            ("Home End", String(language[.keyEnds])), ("Space Enter", String(language[.keyChoose])),
            ("Esc", String(language[.keyEscape])),
        ] + (growth > 0 ? playing : [playing[1]]) + [
            ("R", label(.reshuffle)), ("P", label(.pause)), ("U", label(.undo)), ("N", label(.newGame)),
            ("B", label(.backToMyGame)), ("?", String(language[.keyHelp])), ("Q", phrase(.quit)),
        ]
    }

    private func label(_ phrase: Phrase) -> String { String(language[phrase]) }
    private func phrase(_ phrase: TerminalPhrase) -> String { phrase.text(in: language, game.kind) }
}
