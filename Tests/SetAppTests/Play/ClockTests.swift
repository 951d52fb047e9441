import Testing

@testable import SetApp
@testable import SetInput
@testable import SetPage
@testable import SetSettings
@testable import SetStorage

@Suite("The clock on the page")
struct ClockTests {
    let user = PageUser(Deals.usual)

    @Test("shows whole seconds, one wake each")
    func seconds() {
        user.wait(999)
        #expect(user.text("time") == "0:00")
        user.wait(1)
        #expect(user.text("time") == "0:01")
        user.wait(64_000)
        #expect(user.text("time") == "1:05")
        user.wait(600_000)
        #expect(user.text("time") == "11:05")
    }

    @Test("is asked for at each second, also after a tap in between")
    func wakes() {
        user.wait(1300)
        user.tap(0)
        #expect(user.platform.wakeAt == user.now + 700)
    }

    @Test("stands still while the page is hidden, and asks for no wake")
    func hidden() {
        user.wait(2000)
        user.hide()
        #expect(user.platform.wakeAt == nil)
        user.wait(30_000)
        user.comeBack()
        #expect(user.text("time") == "0:02")
        user.wait(1000)
        #expect(user.text("time") == "0:03")
    }

    @Test("does not run on a page that opens hidden")
    func opensHidden() {
        let user = PageUser(Deals.usual, visible: false)
        #expect(user.platform.wakeAt == nil)
        user.wait(5000)
        user.comeBack()
        #expect(user.text("time") == "0:00")
    }

    @Test("stands still in a pause and behind a dialog", arguments: ["pause", "settings", "help"])
    func stopped(by id: String) {
        user.wait(2000)
        user.push(id)
        #expect(user.platform.wakeAt == nil)
        user.wait(30_000)
        if id == "pause" { user.push("resume") } else { user.push("\(id)-close") }
        user.wait(1000)
        #expect(user.text("time") == "0:03")
    }

    @Test("counts no sleep of the device")
    func sleep() {
        user.wait(2000)
        user.now += 3_600_000
        user.tap(0)
        #expect(user.text("time") == "0:02")
    }

    @Test("stops with the game, at the time of its end")
    func end() throws {
        user.wait(65_000)
        try user.playToTheEnd()
        let time = user.text("time")
        // The last match leaves by itself.
        user.wait(1000)
        #expect(user.platform.wakeAt == nil)
        user.wait(20_000)
        user.key("d", "KeyD")
        #expect(user.text("time") == time)
        #expect(user.platform.wakeAt == nil)
    }

    @Test("is not shown in a game without one, and counts all the same")
    func noClock() throws {
        user.choose("0", in: "set-clock")
        #expect(user.isHidden("time-box"))
        user.wait(120_000)
        user.choose("1", in: "set-clock")
        #expect(!user.isHidden("time-box"))
        #expect(user.text("time") == "2:00")
    }

    @Test("is saved every five seconds, so that a crash costs no more of it")
    func saved() {
        user.wait(7000)
        #expect(user.reloaded().text("time") == "0:05")
        user.hide()
        #expect(user.reloaded().text("time") == "0:07")
    }
}
