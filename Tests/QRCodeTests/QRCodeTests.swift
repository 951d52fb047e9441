import Foundation
import QRCode
import Testing

@Suite("QR codes")
struct QRCodeTests {
    /// Texts, at least one for each version, with their codes as another encoder (python-qrcode 8) writes them. Where its choice of
    /// the mask differs from the standard's, it was given the mask.
    private func golden() throws -> [(text: String, rows: [String])] {
        let url = try #require(Bundle.module.url(forResource: "Golden/codes", withExtension: "txt"))
        let parts = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n\n")
        return parts.map { part in
            let lines = part.split(separator: "\n").map(String.init)
            return (lines[0], Array(lines.dropFirst()))
        }
    }

    @Test("are as another encoder writes them")
    func codes() throws {
        for (text, rows) in try golden() {
            let code = try #require(QRCode(Array(text.utf8)))
            let own = (0..<code.size).map { row in
                String((0..<code.size).map { code[row, $0] ? "#" as Character : "." })
            }
            #expect(own == rows, "\(text)")
        }
    }

    @Test("are as small as their text allows")
    func sizes() throws {
        for (count, size) in [(0, 21), (14, 21), (15, 25), (42, 29), (84, 37), (122, 45), (180, 53)] {
            #expect(try #require(QRCode(Array(repeating: 65, count: count))).size == size)
        }
    }

    @Test("refuse more bytes than the largest of them holds")
    func tooLong() { #expect(QRCode(Array(repeating: 65, count: 181)) == nil) }
}
