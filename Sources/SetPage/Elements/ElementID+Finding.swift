import PlainText

extension ElementID {
    /// The ids of all elements, in the order of their cases.
    package static var allIDs: [UTF8Text] {
        var reader = TextReader(UTF8Text(stringLiteral: ids).bytes)
        return allCases.compactMap { _ in reader.text(until: UInt8(ascii: " ")) }
    }
}
