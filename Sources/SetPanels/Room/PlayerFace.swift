import PlainText
import SetRules
import SetTable
import SetTogether

/// The face of a player: a small card in ink. There are 27 of number, symbol and shading, so no two players of a room
/// have the same.
enum PlayerFace {
    /// The number of faces.
    private static var count: Int { 27 }

    /// Returns the faces of the players in a room, by seat. A face follows from the name; a later player whose face is
    /// taken gets the next one that is free.
    static func faces(of names: [PlayerName]) -> [Card] {
        var taken: [Int] = []
        for name in names {
            var face = (Int(name.first) * Int(PlayerName.words) + Int(name.second)) % count
            while taken.contains(face) { face = (face + 1) % count }
            taken.append(face)
        }
        return taken.map(card)
    }

    /// Returns the markup of a face.
    static func markup(of face: Card) -> UTF8Text {
        "<i class=\"face\">\(CardDrawing(Appearance(), .coarsest).svg(of: face))</i>"
    }

    private static func card(_ index: Int) -> Card {
        let values = [index % 3, index / 3 % 3, index / 9].map { FeatureValue.allCases[$0] }
        return Card(number: values[0], symbol: values[1], shading: values[2], color: .first)
    }
}
