import PlainText
import SetGame
import SetPractice
import SetRecords
import SetWords
import Testing

@testable import SetApp
@testable import SetInput
@testable import SetPage
@testable import SetSettings
@testable import SetStorage

@Suite("The practice on the page")
struct PracticeDialogTests {
    private func question(_ user: PageUser) throws -> Question {
        guard case .practice(let dialog) = user.app.dialog else { throw Missing() }
        return dialog.practice.question
    }

    /// Answers a question after a second, as a finger does.
    private func answer(_ user: PageUser, rightly isRight: Bool) throws {
        let question = try question(user)
        let choice = isRight ? question.answer : (question.answer + 1) % question.choiceCount
        user.wait(1000)
        user.push("practice-\(choice + 1)")
    }

    private func stored(_ user: PageUser) -> PracticeLog {
        let text = user.platform.storage.items["tercet.practice"] ?? ""
        return PracticeLog.salvaged(from: UTF8Text(text.utf8)).log
    }

    @Test("fills a mark for each answer of a round of twenty, and begins again")
    func round() throws {
        let user = PageUser(Deals.usual)
        user.push("practice")
        for number in 0...21 {
            let marks = user.platform[user.platform["practice-goal"]].markup
            #expect(marks.matches(of: /<i/).count == 20)
            #expect(marks.matches(of: /data-given/).count == (number == 0 ? 0 : (number - 1) % 20 + 1))
            try answer(user, rightly: true)
        }
    }

    @Test("asks one question after the other, counts, and stores each answer")
    func goesOn() throws {
        let user = PageUser(Deals.usual)
        user.push("practice")
        #expect(user.isOpen("practice-dialog"))
        for number in 1...8 {
            let before = try question(user)
            try answer(user, rightly: number % 4 != 0)
            #expect(try question(user) != before)
            #expect(stored(user).count == number)
        }
        #expect(stored(user).days.first?.total.right == 6 && stored(user).days.first?.total.wrong == 2)
        user.push("practice-close")
        #expect(!user.isOpen("practice-dialog") && user.phase == "playing")
    }

    @Test("asks of one exercise alone where that is chosen, and knows no other value")
    func exercises() throws {
        let user = PageUser(Deals.usual)
        user.push("practice")
        for (value, exercise) in [("1", Exercise.recognition), ("0", .completion)] {
            user.choose(value, in: "practice-exercise")
            for _ in 0..<5 {
                #expect(try question(user).topic.exercise == exercise)
                try answer(user, rightly: true)
            }
        }
        let before = try question(user)
        user.choose("7", in: "practice-exercise")
        #expect(try question(user) == before)
    }

    @Test("takes no second click of a double click for an answer")
    func doubleClick() throws {
        let user = PageUser(Deals.usual)
        user.push("practice")
        try answer(user, rightly: true)
        let button = user.platform["practice-1"]
        user.send(.click, on: button) { $0.detail = 2 }
        #expect(stored(user).count == 1)
        user.wait(400)
        user.send(.click, on: button) { $0.detail = 1 }
        #expect(stored(user).count == 2)
    }

    @Test("leads from choice to choice with the arrow keys, around the end")
    func arrows() throws {
        let user = PageUser(Deals.usual)
        user.push("practice")
        user.choose("0", in: "practice-exercise")
        let count = try question(user).choiceCount
        user.platform.focus = user.platform["practice-1"]
        for number in 2...(count + 1) {
            user.key("ArrowRight")
            #expect(user.platform.focus == user.platform["practice-\((number - 1) % count + 1)"])
        }
        user.key("ArrowUp")
        #expect(user.platform.focus == user.platform["practice-\(count)"])
    }

    @Test("says so where nothing can be stored, and goes on")
    func refusingStorage() throws {
        let user = PageUser(Deals.usual)
        user.push("practice")
        user.platform.storage.refusesToStore = true
        try answer(user, rightly: true)
        #expect(user.platform.storage.items["tercet.practice"] == nil)
        #expect(
            user.markup("practice-last").contains(user.app.presentation.text(of: .phrase(.practiceNotStored)).string))
        user.platform.storage.refusesToStore = false
        try answer(user, rightly: true)
        #expect(stored(user).count == 1)
    }

    @Test("leaves alone what a newer version has stored")
    func newerVersion() throws {
        let newer = "tercet practice 2\nsomething new\n"
        let user = PageUser(Deals.usual, storage: TestStorage(["tercet.practice": newer]))
        user.push("practice")
        try answer(user, rightly: true)
        #expect(user.platform.storage.items["tercet.practice"] == newer)
    }

    @Test("keeps lines that cannot be read under another key, and counts on")
    func damaged() throws {
        let first = PageUser(Deals.usual)
        first.push("practice")
        try answer(first, rightly: true)
        let good = try #require(first.platform.storage.items["tercet.practice"])
        let storage = TestStorage(["tercet.practice": good + "g2x A3.1.6xz zzz\n"])
        let user = PageUser(Deals.usual, storage: storage)
        user.push("practice")
        try answer(user, rightly: true)
        #expect(stored(user).count == 2)
        #expect(storage.items["tercet.practice.aside"] == "g2x A3.1.6xz zzz\n")
        #expect(storage.items["tercet.practice"]?.contains("zzz") == false)
    }
}
