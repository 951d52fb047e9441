import InputOutput
import PlainText
import SetGame
import SetLanguages
import SetRecords
import SetRules
import SetWords

/// A list of the games in a file, as text and as JSON.
public struct GameList {
    private let file: GameFile
    private let language: Language

    /// Creates a list in a language. Games without a record are replayed from their logs.
    public init(_ file: GameFile, _ language: Language = .english) {
        (self.file, self.language) = (file, language)
    }

    private var games: [ReviewedGame?] {
        file.entries.enumerated().map { index, entry in
            switch entry {
            case .record(let record), .kept(let record, _): .record(record)
            case .save: try? file.game(index + 1)
            case .damaged: nil
            }
        }
    }

    /// A line for each game: its number, day, score, time and deal.
    public var text: String {
        let lines = games.enumerated().map { index, game in
            "\(index + 1) · \(game.map(line) ?? language.text(of: .phrase(.gameUnreadable), .init()))\n"
        }
        return lines.joined()
    }

    private func line(of game: ReviewedGame) -> UTF8Text {
        let score = UTF8Text.joined(game.seats.map { UTF8Text(points: game.scores[$0]) }, by: " : ")
        let parts = [game.day?.text, score, Language.clock(game.time), game.dealID.text]
        return UTF8Text.joined(parts.compactMap { $0 }, by: " · ")
    }

    /// The list for other programs. Times are in milliseconds.
    public var json: String {
        let values = games.enumerated().map { index, game -> JSONValue in
            var members: [(String, JSONValue)] = [
                ("game", .number(Int64(index) + 1)), ("isDamaged", .boolean(game == nil)),
            ]
            guard let game else { return .object(members) }
            if let day = game.day { members.append(("endedOn", .string(day.description))) }
            let scores = game.seats.map { JSONValue.number(Int64(game.scores[$0])) }
            members += [
                ("deal", .string(game.dealID.description)), ("scores", .array(scores)), ("time", .number(game.time)),
            ]
            return .object(members)
        }
        return JSONValue.object([("games", .array(values))]).text
    }
}
