import SetRules

/// Changes texts at random, in the ways in which texts get damaged or are forged: the same for the same seed.
public struct Mutator {
    private var generator: SplitMix64

    /// A mutator whose changes are determined by the seed.
    public init(seed: UInt64) {
        generator = SplitMix64(seed: seed)
    }

    /// A whole number from 0 to `count` - 1; 0 where `count` is 0.
    public mutating func number(below count: Int) -> Int {
        Int(generator.next(below: UInt32(clamping: max(count, 1))))
    }

    /// One of some things, of which there is at least one.
    public mutating func pick<Thing>(_ things: [Thing]) -> Thing {
        things[number(below: things.count)]
    }

    /// A text with one to four changes.
    ///
    /// - Parameter others: texts of the same kind, of which pieces are taken.
    public mutating func mutated(_ text: [UInt8], others: [[UInt8]]) -> [UInt8] {
        var text = text
        for _ in 0...number(below: 4) {
            switch number(below: 10) {
            case 0...4: changeBytes(of: &text)
            case 5...7: changeFields(of: &text)
            default: mix(&text, with: pick(others))
            }
        }
        return text
    }

    /// A save without its last actions, from any on: their first part is a game too.
    public mutating func shortened(_ save: [UInt8]) -> [UInt8] {
        guard let end = save.lastIndex(of: UInt8(ascii: "\n")) else { return save }
        let start = save[..<number(below: end)].lastIndex(of: UInt8(ascii: " ")) ?? end
        return Array(save[..<start] + save[end...])
    }

    /// Changes single bytes or short runs of them.
    private mutating func changeBytes(of text: inout [UInt8]) {
        let place = number(below: text.count)
        switch number(below: 6) {
        case 0: if !text.isEmpty { text[place] ^= UInt8(1 << number(below: 8)) }
        case 1: text.removeSubrange(place..<min(place + 1 + number(below: 4), text.count))
        case 2: text.insert(UInt8(number(below: 256)), at: place)
        case 3: text.insert(contentsOf: pick(Self.pieces), at: place)
        case 4: text.insert(text.isEmpty ? 0 : text[number(below: text.count)], at: place)
        default: if !text.isEmpty { text[place] = text[number(below: text.count)] }
        }
    }

    /// Changes whole fields: what stands between two separators.
    private mutating func changeFields(of text: inout [UInt8]) {
        let field = field(around: number(below: text.count), in: text)
        let other = self.field(around: number(below: text.count), in: text)
        switch number(below: 5) {
        case 0: text.insert(contentsOf: text[field], at: other.lowerBound)
        case 1: text.removeSubrange(field)
        case 2: text.replaceSubrange(field, with: pick(Self.numbers))
        case 3: text.replaceSubrange(field, with: Array(text[other]))
        default:
            let (first, last) = field.lowerBound < other.lowerBound ? (field, other) : (other, field)
            guard first.upperBound <= last.lowerBound else { return }
            let (former, latter) = (Array(text[first]), Array(text[last]))
            text.replaceSubrange(last, with: former)
            text.replaceSubrange(first, with: latter)
        }
    }

    /// The field at a place, with the separator behind it now and then.
    private mutating func field(around place: Int, in text: [UInt8]) -> Range<Int> {
        let start = text[..<place].lastIndex(where: Self.separates).map { $0 + 1 } ?? 0
        let end = text[place...].firstIndex(where: Self.separates) ?? text.count
        return start..<(end < text.count && number(below: 2) == 0 ? end + 1 : max(start, end))
    }

    private static func separates(_ byte: UInt8) -> Bool {
        " \n&=~:.".utf8.contains(byte)
    }

    /// Takes the end of another text, or a piece of it, or repeats what is there.
    private mutating func mix(_ text: inout [UInt8], with other: [UInt8]) {
        let (place, start) = (number(below: text.count), number(below: other.count))
        switch number(below: 4) {
        case 0: text = Array(text[..<place] + other[start...])
        case 1: text.insert(contentsOf: other[start...].prefix(1 + number(below: 40)), at: place)
        case 2: text.insert(contentsOf: text[place...].prefix(1 + number(below: 40)), at: place)
        default: text = Array(text[..<place])
        }
    }

    /// What is put in: bytes that mean something, and such as are no UTF-8.
    private static let pieces: [[UInt8]] = [
        [0], [0x7f], [0xc0, 0x80], [0xc2, 0x85], [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80], [0xff], [0xc2], [0x80],
        [0xf0, 0x9f, 0x98], Array("\r\n".utf8), Array("\n\n".utf8), Array("~~".utf8), Array("%00".utf8),
        Array("%".utf8), Array("-".utf8), Array(" paused".utf8), Array("é".utf8), Array("ж".utf8), Array("😀".utf8),
    ]

    /// What replaces a field: numbers at the limits of what is stored, in base 10 or 36.
    private static let numbers: [[UInt8]] = [
        "0", "-1", "00", "1", "27", "81", "255", "65536", "1000000", "1000001", "1073741824", "4294967295",
        "4294967296",
        "281474976710656", "281474976710657", "9007199254740992", "9007199254740993", "9223372036854775807",
        "9223372036854775808", "18446744073709551616", "99999999999999999999999999999999999999", "1y2p0ij32e8e7",
        "1y2p0ij32e8e8", "zzzzzzzzzzzz", "2gosa7pa2gw", "1z141z3", "1z141z4", "",
    ].map { Array($0.utf8) }
}
