import Foundation
import PlainText
import SetGame
import SetRules
import Testing

@testable import SetRecords

struct HistoryTests {
    @Test func `games are kept in the order of their ends, whatever the order in which they are added`() throws {
        let all = history(60, seed: 1)
        var generator = SplitMix64(seed: 5)
        for _ in 0..<10 {
            var records = all.records
            records.pinnedShuffle(using: &generator)
            #expect(history(of: records) == all)
        }
        #expect(zip(all.records, all.records.dropFirst()).allSatisfy { $0.endedOn < $1.endedOn })
    }

    @Test func `a game that is already there is not added`() throws {
        let all = history(20, seed: 2)
        var again = all
        for record in all.records { again.append(record) }
        #expect(again == all)
    }

    @Test func `merging adds new games without duplicates, and returns their number`() throws {
        let all = history(200, seed: 3)
        var generator = SplitMix64(seed: 6)
        for _ in 0..<30 {
            let parts = (0..<2).map { _ in history(of: all.records.filter { _ in generator.next(below: 3) > 0 }) }
            let union = Swift.Set(parts[0].records).union(parts[1].records)
            var (here, there) = (parts[0], parts[1])
            #expect(here.merge(parts[1]) == union.count - parts[0].records.count)
            #expect(there.merge(parts[0]) == union.count - parts[1].records.count)
            #expect(here == there && here.records.count == union.count, "in either order")
            #expect(here.merge(there) == 0 && here == there, "a second time changes nothing")
            #expect(history(of: union) == here)
        }
    }

    @Test func `merging with an empty history changes nothing`() throws {
        var (all, empty) = (history(10, seed: 4), History())
        #expect(all.merge(History()) == 0 && all == history(10, seed: 4))
        #expect(empty.merge(all) == 10 && empty == all)
    }

    @Test func `games that ended at the same time are distinguished by their deals`() throws {
        var generator = SplitMix64(seed: 7)
        let records = (0..<40).map { _ in record(&generator, endedOn: 99, sets: 2) }
        var (odd, even) = (History(), History())
        for (index, record) in records.enumerated() {
            if index % 2 == 0 { even.append(record) } else { odd.append(record) }
        }
        var (one, other) = (odd, even)
        #expect(one.merge(even) == 20 && other.merge(odd) == 20 && one == other && one == history(of: records))
        #expect(try History(reading: one.text) == one)
    }

    /// A record with a time, a deal and a score.
    private func game(_ endedOn: Int64, _ deal: UTF8Text, _ score: Int = 0) throws -> GameRecord {
        GameRecord(
            endedOn: endedOn, dealID: try DealID(seed: deal), scores: Scores(first: score), rest: 0, category: .solo,
            sets: [])
    }

    @Test func `merging interleaves by time and deal, keeps the own duplicate, and counts what is new`() throws {
        var mine = history(of: [try game(10, "a", 1), try game(30, "c"), try game(30, "e")])
        let theirs = history(of: [
            try game(5, "z"), try game(10, "a", 2), try game(20, "b"), try game(30, "d"), try game(30, "f"),
        ])
        #expect(mine.merge(theirs) == 4)
        #expect(mine.records.map { "\($0.endedOn)\($0.dealID)" } == ["5z", "10a", "20b", "30c", "30d", "30e", "30f"])
        #expect(mine.records[1].scores == Scores(first: 1))
        #expect(mine.merge(theirs) == 0 && mine.records.count == 7)
    }

    @Test func `games of the same deal and games of the same time are not duplicates`() throws {
        var mine = history(of: [try game(10, "a")])
        #expect(mine.merge(history(of: [try game(10, "b"), try game(11, "a")])) == 2)
        #expect(mine.records.map { "\($0.endedOn)\($0.dealID)" } == ["10a", "10b", "11a"])
    }

    @Test func `a game that is added late is inserted in its place, unless it is there`() throws {
        var history = history(of: [try game(10, "a"), try game(20, "b", 1), try game(30, "c")])
        history.append(try game(15, "d"))
        history.append(try game(20, "b", 2))
        #expect(history.records.map { "\($0.endedOn)\($0.dealID)" } == ["10a", "15d", "20b", "30c"])
        #expect(history.records[2].scores == Scores(first: 1))
    }

    @Test func `ten thousand games are parsed, merged and counted`() throws {
        let clock = ContinuousClock()
        let (mine, theirs) = (history(10_000, seed: 1), history(10_000, seed: 2))
        var (text, read, merged, sets) = (UTF8Text(), History(), mine, 0)
        let writing = clock.measure { text = mine.text }
        let reading = try clock.measure { read = try History(reading: text) }
        let merging = clock.measure { #expect(merged.merge(theirs) == 10_000) }
        let counting = clock.measure {
            for category in GameCategory.allCases { sets += Statistics(read, of: category).sets }
        }
        #expect(read == mine && sets == mine.records.reduce(0) { $0 + $1.countedSets.count })
        #expect(Swift.Set(merged.records) == Swift.Set(mine.records + theirs.records))
        #expect(zip(merged.records, merged.records.dropFirst()).allSatisfy { $0.precedes($1) })
        print("10,000 games, \(text.bytes.count) bytes: written in \(writing), read in \(reading), merged with 10,000")
        print("others in \(merging), counted in \(counting).")
    }
}
