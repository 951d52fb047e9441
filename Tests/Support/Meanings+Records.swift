import PlainText
import SetGame
import SetPractice
import SetRecords

extension GameRecord {
    /// All that the record states, in a line.
    public var meaning: String {
        let sets = sets.map { "\($0.took)/\($0.differing)/\($0.onTable)/\($0.seat.rawValue)" }
        return "\(Day(milliseconds: endedOn).text) \(endedOn), \(category), \(scores[.first]) \(scores[.second]), "
            + "\(time) ms, sets \(sets.joined(separator: " ")), \(dealID.meaning)"
    }
}

extension History {
    /// The games, a line for each.
    public var meaning: String {
        (["\(records.count) games"] + records.map(\.meaning)).joined(separator: "\n")
    }
}

extension DailyHistory {
    /// The results and the streaks.
    public var meaning: String {
        let days = results.map { result in
            "\(result.day.text): \(result.first.scores[.first]), best \(result.bestScore ?? 0) in "
                + "\(result.bestTime ?? 0) ms\(result.isOnTime ? ", on time" : "")"
        }
        let best = "streak \(streak) of \(longestStreak), best \(bestScore ?? 0) in \(bestTime ?? 0) ms"
        return ([best] + days).joined(separator: "\n")
    }
}

extension PracticeLog {
    /// The tallies, a line for each day.
    public var meaning: String {
        let lines = days.map { day in
            let tallies = (0..<Topic.count).filter { day[$0].count > 0 }.map { topic in
                "\(topic)/\(day[topic].right)/\(day[topic].wrong)/\(day[topic].time)"
            }
            return "\(day.day.text) \(tallies.joined(separator: " "))"
        }
        return (["\(count) answers"] + lines).joined(separator: "\n")
    }
}
