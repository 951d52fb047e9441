import PlainText
import QRCode
import SetTogether

/// The QR code of a room's link, with the room's code below it in two groups.
struct LinkCode: Equatable {
    let link: UTF8Text
    let room: UTF8Text

    /// The size of the code in CSS pixels; a camera across a table can read it.
    private static var size: Int { 160 }
    /// The number of light modules that the standard wants on each side.
    private static var quietZone: Int { 4 }

    /// Creates the code of a room that the server has named; `nil` for any other.
    init?(_ room: RoomState?) {
        guard let room, let link = room.link, let code = room.table.room else { return nil }
        (self.link, self.room) = (link, code.text)
    }

    /// The code as markup; empty if the link is too long for a code.
    var markup: UTF8Text {
        guard let code = QRCode(link.bytes) else { return UTF8Text() }
        let side = code.size + 2 * Self.quietZone
        let half = room.bytes.count / 2
        return """
            <svg viewBox="0 0 \(side) \(side)" width="\(Self.size)" height="\(Self.size)" aria-hidden="true">\
            <path fill="#fff" d="M0 0h\(side)v\(side)h-\(side)z"/><path fill="#000" d="\(Self.path(of: code))"/></svg>\
            <b>\(UTF8Text(room.bytes[..<half])) \(UTF8Text(room.bytes[half...]))</b>
            """
    }

    /// Returns the dark modules as a path with a rectangle for each run in a row.
    private static func path(of code: QRCode) -> UTF8Text {
        var path = UTF8Text()
        for row in 0..<code.size {
            var column = 0
            while column < code.size {
                let start = column
                while column < code.size, code[row, column] { column += 1 }
                let run = column - start
                if run > 0 {
                    path.append(contentsOf: "M\(start + quietZone) \(row + quietZone)h\(run)v1h-\(run)z")
                }
                column += 1
            }
        }
        return path
    }
}
