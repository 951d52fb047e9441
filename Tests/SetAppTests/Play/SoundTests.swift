import PlainText
import SetGame
import SetRules
import SetTable
import Testing

@testable import SetApp
@testable import SetPage
@testable import SetSettings
@testable import SetSound

@Suite("What is heard and felt")
struct SoundTests {
    /// What a cue sounds like at the usual volume.
    private func numbers(_ cue: Cue) -> [Double] { cue.numbers(gain: Volume.six.gain) }

    private func cards(_ user: PageUser, areSet: Bool) throws -> [Card] {
        let table = user.app.game.table
        let names = user.names
        let triple = try #require(Naive.triples(names, areSets: areSet).first)
        return try triple.map { name in try #require(zip(names, table).first { $0.0 == name }?.1) }
    }

    private func tap(_ cards: some Sequence<Card>, _ user: PageUser) throws {
        for card in cards { user.tap(try #require(user.app.game.table.firstIndex(of: card))) }
    }

    @Test("is nothing at first, whatever happens")
    func off() throws {
        let user = PageUser("?seed=usual")
        try tap(try cards(user, areSet: false), user)
        try tap(try cards(user, areSet: true), user)
        user.push("deal")
        user.push("new-game")
        #expect(user.platform.sounds.isEmpty && user.platform.vibrations.isEmpty)
    }

    @Test("are the picks, in their order, and a match with all of them")
    func match() throws {
        let user = PageUser("?seed=usual&sound=1&haptics=1")
        let set = Array(try cards(user, areSet: true).reversed())
        try tap(set, user)
        let cues: [Cue] = [.pick([set[0]]), .pick([set[0], set[1]]), .match(set)]
        #expect(user.platform.sounds == cues.map(numbers))
        #expect(user.platform.vibrations == cues.map { $0.vibration.map { Double($0) } })
    }

    @Test("is a mismatch, and after it a first pick")
    func mismatch() throws {
        let user = PageUser("?seed=usual&sound=1")
        let triple = try cards(user, areSet: false)
        try tap(triple + [triple[0]], user)
        #expect(user.platform.sounds.suffix(2) == [numbers(.mismatch(triple)), numbers(.pick([triple[0]]))])
        #expect(user.platform.vibrations.isEmpty)
    }

    @Test("is a pick of its place after a card was given up, which is silent")
    func deselected() throws {
        let user = PageUser("?seed=usual&sound=1")
        let set = try cards(user, areSet: true)
        try tap([set[0], set[1], set[0], set[2]], user)
        let cues: [Cue] = [.pick([set[0]]), .pick([set[0], set[1]]), .pick([set[1], set[2]])]
        #expect(user.platform.sounds == cues.map(numbers))
    }

    @Test("are cards that come: three, or all of a new game")
    func deals() {
        let user = PageUser("?seed=usual&sound=1&haptics=1")
        #expect(user.platform.sounds.isEmpty)
        user.push("deal")
        user.push("new-game")
        #expect(user.platform.sounds == [numbers(.deal(3)), numbers(.deal(12))])
    }

    @Test("is a claim, and its last second if it lasts so long")
    func claims() throws {
        let user = PageUser(Deals.forTwo + "&sound=1&haptics=1")
        user.claim(1)
        #expect(user.platform.sounds == [numbers(.claim(.first))])
        user.wait(3999)
        #expect(user.platform.sounds.count == 1)
        user.wait(1)
        #expect(user.platform.sounds.dropFirst() == [numbers(.lastSecond)])
        user.wait(1000)
        #expect(user.platform.sounds.count == 2)
        // The free turn of the other has a last second too.
        user.wait(9000)
        #expect(user.platform.sounds.count == 3)
        user.wait(1000)
        user.claim(2)
        try user.choose(aSet: true)
        user.wait(5000)
        #expect(user.platform.sounds.count { $0 == numbers(.lastSecond) } == 2)
        #expect(user.platform.sounds[3] == numbers(.claim(.second)))
    }

    @Test("is the end of a game, once")
    func end() throws {
        let user = PageUser(Deals.forTwo + "&sound=1&haptics=1")
        try user.playToTheEnd { $0 % 2 + 1 }
        #expect(user.platform.sounds.count { $0 == numbers(.end) } == 1)
        #expect(user.platform.vibrations.last == [30, 70, 30, 70, 80])
    }

    @Test("is nothing on a page that nobody sees, nor before the first press there")
    func silentPages() {
        let user = PageUser("?seed=usual&sound=1&haptics=1&autodeal=1")
        user.platform.window["navigator.userActivation.hasBeenActive"] = "false"
        user.push("deal")
        user.platform.window["navigator.userActivation.hasBeenActive"] = "true"
        user.hide()
        user.wait(20_000)
        #expect(user.platform.sounds.isEmpty && user.platform.vibrations.isEmpty)
        user.comeBack()
        // A browser that knows no such property.
        user.platform.window["navigator.userActivation.hasBeenActive"] = ""
        user.push("deal")
        #expect(user.platform.sounds.count == 1)
    }

    @Test("is tried in the settings")
    func trying() {
        let user = PageUser("?seed=usual")
        let (platform, match) = (user.platform, Cue.match([0, 40, 80].map { Card.all[$0] }))
        user.push("settings")
        user.push("try-sound")
        #expect(platform.sounds == [numbers(match)] && platform.vibrations.isEmpty)
        user.choose("1", in: "set-sound")
        #expect(platform.sounds.count == 2)
        user.choose("10", in: "set-volume")
        #expect(platform.sounds.last == match.numbers(gain: Volume.ten.gain))
        user.choose("1", in: "set-haptics")
        #expect(platform.sounds.count == 3 && platform.vibrations.count == 1)
        user.push("try-sound")
        #expect(platform.sounds.count == 4 && platform.vibrations.count == 2)
        for id in ["set-sound", "set-haptics"] { user.choose("0", in: id) }
        user.choose("1", in: "set-colorblind")
        #expect(platform.sounds.count == 4 && platform.vibrations.count == 2)
    }

    @Test("is kept for the next visit, as loud as chosen")
    func kept() {
        let user = PageUser("?seed=usual")
        user.choose("1", in: "set-sound")
        user.choose("3", in: "set-volume")
        user.choose("11", in: "set-volume")
        let next = user.reloaded("?seed=usual")
        next.push("deal")
        #expect(next.platform.sounds == [Cue.deal(3).numbers(gain: Volume.three.gain)])
    }

    @Test("has no vibration where the device cannot")
    func noVibration() {
        let user = PageUser { $0.window["navigator.vibrate"] = "" }
        #expect(user.attribute("hidden", of: "haptics-box") != nil)
        #expect(PageUser().attribute("hidden", of: "haptics-box") == nil)
    }

    @Test("asks for no more wakes than a silent game")
    func wakes() {
        let (silent, loud) = (PageUser(Deals.forTwo), PageUser(Deals.forTwo + "&sound=1"))
        for user in [silent, loud] {
            user.wait(300)
            #expect(user.platform.wakeAt.map { $0 - user.now } == 700)
            user.claim(1)
            user.wait(3800)
            // The last second of the claim begins then.
            #expect(user.platform.wakeAt.map { $0 - user.now } == 200)
        }
    }
}
