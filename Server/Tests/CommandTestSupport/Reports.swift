import Foundation
import PlainText
import TestSupport
import Testing

/// The text of a file in a bundle's folder `Golden`.
public func recorded(_ name: String, in bundle: Bundle) throws -> String {
    let url = try #require(bundle.url(forResource: name, withExtension: nil, subdirectory: "Golden"))
    return try String(contentsOf: url, encoding: .utf8)
}

/// The object that a JSON text is.
public func object(_ json: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
}

/// The elements of a document.
public func elements(of text: String) throws -> [Element] {
    try elements(of: UTF8Text(text))
}
