import PlainText
import SetGame
import SetPage
import SetRules
import SetTogether
import SetWords

/// The players of a room after a game, by their points, with the players who agree to another game.
struct Podium {
    /// A player's place.
    struct Place {
        let player: RoomState.Player
        let number: Int
    }

    /// The places, the best first.
    let places: [Place]

    /// Creates the podium of a room's game.
    init(_ room: RoomState) {
        let players = room.players
        let all = players.map { player in
            Place(player: player, number: 1 + players.count { $0.score > player.score })
        }
        places = all.indices.flatMap { number in all.filter { $0.number == number + 1 } }
    }

    /// The podium as markup.
    func markup(_ language: Language) -> UTF8Text {
        let items = places.map { place -> UTF8Text in
            let player = place.player
            let current: StaticString = player.isSelf ? " aria-current=\"true\"" : ""
            return """
                <li value="\(place.number)"\(current)>\
                \(PlayerFace.markup(of: player.face))\
                <span>\(language.name(of: player.status.name))</span> <b>\(UTF8Text(points: player.score))</b>\
                \(player.readyMark(language[Phrase.rematch]))</li>
                """
        }
        return UTF8Text.joined(items, by: "")
    }
}
