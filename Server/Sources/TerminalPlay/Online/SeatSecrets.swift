import OnlineClient
import PlainText
import SetStorage
import SetTogether

/// The secrets of the seats taken from this machine. With its secret, a player gets the same seat back. The last twenty
/// are stored in a file next to the save, which only its owner can read.
///
/// Each line contains the server, the room code and the secret, separated by spaces. The latest line is first.
struct SeatSecrets {
    private let files: SaveFiles

    private static let most = 20
    private static let key: StaticString = "tercet.seats"

    /// Creates storage next to the save at a path.
    init(besideSaveAt path: String) { files = SaveFiles(path: path) }

    private struct Line {
        let server: UTF8Text
        let code: RoomCode
        let secret: SeatSecret

        var text: UTF8Text { "\(server) \(code.text) \(secret.text)" }
    }

    /// Returns the secret of the seat in a server's room, or `nil` if there is none or the file can't be read.
    func secret(in code: RoomCode, of link: RoomLink) -> SeatSecret? {
        lines.first { $0.server == Self.server(link) && $0.code == code }?.secret
    }

    /// Stores the secret of a seat. Returns whether it was stored; otherwise it is lost when the program ends.
    @discardableResult
    func keep(_ secret: SeatSecret, in code: RoomCode, of link: RoomLink) -> Bool {
        let server = Self.server(link)
        let others = lines.filter { $0.server != server || $0.code != code }
        let kept = [Line(server: server, code: code, secret: secret)] + others.prefix(Self.most - 1)
        do throws(StorageFailure) {
            try files.store(UTF8Text.joined(kept.map(\.text), by: "\n"), under: Self.key)
            return true
        } catch {
            return false
        }
    }

    private static func server(_ link: RoomLink) -> UTF8Text { UTF8Text((link.authority + link.folder).utf8) }

    /// The lines that can be read.
    private var lines: [Line] {
        guard let text = try? files.load(Self.key) else { return [] }
        return text.bytes.split(separator: UInt8(ascii: "\n")).compactMap { bytes in
            let words = bytes.split(separator: UInt8(ascii: " ")).map { UTF8Text($0) }
            guard words.count == 3, let code = RoomCode(words[1]), let secret = SeatSecret(words[2]) else { return nil }
            return Line(server: words[0], code: code, secret: secret)
        }
    }
}
