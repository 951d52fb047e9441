import PlainText
import SetGame
import SetRecords
import SetRules
import SetWords

/// The contents of the daily-deal dialog, as markup and text.
struct DailyReport {
    let history: DailyHistory
    let kind: DailyKind
    let today: Day
    let language: Language

    /// The first day in the calendar. Links can contain earlier days.
    private static var first: Day { Day(number: 20_454) }
    var facts: UTF8Text {
        var text = language.fact(.streak, language[.days(history.streak)])
        text.append(contentsOf: language.fact(.longestStreak, language[.days(history.longestStreak)]))
        text.append(contentsOf: language.count(.daysPlayed, history.results.count))
        text.append(contentsOf: language.count(.bestScore, history.bestScore))
        text.append(contentsOf: language.fact(.bestTime, history.bestTime.map { Language.clock($0) }))
        return text
    }

    /// Returns the first day of the first month that has a calendar.
    func earliest(chosen: Day) -> Day { min(Self.first, history.results.first?.day ?? today, chosen).startOfMonth }

    /// Returns the last seven days, today last, as small cards that lie face up if the day was played. The facts say the
    /// same in words.
    func week(_ presentation: Presentation) -> UTF8Text {
        let days = (today.number - 6...today.number).map { number -> UTF8Text in
            let day = Day(number: number)
            // Days before 1970 have negative numbers.
            let count = Card.all.count
            let card = Card.all[(number % count + count) % count]
            let picture = history[day] == nil ? "<i class=\"mini\"></i>" : presentation.picture(of: card)
            return "<li>\(picture)<small>\(language[.weekday(day.weekday)])</small></li>"
        }
        return "<ol class=\"week\" aria-hidden=\"true\">\(UTF8Text.joined(days, by: ""))</ol>"
    }

    /// Returns the days of a month as radio buttons in rows of weeks. Days after today are disabled.
    func calendar(of month: Day, chosen: Day) -> UTF8Text {
        var text: UTF8Text = "<div class=\"weekdays\" aria-hidden=\"true\">"
        for weekday in 0..<7 { text.append(contentsOf: "<span>\(language[.weekday(weekday)])</span>") }
        text.append(
            contentsOf: "</div><div class=\"days\" role=\"radiogroup\" aria-label=\"\(language[.month(month)])\">")
        // The first day is in the column of its weekday.
        for _ in 0..<month.startOfMonth.weekday { text.append("<i></i>") }
        for number in month.startOfMonth.number..<month.startOfNextMonth.number {
            text.append(contentsOf: cell(Day(number: number), isChosen: number == chosen.number))
        }
        text.append("</div>")
        return text
    }

    private func cell(_ day: Day, isChosen: Bool) -> UTF8Text {
        let result = history[day]
        let state: StaticString = result == nil ? "" : " data-played=\"\""
        let mark: StaticString = day == today ? " data-today=\"\"" : ""
        let input: StaticString = isChosen ? " checked=\"\"" : day > today ? " disabled=\"\"" : ""
        let best = result.map { $0.bestTime.map { Language.clock($0) } ?? "✓" } ?? UTF8Text()
        let name = UTF8Text.joined([language[.date(day)], says(day)], by: ": ")
        return """
            <label\(state)\(mark)><input type="radio" name="day" value="\(day.text)" aria-label="\(name)"\(input)/>\
            <b>\(day.day)</b><small>\(best)</small></label>
            """
    }

    /// Returns the text about a day: the first result, and the best result if it differs.
    func says(_ day: Day) -> UTF8Text {
        guard let result = history[day] else { return language[.dayNotPlayed] }
        let first = result.first
        let time = first.dealID.options.clock ? first.time : nil
        var text = language[.dayPlayed(points: first.scores[.first], time: time)]
        if let score = result.bestScore, let best = result.bestTime, score != first.scores[.first] || best != time {
            text.append(" ")
            text.append(contentsOf: language[.dayBest(points: score, time: best)])
        }
        return text
    }

    /// Returns the result of a game as a text to share; empty unless it is a day's.
    static func share(_ record: GameRecord, of history: History, _ language: Language) -> UTF8Text {
        guard let task = DailyTask(record.dealID) else { return UTF8Text() }
        let history = DailyHistory(history, of: task.kind, today: task.day)
        return DailyReport(history: history, kind: task.kind, today: task.day, language: language).share(task.day)
    }

    /// Returns the first result as a text to share, without spoilers: a bar for the time of each set, the number of sets, the
    /// time and the score. It is empty if the day wasn't played.
    func share(_ day: Day) -> UTF8Text {
        guard let first = history[day]?.first else { return UTF8Text() }
        var parts = [language[.count(first.sets.count), .set]]
        var title: UTF8Text = "Tercet"
        if kind == .deal {
            parts.append(language[.points(first.scores[.first])])
        } else {
            title = "Tercet, \(language[Phrase(kind.game)])"
            parts.append(language[first.hasHints ? .withHints : .withoutHints])
        }
        if first.dealID.options.clock { parts.insert(Language.clock(first.time), at: 1) }
        let bars = UTF8Text.joined(first.sets.map { UTF8Text(stringLiteral: Self.bar($0.took)) }, by: "")
        return "\(title) \(day.text)\n\(bars)\n\(UTF8Text.joined(parts, by: " · "))"
    }

    /// Returns a bar that is higher for a longer time. The scale is the same for all players, so results are comparable.
    private static func bar(_ time: Milliseconds) -> StaticString {
        switch time {
        case ..<3000: "▁"
        case ..<6000: "▂"
        case ..<10_000: "▃"
        case ..<15_000: "▄"
        case ..<22_000: "▅"
        case ..<32_000: "▆"
        case ..<60_000: "▇"
        default: "█"
        }
    }
}
