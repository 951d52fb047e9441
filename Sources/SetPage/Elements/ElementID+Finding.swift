import PlainText

extension ElementID {
    /// The ids of all elements, in the order of their cases.
    package static var allIDs: [UTF8Text] {
        var reader = TextReader(UTF8Text(stringLiteral: ids).bytes)
        var all: [UTF8Text] = []
        while let id = reader.text(until: UInt8(ascii: " ")) { all.append(id) }
        return all
    }
}
