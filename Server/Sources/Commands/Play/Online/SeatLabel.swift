import PlainText
import SetGame
import SetWords

/// A seat in the line of seats: the name, the points, whether it is the player's own and whether it is connected.
struct SeatLabel: Hashable, Sendable {
    /// The text. In brackets where nobody is connected; the own has a star.
    let text: String
    /// Whether it is the player's own.
    let isOwn: Bool

    /// The most lines for names in full.
    private static let mostLines = 2

    private init(_ seat: Seat, of game: SharedGame, isShort: Bool) {
        let index = Int(seat.rawValue)
        let name = game.name(of: seat)
        // Names of one room often begin with the same letters.
        let shown = isShort ? name.split(separator: " ").map { $0.prefix(2) }.joined() : name
        let score = game.table.game.map { " \(UTF8Text(points: $0.scores[seat]))" } ?? ""
        isOwn = seat == game.table.seat
        let isConnected = index < game.table.seats.count && game.table.seats[index].isConnected
        let marked = (isOwn ? "*" : "") + shown + score
        text = isConnected ? marked : "(\(marked))"
    }

    /// The seats of a game in as many lines as they need, the names in full where that takes two at most.
    static func lines(of game: SharedGame) -> [[SeatLabel]] {
        guard let players = game.table.game?.options.players else { return [] }
        let full = lines(players.seats.map { SeatLabel($0, of: game, isShort: false) }, width: game.size.columns)
        if full.count <= mostLines { return full }
        return lines(players.seats.map { SeatLabel($0, of: game, isShort: true) }, width: game.size.columns)
    }

    private static func lines(_ labels: [SeatLabel], width: Int) -> [[SeatLabel]] {
        var lines: [[SeatLabel]] = []
        var used = 0
        for label in labels {
            let length = label.text.unicodeScalars.count + String.gap.count
            if lines.isEmpty || used + length - String.gap.count > width {
                lines.append([])
                used = 0
            }
            lines[lines.count - 1].append(label)
            used += length
        }
        return lines
    }
}
