import PlainText
import SetGame
import SetRecords
import SetRules
import SetWords

/// The review of a game, as markup.
struct ReviewReport {
    let review: Review
    let presentation: Presentation

    private var language: Language { presentation.language }

    var timeline: UTF8Text {
        language.timeline(
            finds: review.finds.map { ($0.found.foundAt, $0.kind) }, deals: review.deals,
            end: review.moments.last ?? 0)
    }

    var body: UTF8Text {
        var text: UTF8Text = "<dl class=\"facts\">"
        text.append(contentsOf: facts)
        text.append("</dl>")
        guard !review.finds.isEmpty else { return text }
        var bars: [(label: UTF8Text, time: Milliseconds?, kind: Int?)] = []
        for (index, find) in review.finds.enumerated() {
            bars.append((UTF8Text(number: index + 1), find.found.took, find.kind))
        }
        text.append(contentsOf: language.figure(presentation.text(of: .timeOfEach), bars).markup)
        text.append(
            contentsOf: language.figure(
                presentation.text(of: .meanTimeByKind), review.meanTimes,
                UTF8Text.numbers(to: review.game.rules.cards.mostDifferences)
            ).markup)
        text.append("<ol class=\"finds\" role=\"list\">")
        for find in review.finds { text.append(contentsOf: item(find)) }
        text.append("</ol>")
        return text
    }

    private var facts: UTF8Text {
        let players = review.game.options.players
        let (fastest, mean) = (review.fastest?.found.took, review.meanTime.value)
        var text = language.fact(.time, Language.clock(review.game.endedAt ?? review.game.now))
        text.append(
            contentsOf: language.fact(
                presentation.text(of: .pattern(.fastestMatch)), fastest.map { language.seconds($0) }))
        text.append(contentsOf: language.fact(presentation.text(of: .meanTime), mean.map { language.seconds($0) }))
        for seat in players.seats {
            let parts = review.parts(of: seat)
            let score = UTF8Text(points: review.game.scores[seat])
            text.append(
                contentsOf:
                    players.isContest ? language.fact(language[.player(seat)], score) : language.fact(.score, score))
            let list: [(UTF8Text, ScoreParts.Part)] = [
                (presentation.text(of: .points), parts.sets), (language[.pointsOfSpeed], parts.bonus),
                (language[.pointsOfMistakes], parts.mismatches), (language[.pointsOfDeals], parts.deals),
                (language[.pointsOfClaims], parts.claims),
            ]
            for (name, part) in list where part.count > 0 {
                var points = UTF8Text(points: part.points)
                points.append(" (")
                points.append(part.count)
                points.append(")")
                text.append(contentsOf: language.fact(name, points))
            }
        }
        return text
    }

    /// Returns a list item about a found match and the other matches that were available.
    private func item(_ find: FindReview) -> UTF8Text {
        var text: UTF8Text = "<li>"
        text.append(contentsOf: presentation.pictures(of: find.found.cards.cards))
        text.append("<p>")
        var parts = [
            Language.clock(find.found.foundAt), language.seconds(find.found.took), language[.differences(find.kind)],
            language[.points(find.found.points)],
        ]
        if review.game.options.players.isContest { parts.insert(language[.player(find.found.seat)], at: 0) }
        text.append(contentsOf: UTF8Text.joined(parts, by: " · "))
        text.append("</p>")
        if !find.others.isEmpty {
            text.append("<details><summary>")
            text.append(contentsOf: presentation.text(of: .others(find.otherCount)))
            text.append("</summary>")
            for other in find.others {
                text.append(contentsOf: presentation.pictures(of: other.cards.cards))
                text.append("<p>")
                text.append(contentsOf: language[.available(find.found.foundAt - other.since)])
                text.append("</p>")
            }
            text.append("</details>")
        }
        text.append("</li>")
        return text
    }
}
