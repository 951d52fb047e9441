import SetGame
import SetTogether
import Testing

@testable import Rooms

struct RoomLobbyTests {
    @Test func `all hear who agrees to start, a newcomer too, and an older page hears nothing of it`() throws {
        var table = try RoomUnderTest()
        table.enter(1)
        table.enter(2)
        table.enter(3, version: 1)
        table.forgetWhatWasTold()
        table.say(.ready(true), by: 2)
        table.say(.ready(true), by: 2)
        table.say(.ready(true), by: 3)
        for id in [1, 2] { #expect(table.heard(by: id) == [.ready([.second]), .ready([.second, .third])]) }
        #expect(table.heard(by: 3).isEmpty)
        table.enter(4)
        #expect(table.heard(by: 4).contains(.ready([.second, .third])))
        table.forgetWhatWasTold()
        table.say(.ready(false), by: 2)
        #expect(table.heard(by: 1) == [.ready([.third])])
        table.leave(3)
        #expect(table.heard(by: 1).last == .ready([]))
    }

    @Test func `a spectator agrees to nothing and shows nothing, and during a game nobody agrees`() throws {
        var table = try RoomUnderTest.playing(8)
        table.enter(9)
        table.forgetWhatWasTold()
        for id in [1, 9] { table.say(.ready(true), by: id) }
        table.say(.react(.wow), by: 9)
        #expect(table.heard(by: 1).isEmpty)
        table.say(.react(.wow), by: 2)
        #expect(table.heard(by: 1) == [.reaction(.second, .wow)] && table.heard(by: 9) == table.heard(by: 1))
    }

    @Test func `a ping of a player or a spectator is answered, and the others hear nothing`() throws {
        var table = try RoomUnderTest.playing(8)
        table.enter(9)
        table.forgetWhatWasTold()
        for id in [1, 9] { table.say(.ping, by: id) }
        #expect(table.heard(by: 1) == [.pong] && table.heard(by: 9) == [.pong] && table.heard(by: 2).isEmpty)
    }

    @Test func `a game that begins ends all agreement, also that of other nodes`() throws {
        var table = try RoomUnderTest()
        for id in 1...3 { table.enter(id) }
        table.say(.ready(true), by: 1)
        table.note(.presence(Presence(node: "there", seats: [.third: 20])))
        table.note(.ready([.third], node: "there"))
        #expect(table.heard(by: 2).last == .ready([.first, .third]))
        table.say(.start, by: 2)
        #expect(table.published.last == .ready([], node: "here"))
        table.enter(4)
        #expect(!table.heard(by: 4).contains { if case .ready = $0 { true } else { false } })
    }

    @Test func `agreement and reactions reach other nodes, and an own notice that comes back changes nothing`() throws {
        var table = try RoomUnderTest()
        table.enter(1)
        table.enter(2)
        table.say(.ready(true), by: 1)
        #expect(table.published.contains(.ready([.first], node: "here")))
        table.say(.react(.thanks), by: 2)
        #expect(table.published.last == .reaction(.second, .thanks, node: "here"))
        table.forgetWhatWasTold()
        table.note(.ready([.second], node: "here"))
        table.note(.reaction(.second, .thanks, node: "here"))
        #expect(table.heard(by: 1).isEmpty)
        table.note(.reaction(.third, .thinking, node: "there"))
        #expect(table.heard(by: 1) == [.reaction(.third, .thinking)])
    }

    @Test func `a node that falls silent takes its players' agreement with it`() throws {
        var table = try RoomUnderTest()
        table.enter(1)
        table.note(.presence(Presence(node: "there", seats: [.second: 20])))
        table.note(.ready([.second], node: "there"))
        table.wait(20_000)
        table.beat()
        #expect(table.heard(by: 1).last { if case .ready = $0 { true } else { false } } == .ready([]))
    }

    @Test func `notices read back, and an older node can't read the new ones`() {
        let notices: [RoomNotice] = [
            .presence(Presence(node: "abc", seats: [.first: 0, .eighth: 150])), .ready([], node: "abc"),
            .ready([.first, .eighth], node: "abc"), .reaction(.third, .thinking, node: "abc"),
        ]
        for notice in notices {
            #expect(RoomNotice(notice.text) == notice)
            if case .presence = notice { continue }
            if notice != .ready([], node: "abc") { #expect(Presence(notice.text) == nil) }
        }
        for text in ["", "ready", "ready abc 9", "ready abc 0", "react abc 1", "react abc 1 5", "react abc x 1"] {
            #expect(RoomNotice(text) == nil, "\(text)")
        }
    }
}
