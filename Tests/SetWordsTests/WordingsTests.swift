import Foundation
import PlainText
import SetGame
import SetLanguages
import SetRecords
import SetRules
import SetTable
import SetTogether
import Testing

@testable import SetWords

/// Every text of a language, for numbers and cards that need all its forms.
struct Wordings {
    /// Numbers of every plural category in English and Russian.
    private static let numbers = [0, 1, 2, 5, 11, 14, 21, 22, 100, 101, 112, 1001, -1, -22]
    private static let kinds: [MatchKind] = [.set, .ultraSet]
    private static let seats: [Seat] = [.first, .second]
    private static let day = Day(text: "2026-02-09")

    let language: Language

    /// The texts as lines: a description, a tab, and the text.
    var lines: [String] {
        messages + captions + labels + cards
    }

    private static func numbered<Value>(_ make: (Int) -> Value) -> [Value] { numbers.map(make) }

    private var messages: [String] {
        let times: [Milliseconds?] = [nil, 59_949, 3_723_000]
        var all = Sample.all + Sample.open
        all += Self.numbered { .dealt(count: $0, cost: 0) } + Self.numbered { .dealt(count: $0, cost: 10) }
        all += Self.numbered { .dealtAutomatically(count: $0) } + Self.numbered { .roomWaits(players: $0) }
        all += Self.numbered { .claimed(.first, seconds: $0) } + Self.numbered { .draw(points: $0) }
        all += times.flatMap { time in Self.numbered { .gameOver(points: $0, time: time) } }
        for seat in Self.seats {
            all += [
                .dealtBy(seat), .claimed(seat, seconds: nil), .claimRanOut(seat), .freeTurn(seat), .turnRanOut(seat),
                .claimGivenUp(seat), .turnGivenUp(seat), .turnOf(seat), .won(seat, points: 70, to: -20),
            ]
            for tapGoesOn in [false, true] {
                all += [0, 10].map { .found(points: $0, by: seat, tapGoesOn: tapGoesOn) }
                all += [0, 10].map { .found(points: $0, by: nil, tapGoesOn: tapGoesOn) }
            }
        }
        all += [
            .roomWatched(isFull: false), .roomWatched(isFull: true), .daily("2026-02-09", isPuzzle: false),
            .resultNotCopied("x"),
        ]
        all += [.practiceScore(right: 3, of: 7, mean: nil), .practiceScore(right: 3, of: 7, mean: 12_345)]
        all += [.answeredRight(980), .place(2, of: 5)]
        let phrases: [Phrase] = [
            .togetherExplained, .enteringRoom, .linkHasNoDay, .resultCopied, .asksCompletion, .asksRecognition,
            .answerSet, .answerNoSet, .practiceExercise, .practiceBoth, .practiceCompletion, .practiceRecognition,
            .practiceNotStored, .dealCopied, .dealNotCopied, .dealNotTyped,
        ]
        all += phrases.map { .phrase($0) }
        all += Self.triples.map { .mismatch(.notLinked(CardGroup($0))) }
        all += Self.triples.map { .setMissed($0) }
        all += Self.triples.map { .mismatch(.notSet($0)) }
        all.append(.mismatch(.notUltraSet(Self.pairs)))
        return Self.kinds.flatMap { kind in
            all.map { "\(kind) \($0.id)\t\(language.text(of: $0, Appearance(), kind).string)" }
        }
    }

    private static var triples: [CardTriple] {
        [(0, 1, 2), (0, 1, 5), (0, 40, 80), (0, 27, 54), (3, 30, 80)].compactMap {
            CardTriple(Card.all[$0.0], Card.all[$0.1], Card.all[$0.2])
        }
    }

    private static var pairs: Pairing {
        Pairing(of: Card.all.prefix(2) + Card.all.suffix(2))
    }

    private var captions: [String] {
        var all = Self.numbered { Caption.deck($0, deal: 3) } + Self.numbered { .deck(12, deal: $0) }
        all += Self.numbered { .dealMore($0) } + Self.numbered { .deal($0) } + Self.numbered { .score($0) }
        all += Self.numbered { .scores($0, -10) } + Self.numbered { .cardsLeft($0) } + Self.seats.map { .player($0) }
        all += Self.kinds.map { .lastMatch("a, b", $0) }
        all += [.cell(row: 2, column: 3), .row(2, "a, b"), .left("a"), .came("b"), .chosen(""), .chosen("a, b")]
        var reports = Self.numbered { ReportCaption.differences($0) } + Self.numbered { .points($0) }
        reports += Self.numbered { .days($0) } + (0..<7).map { .weekday($0) } + Self.seats.map { .wins($0) }
        for month in 1...12 {
            let text = month < 10 ? "2026-0\(month)-07" : "2026-\(month)-17"
            reports += Day(text: UTF8Text(text)).map { [.date($0), .month($0)] } ?? []
        }
        for number in Self.numbers {
            reports += [
                .dayPlayed(points: number, time: nil), .dayPlayed(points: number, time: 61_000),
                .dayBest(points: number, time: 61_000), .deleteGamesAndPractice(number), .gamesAdded(number),
                .gamesNotStored(number), .deleteGames(number), .gamesLost(number), .gestureDeck(number),
                .gestureSwipe(number),
            ]
        }
        reports += [.available(4_250), .fileIsDamaged(line: 7)]
        reports += [.keySame(CardKind.set.features), .keySame([.color]), .bothPairsNeed("a")]
        var matches = Self.numbered { MatchCaption.count($0) } + Self.numbered { .others($0) } + Sample.matchCaptions
        matches += Self.numbered { .moment(61_000, cards: $0, matches: 2) }
        matches +=
            Self.numbered { .moment(61_000, cards: 12, matches: $0) } + [.rule([.number, .symbol]), .twoDeal(2)]
        return all.map { "\($0)\t\(language.text($0))" } + reports.map { "\($0)\t\(language.text($0))" }
            + Self.kinds.flatMap { kind in matches.map { "\(kind) \($0)\t\(language.text($0, kind))" } }
    }

    private var labels: [String] {
        var lines = Phrase.allCases.map { "phrase \($0)\t\(language[$0].string)" }
        for number in 0..<32 as Range<Int64> {
            guard let name = PlayerName(first: number, second: number) else { continue }
            lines.append("player \(number)\t\(language.name(of: name).string)")
        }
        for hue in Hue.allCases { lines.append("initial \(hue)\t\(language.initial(of: hue).string)") }
        for time in [0, 49, 50, 12_345] as [Milliseconds] {
            lines.append("seconds \(time)\t\(language.seconds(time).string)")
            lines.append("hundredths \(time)\t\(language.hundredths(time).string)")
        }
        return lines
    }

    private var cards: [String] {
        var lines: [String] = []
        for appearance in [Appearance(.classic), Appearance(.shapes, colorBlind: true)] {
            var plain = appearance
            plain.namesShading = false
            let look = "\(appearance.art)"
            for card in Card.all { lines.append("\(look) \(card)\t\(language.name(of: card, appearance).string)") }
            for card in Card.all.prefix(9) {
                lines.append("\(look) plain \(card)\t\(language.name(of: card, plain).string)")
            }
            for triple in Self.triples {
                lines.append("\(look) reasons \(triple)\t\(language.reasons(triple, appearance).string)")
            }
        }
        for triple in Self.triples where triple.isSet {
            lines.append("agreements \(triple)\t\(language.agreements(triple).string)")
        }
        return lines
    }
}

extension Message {
    /// Its name among the messages of the word files.
    fileprivate var id: String {
        switch self {
        case .phrase(let phrase): "\(phrase)"
        case .pattern(let pattern, _): "\(pattern)"
        }
    }
}

@Suite("The words of a language")
struct WordingsTests {
    /// The texts that the languages had when their files replaced Swift code. A wording that changes changes there too.
    private func golden(_ tag: LanguageTag) throws -> [String] {
        let file = Bundle.module.url(forResource: "\(tag.code)", withExtension: "txt", subdirectory: "Golden")
        let text = try String(contentsOf: #require(file), encoding: .utf8)
        return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }

    @Test("are as the golden file has them, in every form", arguments: LanguageTag.allCases)
    func golden(tag: LanguageTag) throws {
        let (golden, lines) = (try golden(tag), Set(Wordings(language: .language(tag)).lines))
        let missing = golden.filter { !lines.contains($0) }
        #expect(golden.count > 1500 && missing.isEmpty, "\(missing.prefix(5))")
    }
}
