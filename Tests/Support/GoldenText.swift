import Foundation
import PlainText

/// A text that an earlier version wrote.
public struct GoldenText: Hashable, Sendable {
    /// Its meaning, as that version read it.
    public let meaning: String
    /// The text.
    public let text: UTF8Text

    /// The texts of a file. Each is preceded by its meaning and a line `----`, and followed by a line `====`.
    public static func all(in url: URL?) throws -> [GoldenText] {
        guard let url else { throw Missing("a golden file") }
        let texts = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n====\n").dropLast()
        return try texts.map { text in
            guard let line = text.range(of: "\n----\n") else { throw Missing("the end of a meaning") }
            return GoldenText(meaning: String(text[..<line.lowerBound]), text: UTF8Text(text[line.upperBound...].utf8))
        }
    }
}
