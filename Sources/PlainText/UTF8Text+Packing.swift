// Several texts packed into one, for interfaces that pass only one text.
extension UTF8Text {
    /// Creates one text from these texts: each follows its length in bytes and a line feed.
    public init(packing texts: [UTF8Text]) {
        self.init()
        for text in texts {
            append(text.bytes.count)
            append("\n")
            append(contentsOf: text)
        }
    }

    /// The texts that were packed into this text; `nil` if it isn't such a text. Linear in its length.
    public var unpacked: [UTF8Text]? {
        var texts: [UTF8Text] = []
        var reader = TextReader(bytes)
        while !reader.isAtEnd {
            guard let length = reader.number(), reader.skip("\n"),
                let text = reader.text(ofLength: Int(clamping: length))
            else {
                return nil
            }
            texts.append(text)
        }
        return texts
    }
}

// Whole numbers as texts.
extension UTF8Text {
    /// Creates the text of a whole number, with a hyphen as the minus sign.
    public init(number: some FixedWidthInteger) {
        self.init()
        append(number)
    }

    /// The whole number, at least 0, that is the whole text; `nil` if the text is anything else or the number is too
    /// large.
    public var number: Int64? {
        var reader = TextReader(bytes)
        guard let number = reader.number(), reader.isAtEnd else { return nil }
        return number
    }

    /// The same as `number`, for counts.
    public var count: Int? { number.flatMap { Int(exactly: $0) } }
}
