import PlainText
import SetGame
import SetRecords
import SetWords
import TestSupport
import Testing

@testable import SetApp
@testable import SetInput
@testable import SetPage
@testable import SetPanels
@testable import SetSettings

@Suite("Play, and the name of the mode")
struct PlayMenuTests {
    private func english(_ message: Message) -> String { Language.english.text(of: message, .init()).string }

    @Test(
        "names a game by its style, another game of the family by its own name",
        arguments: [("", Phrase.styleClassic), ("&style=glyphs", .styleGlyphs), ("&game=junior", .gameJunior)])
    func modes(link: String, name: Phrase) {
        let user = PageUser("?seed=x\(link)")
        #expect(user.text("mode") == Language.english[name].string)
        user.push("play-two")
        #expect(user.app.game.options.players == .two)
        #expect(user.text("mode") == Language.english[Phrase.twoPlayers].string)
        user.push("play-two")
        #expect(user.app.game.options.players == .one)
    }

    @Test("names a daily deal with its day, and with the streak once there is one")
    func daily() throws {
        let user = PageUser()
        user.push("daily")
        user.push("daily-play")
        let day = user.app.today
        let details: [Message.Detail] = [.number(.day, day.day), .number(.month, day.month)]
        #expect(user.text("mode") == english(.pattern(.modeDaily, details + [.number(.count, 0)])))
        try user.playAGame()
        #expect(user.text("mode") == english(.pattern(.modeDailyStreak, details + [.number(.count, 1)])))
    }

    @Test("says on its tiles what has become of the day's deal and of the practice")
    func tiles() throws {
        let user = PageUser()
        user.push("play")
        #expect(user.text("daily-state") == Language.english[Phrase.notPlayedToday].string)
        #expect(user.text("practice-state").isEmpty)
        user.push("daily")
        user.push("daily-play")
        try user.playAGame()
        user.push("play")
        let daily = user.text("daily-state")
        #expect(daily.contains(english(.pattern(.streakOfDays, [.number(.count, 1)]))))
        #expect(daily.contains(english(.pattern(.points, [.number(.points, user.score)]))))
    }

    @Test("offers the way back to the player's own game, beside the table only until the first set")
    func wayBack() throws {
        let user = PageUser(Deals.usual)
        user.tap(0)
        let own = user.text("deal-id")
        #expect(user.isHidden("back") && user.isHidden("play-back"))
        user.push("daily")
        user.push("daily-play")
        #expect(!user.isHidden("back") && !user.isHidden("play-back"))
        user.tap(try #require(user.set))
        #expect(user.isHidden("back") && !user.isHidden("play-back"))
        user.push("play")
        user.push("play-back")
        #expect(!user.isOpen("play-dialog") && user.text("deal-id") == own)
        #expect(user.isHidden("back") && user.isHidden("play-back"))
    }

    @Test("gives way to what it leads to, which gives the focus back to its button", arguments: ["play", "more"])
    func leads(menu: String) {
        let user = PageUser(Deals.usual)
        for dialog in menu == "play" ? ["practice", "together"] : ["settings"] {
            user.push(menu)
            #expect(user.isOpen("\(menu)-dialog"))
            user.push(dialog)
            #expect(user.isOpen("\(dialog)-dialog") && !user.isOpen("\(menu)-dialog"))
            user.push("\(dialog)-close")
            #expect(user.platform.hasFocus(user.platform[menu]))
        }
    }

    @Test("in a room names the room, and leaves only what a room allows")
    func room() {
        let user = PageUser.inRoom(TestRoom(), isPlaying: true)
        #expect(!user.text("mode").isEmpty && user.text("mode") == user.text("together-state"))
        for tile in ["daily", "practice", "play-two"] { #expect(user.isOff(tile)) }
        #expect(!user.isOff("together") && !user.isHidden("play-back"))
    }

    @Test("shows the deal's id in the pause, in More and at the end")
    func dealID() {
        let user = PageUser("?seed=shown")
        for id in ["deal-id", "cover-deal", "result-deal"] { #expect(user.text(id) == "shown", "\(id)") }
    }

    @Test("puts two players side by side, also after a reload, and measures the table then")
    func beside() {
        let user = PageUser("?players=2")
        #expect(user.attribute("data-beside", of: "body") == nil)
        let operations = user.operations { user.choose("1", in: "set-beside") }
        #expect(user.attribute("data-beside", of: "body") == "" && operations.contains("measure #table"))
        #expect(user.reloaded().attribute("data-beside", of: "body") == "")
    }

    @Test("marks how the letters of buttons are typed: alone, with Alt where cards have keys, or not at all")
    func keys() {
        let user = PageUser()
        #expect(user.attribute("data-keys", of: "body") == "letters")
        user.choose("1", in: "set-card-keys")
        #expect(user.attribute("data-keys", of: "body") == "alt")
        user.choose("0", in: "set-letterkeys")
        #expect(user.attribute("data-keys", of: "body") == nil)
    }

    @Test("arranges the buttons for either hand")
    func hand() {
        let user = PageUser(Deals.usual)
        #expect(user.attribute("data-hand", of: "body") == "right")
        user.choose("left", in: "set-hand")
        #expect(user.attribute("data-hand", of: "body") == "left")
        #expect(user.reloaded().attribute("data-hand", of: "body") == "left")
    }
}
