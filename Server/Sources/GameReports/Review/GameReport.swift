import CardReports
import InputOutput
import PlainText
import SetGame
import SetLanguages
import SetRecords
import SetReports
import SetRules
import SetSettings
import SetTable
import SetWords

/// A report of a reviewed game, as text, as JSON and as a drawing.
public struct GameReport {
    private let game: ReviewedGame
    private let finds: [ReviewedGame.Find]
    private let table: CardTable

    private var language: Language { table.language }
    private var kind: MatchKind { game.dealID.options.game.rules.kind }

    /// Creates a report in a language. Card names describe the symbols of the style that the game was played in.
    public init(_ game: ReviewedGame, _ language: Language = .english) {
        self.game = game
        finds = game.finds
        table = CardTable(language, Appearance(game.dealID.options))
    }

    /// The report for people: the game's statistics, and each set with the other sets on the table.
    public var text: String {
        var lines = facts.map { "\($0): \($1)" }
        for (index, find) in finds.enumerated() {
            lines += ["", "\(index + 1) · \(heading(of: find))"] + self.lines(of: find)
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The game's timeline as the page draws it, as an SVG document on a light background.
    public var svg: String {
        ChartDocument.text(
            language.timeline(finds: finds.map { ($0.foundAt, $0.kind) }, deals: game.deals, end: game.time))
    }
}

// The text.
extension GameReport {
    /// Labels and values of the deal, the scores and their parts, and the times.
    private var facts: [(UTF8Text, UTF8Text)] {
        var facts = [(language[Phrase.dealID], game.dealID.text)]
        for seat in game.seats {
            let name = game.seats.count > 1 ? language[.player(seat)] : language[.score]
            facts.append((name, UTF8Text(points: game.scores[seat])))
            for (name, part) in game.parts(of: seat)?.named(language, kind) ?? [] where part.count > 0 {
                facts.append(("  \(name)", "\(UTF8Text(points: part.points)) (\(part.count))"))
            }
        }
        facts.append((language[Phrase.time], Language.clock(game.time)))
        var mean = Mean()
        for find in finds { mean.add(find.took) }
        guard let fastest = finds.map(\.took).min(), let average = mean.value else { return facts }
        facts.append((language.text(of: .pattern(.fastestMatch), table.appearance, kind), language.seconds(fastest)))
        facts.append((language[.meanTime, kind], language.seconds(average)))
        return facts
    }

    /// `0:12 · 12.3 s · 3 differences · 28 points`
    private func heading(of find: ReviewedGame.Find) -> UTF8Text {
        var parts = [
            Language.clock(find.foundAt), language.seconds(find.took), language[.differences(find.kind)],
        ]
        if game.seats.count > 1 { parts.insert(language[.player(find.seat)], at: 0) }
        if case .reviewed(let review) = find { parts.append(language[.points(review.found.points)]) }
        return UTF8Text.joined(parts, by: " · ")
    }

    /// Returns the cards of a set, and the other sets that were on the table.
    private func lines(of find: ReviewedGame.Find) -> [String] {
        let others = find.otherCount > 0 ? ["  \(language[.others(find.otherCount), kind])"] : []
        guard case .reviewed(let review) = find else { return others }
        let sets = review.others.map { other in
            "  \(other.cards) · \(language[.available(review.found.foundAt - other.since)])"
        }
        return table.lines(of: review.found.cards.cards) + others + sets
    }
}

// For other programs.
extension GameReport {
    /// The report for other programs. Times are in milliseconds.
    public var json: String {
        var members: [(String, JSONValue)] = [("deal", .string(game.dealID.description))]
        if let day = game.day { members.append(("endedOn", .string(day.description))) }
        members += [
            ("isOver", .boolean(game.isOver)), ("time", .number(game.time)),
            ("players", .array(game.seats.map(value))), ("finds", .array(finds.map(value))),
        ]
        if case .review = game { members.append(("deals", .array(game.deals.map { .number($0) }))) }
        return JSONValue.object(members).text
    }

    private func value(of seat: Seat) -> JSONValue {
        var members: [(String, JSONValue)] = [("score", .number(Int64(game.scores[seat])))]
        if let parts = game.parts(of: seat) {
            for (name, part) in [
                ("sets", parts.sets), ("bonus", parts.bonus), ("mismatches", parts.mismatches),
                ("deals", parts.deals), ("claims", parts.claims),
            ] {
                members.append(
                    (name, .object([("points", .number(Int64(part.points))), ("count", .number(Int64(part.count)))])))
            }
        }
        return .object(members)
    }

    private func value(of find: ReviewedGame.Find) -> JSONValue {
        var members: [(String, JSONValue)] = [
            ("foundAt", .number(find.foundAt)), ("took", .number(find.took)),
            ("player", .number(Int64(find.seat.rawValue) + 1)), ("differingFeatures", .number(Int64(find.kind))),
            ("otherCount", .number(Int64(find.otherCount))),
        ]
        guard case .reviewed(let review) = find else { return .object(members) }
        let others = review.others.map { other -> JSONValue in
            .object([("cards", .cards(other.cards.cards)), ("availableSince", .number(other.since))])
        }
        members += [
            ("points", .number(Int64(review.found.points))), ("cards", .cards(review.found.cards.cards)),
            ("availableSince", .number(review.since)), ("others", .array(others)),
        ]
        return .object(members)
    }
}

extension ScoreParts {
    /// Returns the parts with the page's names for them.
    fileprivate func named(_ language: Language, _ kind: MatchKind) -> [(UTF8Text, Part)] {
        [
            (language[.points, kind], sets), (language[.pointsOfSpeed], bonus),
            (language[.pointsOfMistakes], mismatches), (language[.pointsOfDeals], deals),
            (language[.pointsOfClaims], claims),
        ]
    }
}
