import Foundation
import Testing

/// The words of each line of a file of `Golden`.
func golden(_ name: String) throws -> [[String]] {
    let url = try #require(Bundle.module.url(forResource: "Golden/\(name)", withExtension: "txt"))
    return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").map { line in
        line.split(separator: " ").map(String.init)
    }
}
