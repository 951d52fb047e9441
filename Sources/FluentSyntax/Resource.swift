/// The content of a file in Fluent's syntax (<https://projectfluent.org>), as far as `init(parsing:)` reads it.
public struct Resource: Equatable, Sendable {
    /// The messages and terms, in the order of the file.
    public var entries: [Entry]

    /// A message or a term.
    public struct Entry: Equatable, Sendable {
        /// The identifier. A term's begins with a hyphen.
        public let id: String
        /// The text.
        public let pattern: Pattern
        /// The name of the group: the first word of the last group comment (`##`) before the entry; empty if there is none.
        public let group: String
        /// The variables that the entry's comment declares, each on a line that begins with `# $`: those that a translation
        /// may use although this text doesn't.
        public let declared: [String]
        /// The line of the file, counted from 1.
        public let line: Int
    }
}

/// A text with gaps.
public struct Pattern: Equatable, Sendable {
    /// The parts, in order. No two texts are neighbours.
    public var elements: [Element]

    /// Creates a pattern.
    public init(_ elements: [Element]) {
        self.elements = []
        for element in elements {
            if case .text(let added) = element, case .text(let text)? = self.elements.last {
                self.elements[self.elements.count - 1] = .text(text + added)
            } else {
                self.elements.append(element)
            }
        }
    }
}

/// A part of a pattern.
public indirect enum Element: Equatable, Sendable {
    /// A text as it is.
    case text(String)
    /// The value of a variable.
    case variable(String)
    /// The text of another message, or of a term, whose identifier begins with a hyphen.
    case reference(String)
    /// One of several patterns, by the value of a variable. The last one is the default.
    case selection(variable: String, [Variant])
}

/// A pattern to choose, and its key: a number, a plural category, or a text.
public struct Variant: Equatable, Sendable {
    /// The key.
    public let key: String
    /// The pattern.
    public var pattern: Pattern

    /// Creates a variant.
    public init(_ key: String, _ pattern: Pattern) {
        (self.key, self.pattern) = (key, pattern)
    }
}

/// An error in a file of words.
public struct SyntaxError: Error, Equatable, CustomStringConvertible {
    /// The line, counted from 1.
    public let line: Int
    /// The problem, as a sentence.
    public let reason: String

    /// The line and the reason.
    public var description: String { "line \(line): \(reason)" }
}
