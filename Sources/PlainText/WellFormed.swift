extension UTF8Text {
    /// Whether the bytes are well-formed UTF-8.
    public var isWellFormed: Bool {
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        while true {
            switch decoder.decode(&iterator) {
            case .scalarValue: continue
            case .emptyInput: return true
            case .error: return false
            }
        }
    }
}
