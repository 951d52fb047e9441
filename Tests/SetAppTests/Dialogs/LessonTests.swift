import SetRules
import SetTable
import SetWords
import Testing

@testable import SetApp
@testable import SetInput
@testable import SetPage
@testable import SetReports
@testable import SetSettings
@testable import SetStorage

@Suite("The lessons in How to play")
struct LessonTests {
    let user = PageUser(Deals.usual)

    private func name(_ card: Card) -> String { Language.english.name(of: card, Appearance()).string }

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
            let sets = lesson.choices.filter { CardTriple(lesson.first, lesson.second, $0)?.isSet == true }
            #expect(sets == [lesson.answer])
        }
    }

    @Test("have wrong choices that are wrong for different reasons, and grow harder")
    func reasons() {
        for lesson in Lesson.all {
            let triples = lesson.choices.compactMap { CardTriple(lesson.first, lesson.second, $0) }.filter { !$0.isSet }
            #expect(Set(triples.map { Language.english.reasons($0, Appearance()).string }).count == 2)
        }
        let kinds = Lesson.all.compactMap { CardTriple($0.first, $0.second, $0.answer)?.differingFeatures }
        #expect(kinds == kinds.sorted() && kinds.last == 4)
    }

    @Test("ask, with two cards and a gap, and three buttons named after their cards")
    func asks() {
        user.push("help")
        #expect(user.text("lesson-says") == english(.lessonAsks))
        #expect(user.pictures(in: "lesson-cards") == [name(Lesson.all[0].first), name(Lesson.all[0].second)])
        #expect(user.markup("lesson-cards").contains(">?<"))
        for (index, card) in Lesson.all[0].choices.enumerated() {
            let id = "choice-\(index + 1)"
            #expect(user.attribute("aria-label", of: id) == name(card) && !user.isOff(id))
            #expect(user.markup(id).hasPrefix("<svg"))
        }
        #expect(user.isHidden("lesson-next"))
    }

    @Test("say of a wrong choice why, and let choose again")
    func wrong() throws {
        user.push("help")
        let lesson = Lesson.all[0]
        for index in 1...3 where index != (try right(lesson)) {
            user.push("choice-\(index)")
            let triple = try #require(CardTriple(lesson.first, lesson.second, lesson.choices[index - 1]))
            #expect(user.shows(.mismatch(.notSet(triple)), in: "lesson-says"))
            #expect(user.isHidden("lesson-next") && !user.isOff("choice-1"))
        }
        user.push("choice-\(try right(lesson))")
        #expect(!user.isHidden("lesson-next"))
    }

    @Test("say of the right choice why it is a set, feature by feature, and offer the next; after the last the first")
    func right() throws {
        user.push("help")
        for lesson in Lesson.all {
            user.push("choice-\(try right(lesson))")
            let triple = try #require(CardTriple(lesson.first, lesson.second, lesson.answer))
            #expect(user.text("lesson-says") == Language.english.agreements(triple).string)
            #expect(user.pictures(in: "lesson-cards") == [lesson.first, lesson.second, lesson.answer].map(name))
            for index in 1...3 { #expect(user.isOff("choice-\(index)")) }
            #expect(user.platform.focus == user.platform["lesson-next"])
            user.push("lesson-next")
            #expect(user.text("lesson-says") == english(.lessonAsks))
            #expect(user.isHidden("lesson-next") && !user.isOff("choice-1"))
            #expect(user.platform.focus == user.platform["choice-1"], "the button that had it is gone")
        }
        #expect(user.pictures(in: "lesson-cards") == [name(Lesson.all[0].first), name(Lesson.all[0].second)])
    }

    @Test("are followed by three near misses, each no set for its one reason, of three different features")
    func nearMisses() {
        #expect(Lesson.nearMisses.count == 3)
        var features: [Feature] = []
        for triple in Lesson.nearMisses {
            #expect(!triple.isSet)
            features += Feature.allCases.filter { if case .split = triple[$0] { true } else { false } }
        }
        #expect(features.count == 3 && Set(features).count == 3)
        user.push("help")
        #expect(user.pictures(in: "near-misses") == Lesson.nearMisses.flatMap { $0.cards.map(name) })
        let said = Lesson.nearMisses.map { english(.mismatch(.notSet($0))) }
        #expect(user.figures(in: "near-misses") == said)
    }

    @Test("are drawn and named as the cards of the game are", arguments: ["classic", "shapes", "glyphs"])
    func art(art: String) {
        let user = PageUser("\(Deals.usual)&art=\(art)&colorblind=1")
        user.push("help")
        let appearance = user.app.cardStyle.appearance
        let drawing = CardDrawing(appearance, .coarse)
        let lesson = Lesson.all[0]
        let names = [lesson.first, lesson.second].map { Language.english.name(of: $0, appearance).string }
        #expect(user.pictures(in: "lesson-cards") == names)
        #expect(user.markup("lesson-cards").contains(drawing.svg(of: lesson.first).string))
        #expect(user.markup("choice-1") == drawing.svg(of: lesson.choices[0]).string)
        #expect(user.markup("near-misses").contains(drawing.svg(of: Lesson.nearMisses[0].cards[0]).string))
    }

    @Test("begin anew when the help is opened again, and leave the game alone")
    func anew() throws {
        user.tap(3)
        let game = user.app.game
        user.push("help")
        user.push("choice-\(try right(Lesson.all[0]))")
        user.push("lesson-next")
        user.closeDialog()
        user.push("help")
        #expect(user.pictures(in: "lesson-cards").first == name(Lesson.all[0].first))
        user.push("help-close")
        #expect(user.app.game == game && user.pressed.count == 1)
    }

    @Test("are offered quietly on the first start, and not again")
    func offered() {
        let first = PageUser()
        #expect(first.messages == [.welcome] && first.app.openDialog == nil)
        #expect(first.reloaded().messages == [])
    }
}
