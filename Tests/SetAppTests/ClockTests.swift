import Testing

@testable import SetApp

@Suite("The clock on the page")
struct ClockTests {
    let player = Player(Deals.usual)

    @Test("shows whole seconds, one alarm each")
    func seconds() {
        player.wait(999)
        #expect(player.text("time") == "0:00")
        player.wait(1)
        #expect(player.text("time") == "0:01")
        player.wait(64_000)
        #expect(player.text("time") == "1:05")
        player.wait(600_000)
        #expect(player.text("time") == "11:05")
    }

    @Test("is asked for at each second, also after a tap in between")
    func alarms() {
        player.wait(1300)
        player.tap(0)
        #expect(player.host.alarm == player.now + 700)
    }

    @Test("stands still while the page is hidden, and asks for no alarm")
    func hidden() {
        player.wait(2000)
        player.hide()
        #expect(player.host.alarm == nil)
        player.wait(30_000)
        player.comeBack()
        #expect(player.text("time") == "0:02")
        player.wait(1000)
        #expect(player.text("time") == "0:03")
    }

    @Test("does not run on a page that opens hidden")
    func opensHidden() {
        let player = Player(Deals.usual, visible: false)
        #expect(player.host.alarm == nil)
        player.wait(5000)
        player.comeBack()
        #expect(player.text("time") == "0:00")
    }

    @Test("stands still in a pause and behind a dialog", arguments: ["pause", "settings", "help"])
    func stopped(by id: String) {
        player.wait(2000)
        player.push(id)
        #expect(player.host.alarm == nil)
        player.wait(30_000)
        if id == "pause" { player.push("resume") } else { player.push("\(id)-close") }
        player.wait(1000)
        #expect(player.text("time") == "0:03")
    }

    @Test("counts no sleep of the device")
    func sleep() {
        player.wait(2000)
        player.now += 3_600_000
        player.tap(0)
        #expect(player.text("time") == "0:02")
    }

    @Test("stops with the game, at the time of its end")
    func end() throws {
        player.wait(65_000)
        try player.playToTheEnd()
        let time = player.text("time")
        #expect(player.host.alarm == nil)
        player.wait(20_000)
        player.key("d", "KeyD")
        #expect(player.text("time") == time)
        #expect(player.host.alarm == nil)
    }

    @Test("is not shown in a game without one, and counts all the same")
    func noClock() throws {
        player.choose("0", in: "set-clock")
        #expect(player.isHidden("time-box"))
        player.wait(120_000)
        player.choose("1", in: "set-clock")
        #expect(!player.isHidden("time-box"))
        #expect(player.text("time") == "2:00")
    }

    @Test("is saved every five seconds, so that a crash costs no more of it")
    func saved() {
        player.wait(7000)
        #expect(player.reloaded().text("time") == "0:05")
        player.hide()
        #expect(player.reloaded().text("time") == "0:07")
    }
}
