import PlainText
import SetTogether

extension [ServerMessage] {
    /// Returns texts with one message per line. A text of several messages has at most this many bytes.
    func lines(atMost bytes: Int) -> [UTF8Text] {
        var texts: [UTF8Text] = []
        for message in self {
            let line = message.text
            if let last = texts.last, last.bytes.count + 1 + line.bytes.count <= bytes {
                texts[texts.count - 1].append("\n")
                texts[texts.count - 1].append(contentsOf: line)
            } else {
                texts.append(line)
            }
        }
        return texts
    }
}
