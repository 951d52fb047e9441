import PlainText
import SetGame
import SetWords

/// A label in the line of seats: the name, the points, whether it is the player's own seat, and whether the player is
/// connected.
struct SeatLabel: Hashable, Sendable {
    /// The text. It has a star for the player's own seat, and brackets for a player who is offline.
    let text: String
    /// Whether it is the player's own seat.
    let isOwn: Bool

    /// The maximum number of lines with full names.
    private static let mostLines = 2

    private init(_ seat: Seat, of game: SharedGame, isShort: Bool) {
        let index = Int(seat.rawValue)
        let name = game.name(of: seat)
        // Names in a room often begin with the same letters.
        let shown = isShort ? name.split(separator: " ").map { $0.prefix(2) }.joined() : name
        let score = game.table.game.map { " \(UTF8Text(points: $0.scores[seat]))" } ?? ""
        isOwn = seat == game.table.seat
        let isConnected = index < game.table.seats.count && game.table.seats[index].isConnected
        let marked = (isOwn ? "*" : "") + shown + score
        text = isConnected ? marked : "(\(marked))"
    }

    /// Returns the labels of a game's seats in as many lines as they need. Names are shortened if full names need more
    /// than two lines.
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
