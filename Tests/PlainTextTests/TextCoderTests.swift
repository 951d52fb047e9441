import PlainText
import Testing

/// A format with a field of each kind.
private struct Shelf: TextCodable, Equatable {
    var number: UInt8 = 0
    var points = 0
    var isOpen = false
    var hasLamp = false
    var kind = UInt8(ascii: "A")
    var colors: [UTF8Text] = []
    var sizes: [Int] = []
    var title = UTF8Text()
    var rest = UTF8Text()

    static var forms: [Shelf] { [Shelf()] }
    static var maximumLength: Int { 100 }

    mutating func code(_ coder: inout some TextCoder) {
        coder.number(&number, in: 1...99, after: "shelf ")
        coder.number(&points, in: -40...40, radix: 36, after: ":")
        coder.flag(&isOpen, " open")
        coder.flag(&hasLamp, "*")
        coder.field(&kind, write: { $1.append(byte: $0) }, read: { $0.byte() })
        coder.require((UInt8(ascii: "A")...UInt8(ascii: "C")).contains(kind))
        coder.list(&colors, of: UTF8Text(), first: " ", next: " ", most: 2) { coder, color in
            coder.word(&color, after: "", text: { $0 }, value: { $0.isEmpty ? nil : $0 })
        }
        coder.literal("\n")
        coder.list(&sizes, of: 0, first: "", next: ",", most: 9) { $0.number(&$1, in: 0...9) }
        coder.literal("\n")
        coder.line(&title)
        coder.field(&rest, write: { $1.append(contentsOf: $0) }, read: { $0.text() })
        coder.require(sizes.count < 4)
    }
}

/// A format with several forms.
private enum Signal: TextCodable, Equatable {
    case go(Int)
    case goBack
    case stop

    static var forms: [Signal] { [.stop, .go(0), .goBack] }

    mutating func code(_ coder: inout some TextCoder) {
        switch self {
        case .go(var steps):
            coder.number(&steps, in: 0...9, after: "go ")
            self = .go(steps)
        case .goBack: coder.literal("go back")
        case .stop: coder.literal("stop")
        }
    }
}

struct TextCoderTests {
    private static let full = Shelf(
        number: 7, points: -37, isOpen: true, hasLamp: true, kind: UInt8(ascii: "C"), colors: ["red", "blue"],
        sizes: [1, 0, 9], title: "A title", rest: "and\nmore")

    @Test func `a value is written field by field, and read back`() {
        #expect(Self.full.text == "shelf 7:-11 open*C red blue\n1,0,9\nA title\nand\nmore" as UTF8Text)
        #expect(Shelf(Self.full.text) == Self.full)
        let least = Shelf(number: 1)
        #expect(least.text == "shelf 1:0A\n\n\n" as UTF8Text)
        #expect(Shelf(least.text) == least)
    }

    @Test(arguments: [
        "", "shelf", "shelf 0:0A\n\n\n", "shelf 100:0A\n\n\n", "shelf 256:0A\n\n\n", "shelf -1:0A\n\n\n",
        "shelf :0A\n\n\n",
        "shelf 1:15A\n\n\n", "shelf 1:-15A\n\n\n", "shelf 1:0 openA", "shelf 1:0D\n\n\n", "shelf 1:0**A\n\n\n",
        "shelf 1:0A red\nblue\n\n", "shelf 1:0A red blue green\n\n\n", "shelf 1:0A\n1,\n\n", "shelf 1:0A\n,1\n\n",
        "shelf 1:0A\n1,2,3,4\n\n", "shelf 1:0A\n\n", "shelf 9223372036854775808:0A\n\n\n",
    ])
    func `a text that differs in a field isn't read`(text: String) {
        #expect(Shelf(UTF8Text(text)) == nil)
    }

    @Test func `a text that was cut off before its last field isn't read`() {
        let bytes = Self.full.text.bytes
        let end = bytes.count - Self.full.rest.bytes.count
        for length in 0..<end { #expect(Shelf(UTF8Text(bytes[..<length])) == nil) }
        #expect(Shelf(UTF8Text(bytes[..<end])) != nil)
    }

    @Test func `a text that is too long isn't read`() {
        var shelf = Shelf(number: 1)
        shelf.rest = UTF8Text(repeatElement(UInt8(ascii: "x"), count: 87))
        #expect(shelf.text.bytes.count == 100 && Shelf(shelf.text) == shelf)
        shelf.rest.append("x")
        #expect(Shelf(shelf.text) == nil)
    }

    @Test func `the form that a text has is found`() {
        for signal in [Signal.go(0), .go(9), .goBack, .stop] { #expect(Signal(signal.text) == signal) }
        for text in ["", "go", "go 10", "go backwards", "stop ", "Stop"] { #expect(Signal(UTF8Text(text)) == nil) }
    }

    @Test func `after a field that can't be read, all fields keep their values`() {
        var coder = FieldReader(TextReader("5 x7".utf8))
        var (first, second, third, items) = (1, 2, 3, [4])
        coder.number(&first, in: 0...9)
        coder.number(&second, in: 0...9, after: " ")
        #expect(coder.hasFailed && !coder.hasReadAll)
        coder.number(&third, in: 0...9, after: "x")
        coder.list(&items, of: 0, first: "", next: "", most: 9) { $0.number(&$1, in: 0...9) }
        #expect((first, second, third) == (5, 2, 3) && items == [4])
    }
}
