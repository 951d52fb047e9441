/// A language's messages as the compact text that `SetWords` evaluates: `SetWords.Words` documents the format.
public struct WordTable: Sendable {
    private let code: String
    private let rule: PluralRule
    private let catalog: Catalog
    private let patterns: [String: Pattern]

    /// Compiles the words of a language.
    ///
    /// - Parameters:
    ///   - resource: the language's file.
    ///   - code: the language's code, such as `en`.
    ///   - catalog: the messages that the code uses.
    /// - Throws: `SyntaxError` if the language's `plural-rule` is missing or unknown, if it lacks a message of the catalog, or
    ///   if a message has a variable that the catalog doesn't give it.
    public init(_ resource: Resource, code: String, for catalog: Catalog) throws(SyntaxError) {
        let gaps = try Comparison(of: resource, with: catalog).gaps
        if let gap = gaps.first(where: \.preventsCompilation) { throw SyntaxError(line: gap.line, reason: "\(gap)") }
        guard let rule = resource.pluralRule else {
            throw SyntaxError(line: 1, reason: "plural-rule is none of \(PluralRule.allCases.map(\.rawValue)).")
        }
        (self.code, self.rule, self.catalog) = (code, rule, catalog)
        patterns = Dictionary(uniqueKeysWithValues: try resource.inlined().map { ($0.id, $0.pattern) })
    }

    /// Returns the text of the named groups: a header, the messages without variables, an empty line, and the messages with
    /// variables.
    public func text(of groups: [String]) -> String {
        let chosen = catalog.groups.filter { groups.contains($0.name) }
        let lines = [header] + chosen.flatMap(\.phrases).map(line) + [""] + chosen.flatMap(\.patterns).map(line)
        return lines.map { $0 + "\n" }.joined() + "\n"
    }

    /// Returns the text of a message without variables; `nil` if there is none.
    public subscript(id: String) -> String? {
        patterns[id]?.elements.reduce("") { text, element in
            if case .text(let more) = element { text + more } else { text }
        }
    }

    /// The code, the plural categories, and the place of each number's category among them: first for the numbers below 100,
    /// then for larger numbers by their last two digits.
    private var header: String {
        let places = (0..<200).map { number in
            let category = rule.category(of: number < 100 ? number : number + 900)
            return rule.categories.firstIndex(of: category).map(String.init) ?? ""
        }
        return "\(code)\t\(rule.categories.joined(separator: " "))\t\(places.joined())"
    }

    private func line(_ id: String) -> String { patterns[id].map(encoded) ?? "" }

    private func encoded(_ pattern: Pattern) -> String {
        pattern.elements.map { element in
            switch element {
            case .text(let text): text
            case .variable(let name): "\u{1}\(letter(of: name))"
            case .reference: preconditionFailure("references are inlined")
            case .selection(let variable, let variants):
                "\u{2}\(letter(of: variable))"
                    + variants.dropLast().map { "\u{3}\($0.key)\u{4}\(encoded($0.pattern))" }.joined()
                    + variants.suffix(1).map { "\u{5}\(encoded($0.pattern))" }.joined() + "\u{6}"
            }
        }.joined()
    }

    /// The character of a variable: its place among all variables, from `!` on.
    private func letter(of variable: String) -> Character {
        guard let index = catalog.variables.firstIndex(of: variable), index < 90 else {
            preconditionFailure("the catalog has the variable, and there are fewer than 90")
        }
        return Character(Unicode.Scalar(UInt8(index + 33)))
    }
}

extension Resource {
    /// The plural rule that the file names; `nil` if it names none that is known.
    public var pluralRule: PluralRule? {
        guard case .text(let name)? = entries.first(where: { $0.id == "plural-rule" })?.pattern.elements.first else {
            return nil
        }
        return PluralRule(rawValue: name)
    }
}
