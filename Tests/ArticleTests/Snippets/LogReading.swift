import PlainText
import SetGame
import SetRecords
import SetRules

/// A line for each action of a saved game.
func actions(inLog text: String) throws(SaveError) -> [String] {
    let save = try Save(reading: UTF8Text(text))
    var replay = Replay(of: save.game)
    var lines: [String] = []
    for entry in save.game.log where replay.step() {
        lines.append("\(entry.at) ms, \(entry.action): \(replay.game.table.count) cards, \(replay.game.score) points")
    }
    return lines
}

/// A line for each set that was found in a saved game.
func sets(inLog text: String) throws(SaveError) -> [String] {
    let save = try Save(reading: UTF8Text(text))
    return Review(save.game).finds.map { find in
        "\(find.found.cards) after \(find.found.took) ms: \(find.found.points) points, one of \(find.onTable) sets"
    }
}

/// A line about the games of one player in a history, and how many lines of it could not be read.
func summary(ofHistory text: String) -> String {
    let (history, lost) = History.salvaged(from: text)
    let statistics = Statistics(history, of: .solo)
    return "\(statistics.games) games, best score \(statistics.bestScore ?? 0), "
        + "a set in \(statistics.setTime.value ?? 0) ms; \(lost.count) lines lost"
}

/// Why a text is no log, in words.
func explanation(of error: SaveError) -> String {
    switch error {
    case .foreign: "This is no log of a game."
    case .newerVersion: "A newer version has written this log."
    case .damaged: "This log was changed or cut off."
    case .unreadable: "This log's checksum fits, but its words cannot be read."
    case .refused(let violation): "The rules refuse an action of this log: \(violation)."
    }
}
