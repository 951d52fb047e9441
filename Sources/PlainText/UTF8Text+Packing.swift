// Several texts as one, to cross a border that only one text crosses.
extension UTF8Text {
    /// The texts as one: each after its length in bytes and a line feed.
    public init(packing texts: [UTF8Text]) {
        self.init()
        for text in texts {
            append(text.bytes.count)
            append("\n")
            append(contentsOf: text)
        }
    }

    /// The texts that were packed into this one; `nil` where none were. Linear in its length.
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

// Whole numbers among texts.
extension UTF8Text {
    /// A whole number, with a hyphen as the minus sign.
    public init(number: some FixedWidthInteger) {
        self.init()
        append(number)
    }

    /// The whole number of at least 0 that the text consists of; `nil` where it is anything else, or too large.
    public var number: Int64? {
        var reader = TextReader(bytes)
        guard let number = reader.number(), reader.isAtEnd else { return nil }
        return number
    }

    /// As `number`, for what is counted.
    public var count: Int? { number.flatMap { Int(exactly: $0) } }
}
