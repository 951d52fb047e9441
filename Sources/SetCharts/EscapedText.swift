import PlainText

extension UTF8Text {
    /// The text escaped for use in markup, between tags or quotation marks.
    var escaped: UTF8Text {
        var markup = UTF8Text()
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "&"): markup.append("&amp;")
            case UInt8(ascii: "<"): markup.append("&lt;")
            case UInt8(ascii: ">"): markup.append("&gt;")
            case UInt8(ascii: "\""): markup.append("&quot;")
            default: markup.append(byte: byte)
            }
        }
        return markup
    }

    /// An estimate of the text's width at a font size of 12 units. It tends to be too large rather than too small,
    /// because the font depends on the device and texts must not touch.
    var width: Double { Double(length) * 7 }
}
