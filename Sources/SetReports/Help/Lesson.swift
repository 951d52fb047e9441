import PlainText
import SetRules
import SetWords

/// An exercise: a match without one of its cards, and three cards of which one completes it.
struct Lesson {
    /// The cards of the match except one.
    let given: [Card]
    /// The three cards to choose from.
    let choices: [Card]

    /// Returns why the given cards and a choice are a match or aren't; `nil` without a choice.
    func explanation(choosing choice: Int?, _ presentation: Presentation) -> Explanation? {
        guard let choice, choices.indices.contains(choice) else { return nil }
        return Explanation(given + [choices[choice]], presentation)
    }
}

extension LessonAnswer {
    /// Creates the answer about a lesson of the presentation's game. After the last lesson the first follows.
    init(_ number: Int, choice: Int?, _ presentation: Presentation) {
        let page = HelpPage(presentation: presentation)
        let lesson = page.content.lessons[number % page.content.lessons.count]
        let explanation = lesson.explanation(choosing: choice, presentation)
        self.number = number
        isSolved = explanation?.isMatch ?? false
        let given = UTF8Text.joined(lesson.given.map { presentation.picture(of: $0) }, by: "")
        let gap: UTF8Text = "\(given)<span class=\"mini\">?</span>"
        cards = explanation.flatMap { $0.isMatch ? $0.pictures : nil } ?? gap
        pictures = lesson.choices.map { presentation.drawing(of: $0) }
        names = lesson.choices.map { presentation.name(of: $0) }
        says = explanation?.reason ?? presentation.text(of: .exerciseAsks)
        (introduction, nearMisses, rest) = (page.introduction, page.nearMisses, page.rest)
        title = presentation.text(of: .exercises)
        nearMissesTitle = presentation.text(of: .nearMisses)
    }
}
