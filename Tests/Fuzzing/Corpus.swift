import Foundation
import PlainText
import SetGame
import SetRecords
import SetRules
import SetSettings

/// Valid texts of each kind, mostly from games that are played at random, the same ones each time.
enum Corpus {
    /// Games that have just begun, are under way, or are over; every other one with two players.
    static let games: [Game] = (0..<16).map { number in
        var player = RandomPlayer(seed: UInt64(number))
        return player.game(of: number % 2 == 0 ? .one : .two, actions: [0, 2, 6, 15, 40, 100, 300, 600][number / 2])
    }

    static let finishedGames: [Game] = (0..<6).map { number in
        var player = RandomPlayer(seed: UInt64(100 + number))
        return player.finishedGame(of: number % 2 == 0 ? .one : .two)
    }

    static let saves: [UTF8Text] =
        (games + finishedGames.prefix(2)).map { Save(game: $0, time: $0.now + 77, isPaused: $0.score % 3 == 0).text }
        + golden("SetGameTests/Golden/saves.txt").split(separator: "table ").map { saved in
            UTF8Text(saved.drop { $0 != "\n" }.dropFirst().drop(while: \.isNewline).utf8.dropLast())
        }

    static let records: [GameRecord] = finishedGames.enumerated().map { number, game in
        GameRecord(game, endedOn: 1_770_000_000_000 + Int64(number) * 3_600_000)
    }

    static let histories: [UTF8Text] = [
        History().text, history(of: records.prefix(1)).text, history(of: records[...]).text,
        UTF8Text(golden("SetRecordsTests/Golden/history.txt")),
    ]

    static let keptLogs: [UTF8Text] = [1, 2, 4].map { count in
        var logs = KeptLogs(reading: UTF8Text())
        for (record, game) in zip(records, finishedGames).prefix(count) {
            logs.add(record, Save(game: game, time: game.now, isPaused: false))
        }
        return logs.text
    }

    /// The deal of a game, and its actions.
    static let logTexts: [UTF8Text] = games.map { game in
        var text = game.dealID.text
        var last: Milliseconds = 0
        for entry in game.log {
            text.append(text.bytes.contains(UInt8(ascii: "\n")) ? " " : "\n")
            text.append(contentsOf: entry.notation(since: last, players: game.options.players))
            last = entry.at
        }
        return text
    }

    static let links: [UTF8Text] = [
        "?seed=tea&limit=24&leaves=itself&backto12=1&autodeal=1&clock=0&theme=dark&lang=ru&motion=still",
        "?seed=a%20b+c~pls&players=2&claim=3", "?style=physics&art=classic&colorblind=1&stripes=tint&from=deck",
        "?seed=%D0%B6&letterkeys=0&lettermark=1&colour=red", "", "?seed=", "seed=%F0%9F%98%80~&style=glyphs",
    ]

    static let settings: [UTF8Text] = [
        Settings().text, "art=classic\nmotion=still\ntheme=dark\n",
        "lang=ru\nfrom=deck\nstripes=tint\ncolorblind=1\nlettermark=1\nletterkeys=0\nsomething=new\n\nno field",
    ]

    /// Days of practice.
    static let practices: [UTF8Text] = [
        "tercet practice 1\ng17 A1.0.1jk]0.1.0 b97h2\n", "tercet practice 1\n", "tercet practice 2\nx\n",
    ]

    private static func history(of records: ArraySlice<GameRecord>) -> History {
        var history = History()
        for record in records { history.append(record) }
        return history
    }

    /// A file beside the tests.
    private static func golden(_ name: String) -> String {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        return (try? String(contentsOf: tests.appending(path: name), encoding: .utf8)) ?? ""
    }
}
