import SetRules
import TestSupport
import Testing

@testable import SetGame

struct StandingTests {
    /// A game in which the first seat has made two mistakes and the second found a set, and the same game without the mistakes.
    private func games() throws -> (whole: Game, partial: Game) {
        var options = Options()
        options.players = .apart(.two)
        var whole = Game(try DealID(seed: "tercet", options: options))
        var partial = whole
        let cards = try whole.anyMismatch()
        _ = try whole.perform(.take(cards), by: .first, at: 1000)
        _ = try whole.perform(.take(cards), by: .first, at: 3000)
        let match = try whole.anySet
        _ = try whole.perform(.take(match), by: .second, at: 4000)
        _ = try partial.perform(.take(match), by: .second, at: 4000)
        return (whole, partial)
    }

    @Test func `a game that takes on the standings and then the mistakes is the same game`() throws {
        let (whole, before) = try games()
        var partial = before
        #expect(whole.standings.map(\.lock) == [2000, 0] && whole.standings.map(\.lockEnds) == [5000, 0])
        let isAdopted = partial.adopt(whole.standings, at: whole.now)
        #expect(isAdopted)
        #expect(partial.scores == whole.scores)
        #expect(partial.isLocked(.first, at: 4999) && !partial.isLocked(.first, at: 5000))
        let areInserted = [partial.insert(whole.log[0], at: 0), partial.insert(whole.log[1], at: 1)]
        #expect(areInserted == [true, true])
        #expect(partial == whole)
    }

    @Test func `standings of another game are refused`() throws {
        let (whole, partial) = try games()
        var game = partial
        let others = [
            game.adopt([], at: whole.now), game.adopt(whole.standings + whole.standings, at: whole.now),
            game.adopt(whole.standings, at: partial.now - 1), game.adopt(whole.standings, at: Game.longest + 1),
        ]
        #expect(!others.contains(true) && game == partial)
        var alone = Game(try DealID(seed: "tercet"))
        let ofOne = [alone.adopt([], at: 0), alone.adopt(whole.standings, at: 0)]
        #expect(alone.standings.isEmpty && !ofOne.contains(true))
    }

    @Test func `an entry has no place that its time or its action don't allow`() throws {
        let (whole, partial) = try games()
        var game = partial
        let places = [
            game.insert(whole.log[0], at: -1), game.insert(whole.log[0], at: 2),
            // It happened before the match.
            game.insert(whole.log[1], at: 1),
            game.insert(LogEntry(at: 1, seat: nil, action: .due(.autoDeal)), at: 0),
            game.insert(LogEntry(at: 1, seat: .first, action: .reshuffle), at: 0),
            game.insert(LogEntry(at: 1, seat: .third, action: whole.log[0].action), at: 0),
        ]
        #expect(!places.contains(true) && game == partial)
    }
}
