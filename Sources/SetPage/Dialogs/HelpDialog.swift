import PlainText
import SetReports
import SetWords

/// How to play, with its lessons.
package struct HelpDialog {
    private var lesson = 0
    private var choice: Int?
    private var answer: LessonAnswer?
    /// What the person did last, from which follows what gets the focus.
    private var lastStep = Step.opened

    private enum Step {
        case opened, chose, wentOn
    }

    /// The dialog with the first lesson.
    package init() {}

    /// What it needs to know.
    package var question: ReportQuestion { .lesson(lesson, choice: choice) }

    /// Whether there is something to show.
    package var hasContent: Bool { answer != nil }

    /// Chooses a card.
    package mutating func choose(_ choice: Int) {
        (self.choice, lastStep) = (choice, .chose)
    }

    /// Begins the next lesson, after the last one the first.
    package mutating func next() {
        (lesson, choice, lastStep) = (lesson + 1, nil, .wentOn)
    }

    /// Takes the answer to its question. Returns the button to go on with, where the last one has gone.
    package mutating func take(_ answer: LessonAnswer) -> ElementID? {
        self.answer = answer
        defer { lastStep = .opened }
        switch lastStep {
        case .opened: return nil
        case .chose: return answer.isSolved ? .lessonNext : nil
        case .wentOn: return .choice1
        }
    }

    func render<P: Platform>(_ problem: Message?, on page: Page<P>, _ presentation: Presentation) {
        guard let answer else { return page.setText(problem.map { presentation.text(of: $0) } ?? "…", of: .lessonSays) }
        page.setMarkup(answer.cards, of: .lessonCards)
        for (index, element) in ([.choice1, .choice2, .choice3] as [ElementID]).enumerated() {
            page.setMarkup(answer.pictures[index], of: element)
            page.set(.label, to: answer.names[index], of: element)
            page.set(.disabled, answer.isSolved, of: element)
        }
        page.set(.hidden, !answer.isSolved, of: .lessonNext)
        page.setText(problem.map { presentation.text(of: $0) } ?? answer.says, of: .lessonSays)
        page.setMarkup(answer.nearMisses, of: .nearMisses)
    }
}
