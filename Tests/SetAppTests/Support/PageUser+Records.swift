import PlainText
import SetGame
import Testing

@testable import SetApp
@testable import SetInput
@testable import SetPage
@testable import SetSettings
@testable import SetStorage

// What a person finds in the review and in the statistics.
extension PageUser {
    func markup(_ id: String) -> String { platform[platform[id]].markup }

    /// What is kept of finished games, a line each.
    var storedGames: [String] {
        (platform.storage.items["tercet.games"] ?? "").split(separator: "\n").dropFirst().map(String.init)
    }

    /// How many logs are kept.
    var storedLogs: Int {
        (platform.storage.items["tercet.logs"] ?? "").components(separatedBy: "tercet game ").count - 1
    }

    /// The names of the pictures in an element, in order.
    func pictures(in id: String, isMarked: Bool = false) -> [String] {
        markup(id).matches(of: /<span class="mini" role="img" aria-label="([^"]*)"( data-marked)?>/)
            .filter { !isMarked || $0.2 != nil }.map { String($0.1) }
    }

    /// A value in the list of facts of an element, by its name; the last, where there are several.
    func fact(_ name: String, in id: String) -> String? {
        markup(id).matches(of: /<dt>([^<]*)<\/dt><dd>([^<]*)<\/dd>/).last { $0.1 == name }.map { String($0.2) }
    }

    /// The titles of the figures of an element.
    func figures(in id: String) -> [String] {
        markup(id).matches(of: /<figcaption>([^<]*)<\/figcaption>/).map { String($0.1) }
    }

    /// Moves the slider of the review to a time in milliseconds.
    func slide(to time: String) {
        send(.input, on: platform["review-slider"]) { $0.text = UTF8Text(time) }
    }

    /// The game that was played here, played again for so many actions.
    func replayed(_ count: Int) throws -> Game {
        var game = Game(app.game.dealID)
        for entry in app.game.log.prefix(count) {
            _ = try game.perform(entry.action, by: entry.seat ?? .first, at: entry.at)
        }
        return game
    }

    /// Plays a game to its end, with some time for each set.
    func playAGame(secondsASet: Int64 = 2) throws {
        for _ in 0..<200 where phase != "over" {
            if let set {
                wait(secondsASet * 1000)
                tap(set)
            } else {
                key("d", "KeyD")
            }
        }
        try #require(phase == "over")
    }
}
