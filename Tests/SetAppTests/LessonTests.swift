import SetRules
import SetTable
import Testing

@testable import SetApp

@Suite("The lessons in How to play")
struct LessonTests {
    let player = Player(Deals.usual)

    private func name(_ card: Card) -> String { Words.english.card(card, Look()).string }

    /// The number of the choice that is right, 1 to 3.
    private func right(_ lesson: Lesson) throws -> Int {
        try #require(lesson.choices.firstIndex(of: lesson.answer)) + 1
    }

    @Test("have the answer among the choices exactly once, and the others make no set")
    func choices() {
        #expect(Lesson.all.count == 3)
        for lesson in Lesson.all {
            #expect(lesson.choices.count == 3 && Set(lesson.choices).count == 3)
            #expect(Set([lesson.first, lesson.second] + lesson.choices).count == 5)
            let sets = lesson.choices.filter { Trio(lesson.first, lesson.second, $0)?.isSet == true }
            #expect(sets == [lesson.answer])
        }
    }

    @Test("have wrong choices that are wrong for different reasons, and grow harder")
    func reasons() {
        for lesson in Lesson.all {
            let trios = lesson.choices.compactMap { Trio(lesson.first, lesson.second, $0) }.filter { !$0.isSet }
            #expect(Set(trios.map { Words.english.reasons($0, Look()).string }).count == 2)
        }
        let kinds = Lesson.all.compactMap { Trio($0.first, $0.second, $0.answer)?.differingFeatures }
        #expect(kinds == kinds.sorted() && kinds.last == 4)
    }

    @Test("ask, with two cards and a gap, and three buttons named after their cards")
    func asks() {
        player.push("help")
        #expect(player.text("lesson-says") == "Which card makes a set of these two?")
        #expect(player.pictures(in: "lesson-cards") == [name(Lesson.all[0].first), name(Lesson.all[0].second)])
        #expect(player.markup("lesson-cards").contains(">?<"))
        for (index, card) in Lesson.all[0].choices.enumerated() {
            let id = "choice-\(index + 1)"
            #expect(player.attribute("aria-label", of: id) == name(card) && !player.isOff(id))
            #expect(player.markup(id).hasPrefix("<svg"))
        }
        #expect(player.isHidden("lesson-next"))
    }

    @Test("say of a wrong choice why, and let choose again")
    func wrong() throws {
        player.push("help")
        let lesson = Lesson.all[0]
        for index in 1...3 where index != (try right(lesson)) {
            player.push("choice-\(index)")
            let trio = try #require(Trio(lesson.first, lesson.second, lesson.choices[index - 1]))
            #expect(player.text("lesson-says") == "Not a set: \(Words.english.reasons(trio, Look()).string).")
            #expect(player.isHidden("lesson-next") && !player.isOff("choice-1"))
        }
        player.push("choice-\(try right(lesson))")
        #expect(!player.isHidden("lesson-next"))
    }

    @Test("say of the right choice why it is a set, feature by feature, and offer the next; after the last the first")
    func right() throws {
        player.push("help")
        for lesson in Lesson.all {
            player.push("choice-\(try right(lesson))")
            let trio = try #require(Trio(lesson.first, lesson.second, lesson.answer))
            let agreements = zip(["Number", "Symbol", "Shading", "Colour"], Feature.allCases).map { name, feature in
                "\(name): \(trio[feature] == .different ? "all different" : "all the same")"
            }
            #expect(player.text("lesson-says") == "Set! \(agreements.joined(separator: "; "))")
            #expect(player.pictures(in: "lesson-cards") == [lesson.first, lesson.second, lesson.answer].map(name))
            for index in 1...3 { #expect(player.isOff("choice-\(index)")) }
            #expect(player.host.focus == player.host["lesson-next"])
            player.push("lesson-next")
            #expect(player.text("lesson-says") == "Which card makes a set of these two?")
            #expect(player.isHidden("lesson-next") && !player.isOff("choice-1"))
            #expect(player.host.focus == player.host["choice-1"], "the button that had it is gone")
        }
        #expect(player.pictures(in: "lesson-cards") == [name(Lesson.all[0].first), name(Lesson.all[0].second)])
    }

    @Test("are followed by three near misses, each no set for its one reason, of three different features")
    func nearMisses() {
        #expect(Lesson.nearMisses.count == 3)
        var features: [Feature] = []
        for trio in Lesson.nearMisses {
            #expect(!trio.isSet)
            features += Feature.allCases.filter { if case .split = trio[$0] { true } else { false } }
        }
        #expect(features.count == 3 && Set(features).count == 3)
        player.push("help")
        #expect(player.pictures(in: "near-misses") == Lesson.nearMisses.flatMap { $0.cards.map(name) })
        let said = Lesson.nearMisses.map { "Not a set: \(Words.english.reasons($0, Look()).string)." }
        #expect(player.figures(in: "near-misses") == said)
    }

    @Test("are drawn and named as the cards of the game are", arguments: ["classic", "shapes", "glyphs"])
    func art(art: String) {
        let player = Player("\(Deals.usual)&art=\(art)&colorblind=1")
        player.push("help")
        let look = player.app.dress.look
        let lesson = Lesson.all[0]
        let names = [lesson.first, lesson.second].map { Words.english.card($0, look).string }
        #expect(player.pictures(in: "lesson-cards") == names)
        #expect(player.markup("lesson-cards").contains(CardDrawing.svg(of: lesson.first, look).string))
        #expect(player.markup("choice-1") == CardDrawing.svg(of: lesson.choices[0], look).string)
        #expect(player.markup("near-misses").contains(CardDrawing.svg(of: Lesson.nearMisses[0].cards[0], look).string))
    }

    @Test("begin anew when the help is opened again, and leave the game alone")
    func anew() throws {
        player.tap(3)
        let game = player.app.game
        player.push("help")
        player.push("choice-\(try right(Lesson.all[0]))")
        player.push("lesson-next")
        player.closeDialog()
        player.push("help")
        #expect(player.pictures(in: "lesson-cards").first == name(Lesson.all[0].first))
        player.push("help-close")
        #expect(player.app.game == game && player.pressed.count == 1)
    }

    @Test("are offered quietly on the first start, and not again")
    func offered() {
        let first = Player()
        #expect(first.status == "New to the game? The question mark explains it." && first.app.openDialog == nil)
        #expect(first.reloaded().status == "")
    }
}
