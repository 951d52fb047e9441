import Foundation
import OnlineClient
import StandInServer
import Testing

@testable import LoadGenerator

struct LoadRunTests {
    /// Runs a plan against a stand-in.
    private func run(_ plan: LoadPlan, losing lost: Set<Int> = []) async throws -> (LoadReport, [LoadRun.Room]) {
        let server = try await StandInServer.start()
        let serving = Task { await StandInRooms.serve(server, losing: lost) }
        defer { serving.cancel() }
        var run = try await LoadRun(plan, on: RoomLink(server.link())) { ProcessUse(of: getpid()) }
        try await run.enter()
        try await run.claim()
        let rooms = try await run.leave()
        try await server.stop()
        return (run.report, rooms)
    }

    @Test func `rooms of robots play, and every claim is acknowledged`() async throws {
        let (report, rooms) = try await run(LoadPlan(sockets: 24, seats: 3, claims: 400, seconds: 0.5, pings: 1))
        #expect(report.faults == [])
        #expect(report.value("sockets") == 24 && report.value("rooms") == 8 && report.value("claims") == 200)
        #expect(report.value("claims stored") == 200 && report.value("claims refused") == 0)
        #expect(rooms.count == 8 && rooms.reduce(0) { $0 + $1.claims.count } == 200)
        #expect((report.value("stored, 50 %") ?? 0) > 0)
    }

    @Test func `claims that come at once are refused in part, and all are answered`() async throws {
        let plan = try LoadPlan(sockets: 16, seats: 8, claims: 2000, seconds: 0.05, alone: false, pings: 1)
        let (report, rooms) = try await run(plan)
        #expect(report.faults == [])
        #expect((report.value("claims stored") ?? 0) + (report.value("claims refused") ?? 0) == 100)
        #expect(rooms.reduce(0) { $0 + $1.claims.count } == report.value("claims stored").map { Int($0) })
    }

    @Test func `sockets that the server has closed are faults`() async throws {
        let server = try await StandInServer.start()
        let serving = Task { await StandInRooms.serve(server) }
        let plan = try LoadPlan(sockets: 4, seats: 2, pings: 1)
        var run = try await LoadRun(plan, on: RoomLink(server.link())) { ProcessUse(of: getpid()) }
        try await run.enter()
        try await run.check()
        #expect(run.report.faults == [])
        serving.cancel()
        while run.report.faults.isEmpty {
            try await Task.sleep(for: .milliseconds(5))
            try await run.check()
        }
        try await server.stop()
    }

    @Test func `robots with equal networks win about as often`() async throws {
        let server = try await StandInServer.start()
        let serving = Task { await StandInRooms.serve(server) }
        defer { serving.cancel() }
        let race = try FairnessRun(roundTrips: [2, 2], pongDelays: [0, 0], rooms: 20, sets: 60, pings: 1)
        let report = try await race.run(on: RoomLink(server.link()))
        #expect(report.faults == [])
        let share = try #require(report.value("robot 1, 2 ms"))
        #expect((10...90).contains(share), "six standard errors")
    }

    @Test func `a plan that asks for too much is refused`() {
        #expect(throws: LoadError.self) { try LoadPlan(sockets: 20_000, seats: 2) }
        #expect(throws: LoadError.self) { try LoadPlan(sockets: 100, seats: 9) }
        #expect(throws: LoadError.self) { try LoadPlan(sockets: 100, seats: 2, claims: 1e6) }
        #expect(throws: LoadError.self) { try LoadPlan(sockets: 100, seats: 2, seconds: 1e6) }
        let senseless: [([Int64], [Int64], Int)] = [([20], [0], 1), ([20, 20], [0], 1), ([20, 20], [0, 0], 0)]
        for (roundTrips, pongDelays, rooms) in senseless {
            #expect(throws: LoadError.self) {
                try FairnessRun(roundTrips: roundTrips, pongDelays: pongDelays, rooms: rooms, sets: 1)
            }
        }
    }

    @Test func `a report is a table and JSON`() throws {
        var report = LoadReport()
        report.add("sockets", 24)
        report.add("memory", 12.345, "kB")
        report.add(faults: (0..<12).map { "fault \($0)" })
        let lines = report.text.split(separator: "\n")
        #expect(lines[0] == "sockets            24" && lines[1] == "memory          12.35 kB")
        #expect(lines[2] == "12 faults:" && lines.count == 13)
        let json = try JSONSerialization.jsonObject(with: Data(report.json.utf8)) as? [String: Any]
        #expect((json?["faults"] as? [String])?.count == 12 && (json?["rows"] as? [[String: Any]])?.count == 2)
    }

    @Test func `the use of a process is read, and of none is none`() throws {
        let use = try #require(ProcessUse(of: getpid()))
        #expect(use.allocatedBytes > 100_000 && use.allocatedBytes < use.residentBytes && use.processorSeconds >= 0)
        #expect(ProcessUse(of: -1) == nil)
    }
}
