import PlainText
import SetGame
import SetRules

/// The pictures of cards that have left the table and are still moving. Pictures are reused.
struct LeavingCards<P: Platform> {
    private let platform: P
    private let layer: Node
    private var leaving: [LeavingCard] = []
    private var spare: [Picture] = []

    /// An element drawn like a card, inside another element that moves it.
    private struct Picture {
        let node: Node
        let mover: Node
        /// The mark of the player who took the card, on top of it.
        var stamp: Node?
    }

    /// The picture of a card that leaves.
    private struct LeavingCard {
        let picture: Picture
        let card: Card
        var departure: Departure
    }

    /// - Parameter layer: the element that the pictures are put into.
    init(platform: P, layer: Node) {
        (self.platform, self.layer) = (platform, layer)
    }

    /// The cards that left as a match or were thrown from the pile, and are still moving.
    var matches: [Card] { leaving.filter { $0.departure.isMatch }.map { $0.card } }

    /// Whether no picture is moving.
    var isEmpty: Bool { leaving.isEmpty }

    /// Adds a picture of a card, and returns the element that moves it.
    ///
    /// - Parameter stamp: the markup of the mark of the player who took the card; empty for no mark.
    mutating func add(_ card: Card, _ departure: Departure, stamp: UTF8Text, draw: (Node) -> Void) -> Node {
        var picture = spare.popLast() ?? makePicture()
        draw(picture.node)
        if !stamp.isEmpty { self.stamp(&picture, stamp) }
        platform.insert(picture.mover, into: layer, before: nil)
        leaving.append(LeavingCard(picture: picture, card: card, departure: departure))
        return picture.mover
    }

    /// Makes all of them leave for another game.
    mutating func redirect() {
        for index in leaving.indices { leaving[index].departure = .anotherGame }
    }

    /// Draws all of them again.
    func redraw(_ draw: (Node, Card) -> Void) {
        for one in leaving { draw(one.picture.node, one.card) }
    }

    /// Removes the picture that an element has moved away, if there is such a picture.
    mutating func remove(_ mover: Node) {
        guard let index = leaving.firstIndex(where: { $0.picture.mover == mover }) else { return }
        let picture = leaving.remove(at: index).picture
        if let stamp = picture.stamp { platform.call("remove", on: stamp) }
        spare.append(picture)
    }

    private func stamp(_ picture: inout Picture, _ markup: UTF8Text) {
        let stamp = picture.stamp ?? platform.create("i")
        picture.stamp = stamp
        platform.setAttribute("class", to: "stamp", on: stamp)
        platform.setMarkup(markup, on: stamp)
        platform.insert(stamp, into: picture.mover, before: nil)
    }

    private func makePicture() -> Picture {
        let node = platform.create("div")
        platform.setAttribute("class", to: "card", on: node)
        platform.setAttribute("aria-hidden", to: "true", on: node)
        return Picture(node: node, mover: platform.makeMover(for: node))
    }
}

extension Departure {
    /// Creates the reason why a card is no longer on the table of a game.
    init(of card: Card, from game: Game) {
        if game.deck.cards.contains(card) {
            self = .takenBack
        } else if game.options.players.areApart, let found = game.found.last(where: { $0.cards.contains(card) }) {
            self = .taken(by: found.seat)
        } else {
            self = .match
        }
    }

    /// Whether the cards were found as a set, by any player.
    var isMatch: Bool {
        switch self {
        case .match, .taken: true
        case .anotherGame, .takenBack: false
        }
    }
}

extension Platform {
    /// Returns a new button for a card.
    func makeCardButton() -> Node {
        let button = create("button")
        setAttribute("class", to: "card", on: button)
        setAttribute("type", to: "button", on: button)
        return button
    }

    /// Puts an element into a new element that moves it.
    func makeMover(for node: Node) -> Node {
        let mover = create("div")
        setAttribute("class", to: "mover", on: mover)
        insert(node, into: mover, before: nil)
        return mover
    }
}
