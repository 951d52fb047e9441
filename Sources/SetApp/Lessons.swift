import PlainText
import SetRules
import SetTable
import SetWords

/// Two cards, and three to choose the one from that makes a set of them.
struct Lesson {
    let first: Card
    let second: Card
    /// The three to choose from.
    let choices: [Card]

    /// The right choice.
    var answer: Card { first.third(with: second) }

    /// From sets that are easy to see to one in which everything differs. Each wrong card is wrong in its own way.
    static let all: [Lesson] = [
        Lesson(first: 0, second: 1, answerAt: 1, others: (5, 29)),
        Lesson(first: 4, second: 34, answerAt: 2, others: (61, 64)),
        Lesson(first: 5, second: 46, answerAt: 0, others: (70, 60)),
    ]

    /// Trios that nearly are sets.
    static let nearMisses: [CardTriple] = [(0, 3, 7), (10, 14, 42), (0, 31, 71)].compactMap { numbers in
        CardTriple(Card.all[numbers.0], Card.all[numbers.1], Card.all[numbers.2])
    }

    private init(first: Int, second: Int, answerAt place: Int, others: (Int, Int)) {
        self.first = Card.all[first]
        self.second = Card.all[second]
        var choices = [Card.all[others.0], Card.all[others.1]]
        choices.insert(self.first.third(with: self.second), at: place)
        self.choices = choices
    }
}

// How to play: sets to complete, and triples that are none.
extension TercetApp {
    private static var choices: [ElementID] { [.choice1, .choice2, .choice3] }

    /// Shows the lesson at hand, and the near misses, in the looks of the game.
    func showLesson() {
        let lesson = Lesson.all[lessonIndex]
        var cards = UTF8Text()
        cards.append(contentsOf: miniature(lesson.first))
        cards.append(contentsOf: miniature(lesson.second))
        cards.append(contentsOf: lessonIsSolved ? miniature(lesson.answer) : "<span class=\"mini\">?</span>")
        platform.setMarkup(cards, on: page[.lessonCards])
        for (part, card) in zip(Self.choices, lesson.choices) {
            platform.setMarkup(CardDrawing.svg(of: card, cardStyle.appearance), on: page[part])
            page.set(.label, to: language.name(of: card, cardStyle.appearance), of: part)
            page.set(.disabled, lessonIsSolved, of: part)
        }
        page.set(.hidden, !lessonIsSolved, of: .lessonNext)
        var misses = UTF8Text()
        for triple in Lesson.nearMisses {
            misses.append("<figure><div class=\"minis\">")
            for card in triple.cards { misses.append(contentsOf: miniature(card)) }
            misses.append("</div><figcaption>")
            misses.append(contentsOf: text(of: .mismatch(triple)))
            misses.append("</figcaption></figure>")
        }
        platform.setMarkup(misses, on: page[.nearMisses])
    }

    /// Answers the choice of a card: why it makes a set, or why not.
    func chooseInLesson(_ index: Int) {
        let lesson = Lesson.all[lessonIndex]
        guard let triple = CardTriple(lesson.first, lesson.second, lesson.choices[index]) else { return }
        lessonIsSolved = triple.isSet
        showLesson()
        platform.setText(
            text(of: triple.isSet ? .setExplained(triple) : .mismatch(triple)), on: page[.lessonSays])
        if triple.isSet { platform.call("focus", on: page[.lessonNext]) }
    }

    func beginLesson(_ index: Int) {
        lessonIndex = index % Lesson.all.count
        lessonIsSolved = false
        platform.setText(language[.lessonAsks], on: page[.lessonSays])
        showLesson()
    }

    /// A small picture of a card, under the card's name.
    func miniature(_ card: Card, marked: Bool = false) -> UTF8Text {
        var markup: UTF8Text = "<span class=\"mini\" role=\"img\" aria-label=\""
        markup.append(contentsOf: language.name(of: card, cardStyle.appearance))
        markup.append(marked ? "\" data-marked>" : "\">")
        markup.append(contentsOf: CardDrawing.svg(of: card, cardStyle.appearance))
        markup.append("</span>")
        return markup
    }
}
