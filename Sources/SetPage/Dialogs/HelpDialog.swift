import PlainText
import SetRules
import SetTable
import SetWords

/// How to play: sets to complete, and triples that are nearly sets.
package struct HelpDialog {
    private var index = 0
    private var isSolved = false
    /// The answer to the last choice; `nil` before any.
    private var answer: Message?

    /// The dialog with the first lesson.
    package init() {}

    private var lesson: Lesson { Lesson.all[index] }

    /// Answers the choice of a card with why it makes a set, or why not. Returns the button to go on with.
    package mutating func choose(_ choice: Int) -> ElementID? {
        guard let triple = CardTriple(lesson.first, lesson.second, lesson.choices[choice]) else { return nil }
        isSolved = triple.isSet
        answer = isSolved ? .setExplained(triple) : .mismatch(triple)
        return isSolved ? .lessonNext : nil
    }

    /// Begins the next lesson, after the last one the first. Returns the button to go on with.
    package mutating func next() -> ElementID {
        index = (index + 1) % Lesson.all.count
        (isSolved, answer) = (false, nil)
        return .choice1
    }

    func render<P: Platform>(on page: Page<P>, _ presentation: Presentation) {
        let last = isSolved ? presentation.picture(of: lesson.answer) : "<span class=\"mini\">?</span>"
        page.setMarkup(
            "\(presentation.picture(of: lesson.first))\(presentation.picture(of: lesson.second))\(last)",
            of: .lessonCards)
        for (element, card) in zip([.choice1, .choice2, .choice3] as [ElementID], lesson.choices) {
            page.setMarkup(presentation.drawing(of: card), of: element)
            page.set(.label, to: presentation.name(of: card), of: element)
            page.set(.disabled, isSolved, of: element)
        }
        page.set(.hidden, !isSolved, of: .lessonNext)
        page.setText(answer.map { presentation.text(of: $0) } ?? presentation.language[.lessonAsks], of: .lessonSays)
        var misses = UTF8Text()
        for triple in Lesson.nearMisses {
            let reason = presentation.text(of: .mismatch(triple))
            misses.append(
                contentsOf:
                    "<figure>\(presentation.pictures(of: triple.cards))<figcaption>\(reason)</figcaption></figure>")
        }
        page.setMarkup(misses, of: .nearMisses)
    }
}
