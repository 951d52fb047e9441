/// A text format, described once for reading and writing.
public protocol TextCodable {
    /// Values to read into, one for each form that the text can have. The first form that can be read counts.
    static var forms: [Self] { get }
    /// The maximum length of the text in bytes; a longer text isn't read.
    static var maximumLength: Int { get }

    /// Visits the fields of the text in order. A coder that reads changes them.
    mutating func code(_ coder: inout some TextCoder)
}

extension TextCodable {
    /// Any length.
    public static var maximumLength: Int { Int.max }

    /// The value as text.
    public var text: UTF8Text {
        var (value, writer) = (self, FieldWriter())
        value.code(&writer)
        return writer.text
    }

    /// Reads `text`; `nil` for anything else.
    public init?(_ text: UTF8Text) {
        guard text.bytes.count <= Self.maximumLength, var value = Self.forms.first else { return nil }
        var reader = FieldReader(TextReader(text.bytes))
        reader.value(&value)
        guard reader.hasReadAll else { return nil }
        self = value
    }
}

/// Writes or reads the fields of a text in order, so one description of a format serves for both.
///
/// It is a protocol with two types, so a program that only writes a format doesn't contain the code that reads it.
public protocol TextCoder {
    /// Whether fields are read.
    static var isReading: Bool { get }

    /// Visits a field.
    ///
    /// - Parameters:
    ///   - value: the field.
    ///   - write: appends the field to a text.
    ///   - read: consumes the field; returns `nil` if it isn't there.
    mutating func field<Value>(
        _ value: inout Value, write: (Value, inout UTF8Text) -> Void, read: (inout TextReader) -> Value?)

    /// Visits a value in one of its forms.
    mutating func value<Value: TextCodable>(_ value: inout Value)

    /// Visits a list: as many items as follow each other.
    ///
    /// - Parameters:
    ///   - items: the list.
    ///   - item: an item to read into.
    ///   - first: the text before the first item.
    ///   - next: the text before the other items.
    ///   - most: the maximum number of items that are read.
    ///   - visit: visits the fields of an item.
    mutating func list<Item>(
        _ items: inout [Item], of item: Item, first: StaticString, next: StaticString, most: Int,
        _ visit: (inout Self, inout Item) -> Void)

    /// Refuses a text whose fields contradict each other.
    mutating func require(_ condition: Bool)
}

extension TextCoder {
    /// Visits a text that is always there.
    public mutating func literal(_ literal: StaticString) {
        var isThere = true
        flag(&isThere, literal)
        require(isThere)
    }

    /// Visits a condition: the literal means that it holds.
    public mutating func flag(_ condition: inout Bool, _ literal: StaticString) {
        field(&condition, write: { if $0 { $1.append(literal) } }, read: { $0.skip(literal) })
    }

    /// Visits a whole number after a literal; the range says whether it can be negative.
    public mutating func number<Number: FixedWidthInteger>(
        _ number: inout Number, in range: ClosedRange<Number>, radix: Int64 = 10, after literal: StaticString = ""
    ) {
        self.literal(literal)
        var wide = Int64(number)
        let range = Int64(range.lowerBound)...Int64(range.upperBound)
        field(&wide, write: { $1.append($0, radix: UInt64(radix)) }, read: { $0.number(in: range, radix: radix) })
        number = Number(truncatingIfNeeded: wide)
    }

    /// Visits a value that is written as a word: all up to the next space or line feed, or the end.
    public mutating func word<Value>(
        _ value: inout Value, after literal: StaticString, text: (Value) -> UTF8Text, value read: (UTF8Text) -> Value?
    ) {
        self.literal(literal)
        field(&value, write: { $1.append(contentsOf: text($0)) }, read: { read($0.word()) })
    }

    /// Visits a line of text, with its line feed.
    public mutating func line(_ line: inout UTF8Text) {
        field(&line, write: { $1.append(contentsOf: "\($0)\n") }, read: { $0.text(until: UInt8(ascii: "\n")) })
    }
}

/// Writes fields: appends them to a text unchanged.
public struct FieldWriter: TextCoder {
    /// The written text.
    public private(set) var text = UTF8Text()

    /// Creates a writer of an empty text.
    public init() {}

    /// It writes.
    public static var isReading: Bool { false }

    /// Writes a field.
    public mutating func field<Value>(
        _ value: inout Value, write: (Value, inout UTF8Text) -> Void, read: (inout TextReader) -> Value?
    ) {
        write(value, &text)
    }

    /// Writes a value.
    public mutating func value<Value: TextCodable>(_ value: inout Value) { value.code(&self) }

    /// Writes a list.
    public mutating func list<Item>(
        _ items: inout [Item], of item: Item, first: StaticString, next: StaticString, most: Int,
        _ visit: (inout FieldWriter, inout Item) -> Void
    ) {
        for index in items.indices {
            text.append(index == 0 ? first : next)
            visit(&self, &items[index])
        }
    }

    /// Does nothing: a value that is written is consistent.
    public mutating func require(_ condition: Bool) {}
}

/// Reads fields: replaces each by the value in a text. It fails at the first field that isn't there; that field and all
/// later fields keep their values.
public struct FieldReader: TextCoder {
    /// The unread text.
    public private(set) var rest: TextReader
    /// Whether a field couldn't be read.
    public private(set) var hasFailed = false

    /// Creates a reader of the rest of a text.
    public init(_ rest: TextReader) { self.rest = rest }

    /// It reads.
    public static var isReading: Bool { true }

    /// Whether the whole text has been read.
    public var hasReadAll: Bool { !hasFailed && rest.isAtEnd }

    /// Reads a field.
    public mutating func field<Value>(
        _ value: inout Value, write: (Value, inout UTF8Text) -> Void, read: (inout TextReader) -> Value?
    ) {
        if hasFailed { return }
        if let next = read(&rest) { value = next } else { hasFailed = true }
    }

    /// Reads a value in the first of its forms that can be read.
    public mutating func value<Value: TextCodable>(_ value: inout Value) {
        if hasFailed { return }
        let start = rest
        for form in Value.forms {
            var next = form
            (rest, hasFailed) = (start, false)
            next.code(&self)
            if !hasFailed {
                value = next
                return
            }
        }
    }

    /// Reads a list. It ends at the first text that isn't an item; that text belongs to the next field.
    public mutating func list<Item>(
        _ items: inout [Item], of item: Item, first: StaticString, next: StaticString, most: Int,
        _ visit: (inout FieldReader, inout Item) -> Void
    ) {
        if hasFailed { return }
        items = []
        while items.count < most {
            let start = rest
            var item = item
            literal(items.isEmpty ? first : next)
            visit(&self, &item)
            if hasFailed {
                (rest, hasFailed) = (start, false)
                return
            }
            items.append(item)
        }
    }

    /// Fails unless a condition holds.
    public mutating func require(_ condition: Bool) { if !condition { hasFailed = true } }
}
