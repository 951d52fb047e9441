import PlainText

extension UTF8Text {
    /// The text as it stands in markup, between tags or quotation marks.
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

    /// How wide the text is about to be in a drawing, at 12 units high. Rather too wide than too narrow: which font it
    /// is depends on the device, and texts must not touch.
    var width: Double { Double(length) * 7 }
}
