import PlainText
import SetGame
import SetPage
import SetPractice
import SetRecords
import SetRules
import SetTable
import SetWords

/// The practice: a question, its choices, and the result of the last answer.
package struct PracticeDialog {
    /// The practice.
    package private(set) var practice: Practice
    /// Whether the answers are stored.
    package var isStored = true

    /// A second click within this time was meant for the previous question.
    private static var doubleClick: Milliseconds { 300 }

    /// The number of answers that make a round.
    private static var goal: Int { 20 }

    /// Creates the dialog of a new practice.
    package init(_ practice: Practice) {
        self.practice = practice
    }

    /// The buttons of the choices.
    package static var choices: [ElementID] { [.practice1, .practice2, .practice3, .practice4] }

    /// Answers the question, if it has such a choice.
    mutating func answer(_ choice: Int, _ conditions: Dialogs.Conditions) -> [DialogEffect] {
        let answer = practice.answer(choice, on: conditions.today, at: conditions.time)
        return answer.map { [.store($0), .render(.content)] } ?? []
    }

    /// Draws questions from one exercise, by its number, or from both.
    mutating func choose(exercise text: UTF8Text, at time: Milliseconds) -> [DialogEffect] {
        let exercise = text.count.flatMap { UInt8(exactly: $0) }.flatMap { Exercise(rawValue: $0) }
        guard exercise != nil || text == "both" else { return [] }
        practice.choose(exercise, at: time)
        return [.render(.content)]
    }

    /// Returns the choice in a direction from the choice with the focus; the first one if none has it.
    package func choice(after current: ElementID?, _ direction: Direction) -> ElementID {
        let choices = Self.choices.prefix(practice.question.choiceCount)
        let step = direction == .right || direction == .down ? 1 : choices.count - 1
        let index = current.flatMap { choices.firstIndex(of: $0) }
        return choices[index.map { ($0 + step) % choices.count } ?? 0]
    }

    /// Returns whether a click is the second click of a double click on the previous question.
    package func isLate(pressCount: Int32, at time: Milliseconds) -> Bool {
        pressCount > 1 && practice.age(at: time) < Self.doubleClick
    }
}

// Rendering.
extension PracticeDialog {
    func render<P: Platform>(on page: Page<P>, _ presentation: Presentation) {
        let tally = practice.tally
        let score = Message.practiceScore(right: tally.right, of: tally.count, mean: tally.meanTime)
        page.setText(presentation.text(of: score), of: .practiceScore)
        page.setMarkup(Self.round(tally.count), of: .practiceGoal)
        page.setMarkup(options(presentation), of: .practiceExercise)
        page.set(.label, to: presentation.text(of: .phrase(.practiceExercise)), of: .practiceExercise)
        page.setMarkup(last(presentation), of: .practiceLast)
        page.setMarkup(question(presentation), of: .practiceQuestion)
        renderChoices(on: page, presentation)
    }

    /// Returns a mark for each answer of a round, filled if it was given. The score says the same in words.
    private static func round(_ count: Int) -> UTF8Text {
        let given = count == 0 ? 0 : (count - 1) % goal + 1
        return UTF8Text.joined((0..<goal).map { $0 < given ? "<i data-given></i>" : "<i></i>" }, by: "")
    }

    private func options(_ presentation: Presentation) -> UTF8Text {
        func option(_ exercise: Exercise?, _ value: StaticString, _ name: Message) -> UTF8Text {
            let mark: StaticString = exercise == practice.exercise ? " selected" : ""
            return "<option value=\"\(value)\"\(mark)>\(presentation.text(of: name))</option>"
        }
        return """
            \(option(nil, "both", .phrase(.practiceBoth)))\(option(.completion, "0", .phrase(.practiceCompletion)))\
            \(option(.recognition, "1", .phrase(.practiceRecognition)))
            """
    }

    private func question(_ presentation: Presentation) -> UTF8Text {
        let question = practice.question
        let asks = Message.phrase(question.topic.exercise == .completion ? .asksCompletion : .asksRecognition)
        let gap: StaticString = question.cards.count == 2 ? "<span class=\"mini\">?</span>" : ""
        let pictures = UTF8Text.joined(question.cards.map { presentation.picture(of: $0) }, by: "")
        return "<p>\(presentation.text(of: asks))</p><div class=\"minis\">\(pictures)\(gap)</div>"
    }

    private func renderChoices<P: Platform>(on page: Page<P>, _ presentation: Presentation) {
        for (index, element) in Self.choices.enumerated() {
            let isThere = index < practice.question.choiceCount
            if !isThere, page.hasFocus(element) { page.focus(Self.choices[0]) }
            page.set(.hidden, !isThere, of: element)
            guard isThere else { continue }
            switch practice.question.task {
            case .completion(_, _, let cards):
                page.set(.label, to: presentation.name(of: cards[index]), of: element)
                page.setMarkup("<span class=\"mini\">\(presentation.drawing(of: cards[index]))</span>", of: element)
            case .recognition:
                page.set(.label, to: nil, of: element)
                page.setMarkup(presentation.text(of: .phrase(index == 0 ? .answerSet : .answerNoSet)), of: element)
            }
        }
    }

    /// The last answer: its cards, its choices marked as wrong or right, and the reason. For screen readers, the cards
    /// of the next question are added.
    private func last(_ presentation: Presentation) -> UTF8Text {
        let next = presentation.names(of: practice.question.cards)
        let unseen: UTF8Text = "<span class=\"unseen\">\(next)</span>"
        let problem = isStored ? UTF8Text() : " \(presentation.text(of: .phrase(.practiceNotStored)))" as UTF8Text
        guard let answer = practice.last else { return "<p>\(problem)</p>" }
        let verdict: StaticString = answer.isRight ? "right" : "wrong"
        let says = presentation.text(of: Self.message(answer))
        return """
            <div class="minis" aria-hidden="true">\(Self.pictures(answer, presentation))</div>\
            <p data-verdict="\(verdict)">\(says)\(problem) \(unseen)</p>
            """
    }

    /// Returns the cards of an answer: the cards of the question, the chosen card, and the right card if another was
    /// chosen.
    private static func pictures(_ answer: Answer, _ presentation: Presentation) -> UTF8Text {
        func picture(_ card: Card, _ verdict: StaticString = "") -> UTF8Text {
            "<span class=\"mini\" data-verdict=\"\(verdict)\">\(presentation.drawing(of: card))</span>"
        }
        let cards = UTF8Text.joined(answer.question.cards.map { picture($0) }, by: "")
        guard case .completion(_, _, let choices) = answer.question.task else { return cards }
        let wrong = answer.isRight ? UTF8Text() : picture(choices[answer.choice], "wrong")
        return "\(cards)\(wrong)\(picture(choices[answer.question.answer], "right"))"
    }

    private static func message(_ answer: Answer) -> Message {
        guard !answer.isRight else { return .answeredRight(answer.took) }
        guard let triple = answer.question.triple(choosing: answer.choice) else { return .phrase(.asksCompletion) }
        return triple.isSet ? .setMissed(triple) : .mismatch(.notSet(triple))
    }
}
