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

        var text: UTF8Text {
            let name: UTF8Text = self.name.map { " \(Int($0.first)) \(Int($0.second))" } ?? ""
            return "\(room.text) \(secret.text)\(name)"
        }

        init(_ room: RoomCode, _ secret: SeatSecret, _ name: PlayerName?) {
            (self.room, self.secret, self.name) = (room, secret, name)
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
            self.init(room, secret, name)
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

    /// Remembers a seat as the latest one. If storage fails, it is forgotten with the page.
    package func keep(_ secret: SeatSecret, in room: RoomCode, named name: PlayerName?) {
        let line = Line(room, secret, name ?? lines.first { $0.room == room }?.name)
        let all = lines.filter { $0.room != room } + [line]
        try? store.store(UTF8Text.joined(all.suffix(Self.most).map { $0.text }, by: "\n"), under: Self.key)
    }

    /// The lines, without unreadable ones.
    private var lines: [Line] {
        guard let text = try? store.load(Self.key) else { return [] }
        return text.bytes.split(separator: UInt8(ascii: "\n")).compactMap { Line(reading: $0) }
    }
}
