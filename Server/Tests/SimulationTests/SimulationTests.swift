import RoomStorage
import SetGame
import SetTogether
import Testing

@testable import Simulation

@Suite(.timeLimit(.minutes(10)))
struct SimulationTests {
    private func plan(_ seed: UInt64, without: Set<Fault> = []) -> Simulation.Plan {
        var plan = Simulation.Plan(seed: seed)
        (plan.rooms, plan.length, plan.without) = (2, 20_000, without)
        return plan
    }

    @Test func `a seed gives the same events each time`() {
        let runs = (0..<2).map { _ in
            var simulation = Simulation(plan(5))
            return simulation.run()
        }
        #expect(runs[0].record.reached.counts == runs[1].record.reached.counts)
        let times = runs.map { run in run.record.film.lines.map { $0.prefix { $0 != "(" } } }
        #expect(times[0] == times[1] && runs[0].duration == runs[1].duration)
    }

    @Test func `without faults players finish their games`() {
        var simulation = Simulation(plan(6, without: Set(Fault.allCases)))
        let outcome = simulation.run()
        #expect(outcome.violation == nil && outcome.faults.isEmpty && outcome.record.reached[.gameEnded] >= 6)
    }

    @Test func `what is switched off doesn't happen, and the rest does`() {
        for seed in 1...3 as ClosedRange<UInt64> {
            var simulation = Simulation(plan(seed, without: [.crash]))
            let outcome = simulation.run()
            #expect(outcome.violation == nil && outcome.record.reached[Fault.crash] == 0)
            #expect(!outcome.faults.contains(.crash))
        }
    }
}

struct LogCheckerTests {
    private func log(_ bodies: [(seat: UInt8?, body: String)]) -> [StoredEvent] {
        let owners = (0..<2).map { "sit \($0).1 \(SeatOwner(SIMD4(UInt64($0), 0, 0, 0)).text)" }
        let opening = [(nil, "open "), (nil, owners[0]), (nil, owners[1])] as [(UInt8?, String)]
        return (opening + bodies).enumerated().map { index, event in
            StoredEvent(seq: index + 1, at: 0, seat: event.0, body: event.1)
        }
    }

    /// The deck of all cards in their order, whose first three cards are a set.
    private var start: (UInt8?, String) {
        (nil, "start \(DealID(deck: Options().game.rules.cards.deck).seed)")
    }

    private func fault(_ bodies: [(seat: UInt8?, body: String)]) -> String? {
        var checker = LogChecker()
        return checker.firstFault(in: log(bodies))
    }

    @Test func `a game that follows the rules is right`() {
        #expect(fault([start, (0, "act 100 K111111121113"), (1, "act 100 K112111221133")]) == nil)
    }

    @Test(
        arguments: [
            ([(0, "act 100 K111133333332")], "cards that aren't on the table"),
            ([(0, "act 100 K112111221133"), (0, "act 900 K111111121113")], "a set during a lock"),
            (
                [(0, "act 100 K112111221133"), (0, "act 1200 K112111221133"), (0, "act 2300 K111111121113")],
                "a longer lock"
            ),
            ([(0, "act 100 K111111121113"), (1, "act 99 K112111221123")], "the past"),
            ([(nil, "act 100 A")], "a deal without need"),
            ([(9, "act 100 K111111121113")], "no seat"),
            ([(nil, "open ")], "a second opening"),
        ] as [([(UInt8?, String)], String)])
    func `what breaks the rules is found`(bodies: [(UInt8?, String)], what: String) {
        #expect(fault([start] + bodies) != nil, "\(what)")
    }
}
