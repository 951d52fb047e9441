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

    private var lessons: [Lesson] { Variant.set.helpContent.lessons }
    private var nearMisses: [CardTriple] {
        Variant.set.helpContent.nearMisses.compactMap { CardTriple($0[0], $0[1], $0[2]) }
    }

    private func name(_ card: Card) -> String { Language.english.name(of: card, Appearance()).string }

    private func triple(_ lesson: Lesson, _ choice: Int) throws -> CardTriple {
        try #require(CardTriple(lesson.given[0], lesson.given[1], lesson.choices[choice]))
    }

    /// The number of the choice that is right, 1 to 3.
    private func right(_ lesson: Lesson) throws -> Int {
        try #require(lesson.choices.indices.first { try triple(lesson, $0).isSet }) + 1
    }

    @Test("ask, with two cards and a gap, and three buttons named after their cards")
    func asks() {
        user.push("help")
        #expect(user.text("lesson-says") == english(.exerciseAsks))
        #expect(user.pictures(in: "lesson-cards") == lessons[0].given.map(name))
        #expect(user.markup("lesson-cards").contains(">?<"))
        for (index, card) in lessons[0].choices.enumerated() {
            let id = "choice-\(index + 1)"
            #expect(user.attribute("aria-label", of: id) == name(card) && !user.isOff(id))
            #expect(user.markup(id).hasPrefix("<svg"))
        }
        #expect(user.isHidden("lesson-next"))
    }

    @Test("say of a wrong choice why, and let choose again")
    func wrong() throws {
        user.push("help")
        let lesson = lessons[0]
        for index in 1...3 where index != (try right(lesson)) {
            user.push("choice-\(index)")
            #expect(user.shows(.mismatch(.notSet(try triple(lesson, index - 1))), in: "lesson-says"))
            #expect(user.isHidden("lesson-next") && !user.isOff("choice-1"))
        }
        user.push("choice-\(try right(lesson))")
        #expect(!user.isHidden("lesson-next"))
    }

    @Test("say of the right choice why it is a set, feature by feature, and offer the next; after the last the first")
    func right() throws {
        user.push("help")
        for lesson in lessons {
            user.push("choice-\(try right(lesson))")
            let answer = try right(lesson) - 1
            #expect(user.text("lesson-says") == Language.english.agreements(try triple(lesson, answer)).string)
            #expect(user.pictures(in: "lesson-cards") == (lesson.given + [lesson.choices[answer]]).map(name))
            for index in 1...3 { #expect(user.isOff("choice-\(index)")) }
            #expect(user.platform.focus == user.platform["lesson-next"])
            user.push("lesson-next")
            #expect(user.text("lesson-says") == english(.exerciseAsks))
            #expect(user.isHidden("lesson-next") && !user.isOff("choice-1"))
            #expect(user.platform.focus == user.platform["choice-1"], "the button that had it is gone")
        }
        #expect(user.pictures(in: "lesson-cards") == lessons[0].given.map(name))
    }

    @Test("are followed by the near misses, each with its reason")
    func misses() {
        user.push("help")
        #expect(user.pictures(in: "near-misses") == nearMisses.flatMap { $0.cards.map(name) })
        let said = nearMisses.map { english(.mismatch(.notSet($0))) }
        #expect(user.figures(in: "near-misses") == said)
    }

    @Test("are drawn and named as the cards of the game are", arguments: ["classic", "shapes", "glyphs"])
    func art(art: String) {
        let user = PageUser("\(Deals.usual)&art=\(art)&colorblind=1")
        user.push("help")
        let appearance = user.app.cardStyle.appearance
        let drawing = CardDrawing(appearance, .coarse)
        let lesson = lessons[0]
        let names = lesson.given.map { Language.english.name(of: $0, appearance).string }
        #expect(user.pictures(in: "lesson-cards") == names)
        #expect(user.markup("lesson-cards").contains(drawing.svg(of: lesson.given[0]).string))
        #expect(user.markup("choice-1") == drawing.svg(of: lesson.choices[0]).string)
        #expect(user.markup("near-misses").contains(drawing.svg(of: nearMisses[0].cards[0]).string))
    }

    @Test("begin anew when the help is opened again, and leave the game alone")
    func anew() throws {
        user.tap(3)
        let game = user.app.game
        user.push("help")
        user.push("choice-\(try right(lessons[0]))")
        user.push("lesson-next")
        user.closeDialog()
        user.push("help")
        #expect(user.pictures(in: "lesson-cards").first == name(lessons[0].given[0]))
        user.push("help-close")
        #expect(user.app.game == game && user.pressed.count == 1)
    }

    @Test("are offered quietly on the first start, and not again")
    func offered() {
        let first = PageUser()
        #expect(first.messages == [.pattern(.welcome)] && first.app.openDialog == nil)
        #expect(first.reloaded().messages == [])
    }
}
