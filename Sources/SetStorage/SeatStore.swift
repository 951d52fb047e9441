import PlainText
import SetTogether

/// Remembers the secrets that prove this browser's seats in rooms, so it can return to them. It stores a line for each of
/// the last rooms: the code, the secret, and the player's name as two numbers.
package struct SeatStore<Store: KeyValueStore> {
    private let store: Store

    private static var key: StaticString { "tercet.seats" }
    /// The number of rooms that are remembered.
    package static var most: Int { 20 }

    /// A seat in a room.
    private struct Line {
        let room: RoomCode
        let secret: SeatSecret
        let name: PlayerName?
        let isOver: Bool

        var text: UTF8Text {
            let name: UTF8Text = self.name.map { " \(Int($0.first)) \(Int($0.second))" } ?? ""
            return "\(room.text) \(secret.text)\(name)\(isOver ? " over" : "" as StaticString)"
        }

        init(_ room: RoomCode, _ secret: SeatSecret, _ name: PlayerName?, isOver: Bool) {
            (self.room, self.secret, self.name, self.isOver) = (room, secret, name, isOver)
        }

        init?(reading text: ArraySlice<UInt8>) {
            var reader = TextReader(text)
            guard let room = reader.text(ofLength: RoomCode.length).flatMap({ RoomCode($0) }), reader.skip(" "),
                let secret = reader.text(ofLength: SeatSecret.length).flatMap({ SeatSecret($0) })
            else { return nil }
            var name: PlayerName?
            if reader.skip(" "), let first = reader.number(), reader.skip(" "), let second = reader.number() {
                name = PlayerName(first: first, second: second)
            }
            self.init(room, secret, name, isOver: reader.skip(" over"))
        }
    }

    /// Creates a store of seats on top of a key-value store.
    package init(_ store: Store) {
        self.store = store
    }

    /// Returns the secret of the seat in a room, or `nil` if it isn't remembered.
    package func secret(in room: RoomCode) -> SeatSecret? { lines.first { $0.room == room }?.secret }

    /// The player's most recent name, in any room.
    package var lastName: PlayerName? { lines.last { $0.name != nil }?.name }

    /// The rooms in which this browser has a seat and whose game isn't over, the latest first.
    package var open: [SeatedRoom] {
        lines.reversed().compactMap { line in
            line.isOver ? nil : line.name.map { SeatedRoom(code: line.room, name: $0) }
        }
    }

    /// Whether this browser has had a seat in a room.
    package func hasSeat(in room: RoomCode) -> Bool { lines.contains { $0.room == room && $0.name != nil } }

    /// Remembers a seat as the latest one. If storage fails, it is forgotten with the page.
    ///
    /// - Parameters:
    ///   - name: the player's name; `nil` keeps the remembered name.
    ///   - isOver: whether the room's game is over; `nil` if that isn't known, which keeps the remembered state.
    package func keep(_ secret: SeatSecret, in room: RoomCode, named name: PlayerName?, isOver: Bool? = nil) {
        let former = lines.first { $0.room == room }
        let line = Line(room, secret, name ?? former?.name, isOver: isOver ?? former?.isOver ?? false)
        write(lines.filter { $0.room != room } + [line])
    }

    /// Forgets a room that the server doesn't have any more.
    package func forget(_ room: RoomCode) { write(lines.filter { $0.room != room }) }

    private func write(_ lines: [Line]) {
        try? store.store(UTF8Text.joined(lines.suffix(Self.most).map { $0.text }, by: "\n"), under: Self.key)
    }

    /// The lines, without unreadable ones.
    private var lines: [Line] {
        guard let text = try? store.load(Self.key) else { return [] }
        return text.bytes.split(separator: UInt8(ascii: "\n")).compactMap { Line(reading: $0) }
    }
}

/// A room in which this browser has a seat.
package struct SeatedRoom: Hashable, Sendable {
    /// The code of the room.
    package let code: RoomCode
    /// The name of the seat's player.
    package let name: PlayerName
}
