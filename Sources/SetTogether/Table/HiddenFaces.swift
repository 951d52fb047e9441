import SetGame
import SetRules

/// A client's knowledge of cards that lie face down, by their numbers in dealing order.
///
/// A card whose face isn't known goes by the name of another such card, so the client's game is like any other. When its
/// face becomes known, the two cards exchange their names.
struct HiddenFaces: Hashable, Sendable {
    /// The names of the cards, in dealing order.
    private var names: [Card]
    private var isKnown: [Bool]
    /// The numbers of the cards that the server has been asked to turn up, in order.
    private(set) var asked: [Int] = []

    /// Creates the knowledge of no face.
    init(_ rules: GameRules) {
        names = rules.cards.deck
        isKnown = names.map { _ in false }
    }

    /// Returns the number of a card.
    private func number(of card: Card) -> Int {
        guard let number = names.firstIndex(of: card) else { preconditionFailure("the game has the card") }
        return number
    }

    /// Returns whether the face of a card is known.
    func knows(_ card: Card) -> Bool { isKnown[number(of: card)] }

    /// Asks for the face of a card. Returns its number; `nil` if it has been asked for.
    mutating func ask(_ card: Card) -> Int? {
        let number = number(of: card)
        guard !asked.contains(number) else { return nil }
        asked.append(number)
        return number
    }

    /// Forgets the questions about cards that are gone.
    mutating func forgetQuestions(where isGone: (Card) -> Bool) { asked.removeAll { isGone(names[$0]) } }

    /// Forgets all faces and questions: the server may not know which this player has seen.
    mutating func forgetAll() {
        isKnown = names.map { _ in false }
        asked = []
    }

    /// Notes the face of a card. Returns the card's former name, and whether the face was asked for; `nil` if this isn't
    /// possible.
    mutating func note(_ face: Face) -> (former: Card, wasAsked: Bool)? {
        guard names.indices.contains(face.number), let other = names.firstIndex(of: face.card) else { return nil }
        let former = names[face.number]
        if former != face.card {
            if isKnown[face.number] || isKnown[other] { return nil }
            names.swapAt(face.number, other)
        }
        isKnown[face.number] = true
        let wasAsked = asked.contains(face.number)
        asked.removeAll { $0 == face.number }
        return (former, wasAsked)
    }
}
