import PlainText
import SetCharts
import SetGame
import SetRecords
import SetRules
import SetTable
import SetWords

// The review of a finished game: its course, each set, and the table of any moment.
extension TercetApp {
    func openReview(of game: Game) {
        let review = Review(game)
        self.review = review
        platform.setMarkup(timeline(of: review), on: page[.reviewTimeline])
        platform.setMarkup(report(on: review), on: page[.reviewBody])
        platform.setAttribute("max", to: UTF8Text(number: review.moments.last ?? 0), on: page[.reviewSlider])
        show(moment: review.moments.count - 1, movesSlider: true)
    }

    /// The table as it was after so many actions.
    func show(moment: Int, movesSlider: Bool) {
        guard let review, review.moments.indices.contains(moment) else { return }
        reviewMoment = moment
        let game = review.game(after: moment)
        var cards = UTF8Text()
        for card in game.table { cards.append(contentsOf: miniature(card, marked: game.selection.contains(card))) }
        platform.setMarkup(cards, on: page[.reviewTable])
        let columns = CardGrid(count: game.table.count, in: CardGrid.Size(width: 600, height: 400)).columns
        platform.setStyle("--columns", to: UTF8Text(number: columns), on: page[.reviewTable])
        let time = review.moments[moment]
        // A match that shows does not count as on the table.
        let text = language[.moment(time, cards: game.tableInPlay.count, sets: game.tableInPlay.setCount)]
        platform.setText(text, on: page[.reviewMoment])
        platform.setAttribute("aria-valuetext", to: text, on: page[.reviewSlider])
        if movesSlider { platform.setValue(UTF8Text(number: time), on: page[.reviewSlider]) }
    }

    /// The slider was moved to a time: what was then is what the last action before it led to.
    func slide(to text: UTF8Text) {
        var reader = TextReader(text.bytes)
        guard let review, let time = reader.number() else { return }
        show(moment: (review.moments.lastIndex { $0 <= time }) ?? 0, movesSlider: false)
    }

    private func timeline(of review: Review) -> UTF8Text {
        var marks: [Timeline.Mark] = []
        for find in review.finds {
            marks.append(Timeline.Mark(at: Double(find.found.foundAt) / 1000, kind: find.kind, lane: .above))
        }
        for deal in review.deals { marks.append(Timeline.Mark(at: Double(deal) / 1000, kind: 0, lane: .below)) }
        let times = UTF8Text.joined(review.finds.map { Language.clock($0.found.foundAt) }, by: ", ")
        return Timeline(
            duration: Double(review.moments.last ?? 0) / 1000, marks: marks,
            label: UTF8Text.joined([language[.courseOfGame], times], by: ": "),
            format: { Language.clock(Milliseconds($0 * 1000)) }
        ).svg
    }

    private func report(on review: Review) -> UTF8Text {
        var text: UTF8Text = "<dl class=\"facts\">"
        text.append(contentsOf: facts(of: review))
        text.append("</dl>")
        guard !review.finds.isEmpty else { return text }
        var bars: [(label: UTF8Text, time: Milliseconds?, kind: Int?)] = []
        for (index, find) in review.finds.enumerated() {
            bars.append((UTF8Text(number: index + 1), find.found.took, find.kind))
        }
        text.append(contentsOf: language.figure(.timeOfEachSet, bars))
        text.append(contentsOf: language.figure(.timeByKind, review.meanTimes, UTF8Text.numbers(to: 4)))
        text.append("<ol class=\"finds\" role=\"list\">")
        for find in review.finds { text.append(contentsOf: item(find, in: review)) }
        text.append("</ol>")
        return text
    }

    private func facts(of review: Review) -> UTF8Text {
        let isForTwo = review.game.options.players == .two
        var text = language.fact(.time, Language.clock(review.game.endedAt ?? review.game.now))
        text.append(contentsOf: language.fact(.fastestSet, review.fastest.map { language.seconds($0.found.took) }))
        text.append(contentsOf: language.fact(.meanSetTime, review.meanTime.value.map { language.seconds($0) }))
        for seat in Seat.allCases where isForTwo || seat == .first {
            let parts = review.parts(of: seat)
            let score = UTF8Text(number: review.game.scores[seat])
            text.append(contentsOf: isForTwo ? language.fact(Phrase(seat), score) : language.fact(.score, score))
            let list: [(Phrase, ScoreParts.Part)] = [
                (.pointsOfSets, parts.sets), (.pointsOfSpeed, parts.bonus), (.pointsOfMistakes, parts.mismatches),
                (.pointsOfDeals, parts.deals), (.pointsOfClaims, parts.claims),
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

    /// A set that was found, and the others that lay there.
    private func item(_ find: FindReview, in review: Review) -> UTF8Text {
        var text: UTF8Text = "<li>"
        text.append(contentsOf: miniatures(find.found.set))
        text.append("<p>")
        var parts = [
            Language.clock(find.found.foundAt), language.seconds(find.found.took), language[.differences(find.kind)],
            language[.points(find.found.points)],
        ]
        if review.game.options.players == .two { parts.insert(language[Phrase(find.found.seat)], at: 0) }
        text.append(contentsOf: UTF8Text.joined(parts, by: " · "))
        text.append("</p>")
        if !find.others.isEmpty {
            text.append("<details><summary>")
            text.append(contentsOf: language[.otherSets(find.others.count)])
            text.append("</summary>")
            for other in find.others {
                text.append(contentsOf: miniatures(other.set))
                text.append("<p>")
                text.append(contentsOf: language[.available(find.found.foundAt - other.since)])
                text.append("</p>")
            }
            text.append("</details>")
        }
        text.append("</li>")
        return text
    }

    private func miniatures(_ set: CardTriple) -> UTF8Text {
        var text: UTF8Text = "<div class=\"minis\">"
        for card in set.cards { text.append(contentsOf: miniature(card)) }
        text.append("</div>")
        return text
    }
}
