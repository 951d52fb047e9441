import PlainText
import SetPage
import SetReports
import SetRules
import SetWords

/// The instructions, with their lessons.
package struct HelpDialog {
    private var lesson = 0
    private var choice: Int?
    private var answer: LessonAnswer?
    /// Whether the text around the lesson is new. If it isn't, its open sections stay open.
    private var hasNewPage = true
    /// The game that it explains.
    private let game: Variant
    /// Whether it opens at the list of keys.
    private let showsKeys: Bool
    /// Whether it was opened from Play, to which it returns.
    package let isFromPlay: Bool

    /// Creates the dialog with the first lesson.
    ///
    /// - Parameters:
    ///   - game: the game to explain.
    ///   - showsKeys: whether it opens at the list of keys.
    ///   - isFromPlay: whether it was opened from Play.
    package init(of game: Variant, showsKeys: Bool = false, isFromPlay: Bool = false) {
        (self.game, self.showsKeys, self.isFromPlay) = (game, showsKeys, isFromPlay)
    }

    /// The question to the reports module about its content.
    package var question: ReportQuestion { .lesson(lesson, choice: choice, of: game) }

    /// Whether the dialog has content to show.
    package var hasContent: Bool { answer != nil }

    /// Chooses a card, or begins the next lesson; after the last lesson the first begins again.
    mutating func perform(_ command: ContentCommand.HelpCommand) -> [DialogEffect] {
        switch command {
        case .choose(let choice): self.choice = choice
        case .nextLesson: (lesson, choice) = (lesson + 1, nil)
        }
        return [.ask(question)]
    }

    /// Stores an answer.
    mutating func take(_ answer: LessonAnswer) -> [DialogEffect] {
        let focus = focus(for: answer)
        store(answer)
        return [.render(.content)] + (focus.map { [.focus($0)] } ?? [])
    }

    private mutating func store(_ answer: LessonAnswer) {
        hasNewPage = self.answer?.introduction != answer.introduction || self.answer?.rest != answer.rest
        self.answer = answer
    }

    /// Returns the focus that an answer brings: the list of keys if the dialog opens there, or another button if the
    /// pressed button goes.
    private func focus(for answer: LessonAnswer) -> FocusTarget? {
        guard let former = self.answer else { return showsKeys ? .listOfKeys : nil }
        if answer.number != former.number { return .element(.choice1) }
        return answer.isSolved && !former.isSolved ? .element(.lessonNext) : nil
    }

    func render<P: Platform>(
        _ problem: Message?, on page: Page<P>, _ presentation: Presentation
    ) {
        page.setMarkup(answer?.cards ?? UTF8Text(), of: .lessonCards)
        for (index, element) in ([.choice1, .choice2, .choice3] as [ElementID]).enumerated() {
            page.setMarkup(answer?.pictures[index] ?? UTF8Text(), of: element)
            page.set(.label, to: answer?.names[index], of: element)
            page.set(.disabled, answer?.isSolved ?? true, of: element)
        }
        page.set(.hidden, !(answer?.isSolved ?? false), of: .lessonNext)
        page.setText(problem.map { presentation.text(of: $0) } ?? answer?.says ?? "…", of: .lessonSays)
        page.setMarkup(answer?.nearMisses ?? UTF8Text(), of: .nearMisses)
        guard hasNewPage else { return }
        page.setText(answer?.title ?? UTF8Text(), of: .lessonsTitle)
        page.setText(answer?.nearMissesTitle ?? UTF8Text(), of: .missesTitle)
        page.setMarkup(answer?.introduction ?? UTF8Text(), of: .howSets)
        page.setMarkup(answer?.rest ?? UTF8Text(), of: .howRest)
    }
}
