extension Resource {
    /// Parses a file.
    ///
    /// The subset has messages, terms, variables, string literals, references, and selections by a variable; attributes,
    /// functions, arguments of terms and texts of several lines aren't part of it.
    ///
    /// - Throws: `SyntaxError` if the file isn't in the subset, or if an identifier occurs twice.
    public init(parsing text: String) throws(SyntaxError) {
        var parser = Parser(text)
        entries = try parser.entries()
    }
}

/// Reads a file from its beginning to its end.
private struct Parser {
    private let scalars: [Unicode.Scalar]
    private var position = 0
    private var line = 1

    init(_ text: String) {
        scalars = Array(text.unicodeScalars)
    }

    mutating func entries() throws(SyntaxError) -> [Resource.Entry] {
        var entries: [Resource.Entry] = []
        var group = ""
        var declared: [String] = []
        while let next {
            switch next {
            case "\n":
                declared = []
                advance()
            case "#":
                let comment = try comment()
                if comment.marks == 2 { group = String(comment.text.prefix { $0 != ":" }) }
                if comment.text.first == "$" {
                    declared.append(String(comment.text.dropFirst().prefix { $0.isLetter }))
                }
            default:
                let entry = try entry(in: group, declaring: declared)
                declared = []
                if entries.contains(where: { $0.id == entry.id }) {
                    throw SyntaxError(line: entry.line, reason: "\(entry.id) is there twice.")
                }
                entries.append(entry)
            }
        }
        return entries
    }

    /// Reads a comment to the end of its line.
    private mutating func comment() throws(SyntaxError) -> (marks: Int, text: Substring) {
        let text = restOfLine()
        let marks = text.prefix { $0 == "#" }.count
        let content = text.dropFirst(marks)
        guard marks <= 3, content.isEmpty || content.first == " " else {
            throw error("A comment begins with one to three number signs and a space.")
        }
        if next == "\n" { advance() }
        return (marks, content.dropFirst())
    }

    private mutating func entry(in group: String, declaring declared: [String]) throws(SyntaxError) -> Resource.Entry {
        let first = line
        let mark = take("-") ? "-" : ""
        let id = mark + (try identifier())
        skipSpaces()
        guard take("=") else { throw error("After \(id), = is missing.") }
        skipSpaces()
        let pattern = try pattern()
        if pattern.elements.isEmpty { throw error("\(id) has no text.") }
        if next == " " { throw error("A text is on one line, and attributes aren't supported.") }
        return Resource.Entry(id: id, pattern: pattern, group: group, declared: declared, line: first)
    }

    /// Reads to the end of the line, or of the last line of a selection.
    private mutating func pattern() throws(SyntaxError) -> Pattern {
        var elements: [Element] = []
        var text = ""
        while let next, next != "\n" {
            if next == "}" { throw error("A closing brace without an opening one.") }
            if next == "{" {
                if !text.isEmpty { elements.append(.text(text)) }
                text = ""
                elements.append(try placeable())
            } else {
                text.unicodeScalars.append(next)
                advance()
            }
        }
        while text.last == " " { text.removeLast() }
        if !text.isEmpty { elements.append(.text(text)) }
        if next == "\n" { advance() }
        return Pattern(elements)
    }

    private mutating func placeable() throws(SyntaxError) -> Element {
        advance()
        skipBlank()
        let element = try expression()
        skipBlank()
        if take("-") {
            guard take(">") else { throw error("After a variable, -> or } is missing.") }
            guard case .variable(let name) = element else { throw error("Only a variable selects.") }
            return .selection(variable: name, try variants())
        }
        guard take("}") else { throw error("A closing brace is missing.") }
        return element
    }

    private mutating func expression() throws(SyntaxError) -> Element {
        switch next {
        case "\"": return .text(try literal())
        case "$":
            advance()
            return .variable(try identifier())
        case "-":
            advance()
            return .reference("-" + (try identifier()))
        case _: return .reference(try identifier())
        }
    }

    /// Reads a string literal.
    private mutating func literal() throws(SyntaxError) -> String {
        advance()
        var text = ""
        while let next, next != "\"" {
            if next == "\n" { throw error("A string literal is on one line.") }
            if next == "\\" { throw error("Escapes aren't supported: write the character itself.") }
            text.unicodeScalars.append(next)
            advance()
        }
        guard take("\"") else { throw error("A string literal has no end.") }
        return text
    }

    private mutating func variants() throws(SyntaxError) -> [Variant] {
        var variants: [Variant] = []
        var hasDefault = false
        skipBlank()
        while !take("}") {
            if hasDefault { throw error("The default is the last variant.") }
            hasDefault = take("*")
            guard take("[") else { throw error("A variant begins with its key in brackets.") }
            let key = try word { $0.properties.isAlphabetic || "0"..."9" ~= $0 || $0 == "-" || $0 == "_" }
            guard take("]") else { throw error("After a variant's key, ] is missing.") }
            skipSpaces()
            let pattern = try pattern()
            if pattern.elements.isEmpty { throw error("The variant \(key) has no text.") }
            if variants.contains(where: { $0.key == key }) { throw error("The variant \(key) is there twice.") }
            variants.append(Variant(key, pattern))
            skipBlank()
        }
        guard hasDefault else { throw error("The default variant, marked with *, is missing.") }
        return variants
    }

    private mutating func identifier() throws(SyntaxError) -> String {
        guard let next, next.isASCII, next.properties.isAlphabetic else { throw error("A name begins with a letter.") }
        return try word { $0.isASCII && ($0.properties.isAlphabetic || "0"..."9" ~= $0 || $0 == "-" || $0 == "_") }
    }

    private mutating func word(of isPart: (Unicode.Scalar) -> Bool) throws(SyntaxError) -> String {
        var word = ""
        while let next, isPart(next) {
            word.unicodeScalars.append(next)
            advance()
        }
        if word.isEmpty { throw error("A name is missing.") }
        return word
    }
}

// Characters
extension Parser {
    private var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

    private mutating func advance() {
        if next == "\n" { line += 1 }
        position += 1
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard next == scalar else { return false }
        advance()
        return true
    }

    private mutating func skipSpaces() {
        while next == " " { advance() }
    }

    private mutating func skipBlank() {
        while next == " " || next == "\n" { advance() }
    }

    private mutating func restOfLine() -> String {
        var text = ""
        while let next, next != "\n" {
            text.unicodeScalars.append(next)
            advance()
        }
        return text
    }

    private func error(_ reason: String) -> SyntaxError { SyntaxError(line: line, reason: reason) }
}
