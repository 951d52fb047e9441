/// The gaps in a language's file.
public struct Comparison: Sendable {
    /// Missing and superfluous items, in the order of the file.
    public let gaps: [Gap]

    /// Compares a file with the messages that the code uses.
    ///
    /// - Throws: `SyntaxError` for a reference to an entry that isn't there or that refers to itself.
    public init(of resource: Resource, with catalog: Catalog) throws(SyntaxError) {
        var gaps: [Gap] = []
        var missing = Set(catalog.used.keys)
        let categories = resource.pluralRule?.categories ?? []
        for entry in try resource.inlined() where entry.group != Catalog.parts && !entry.id.hasPrefix("-") {
            guard let needed = catalog.used[entry.id], let allowed = catalog.allowed[entry.id] else {
                gaps.append(Gap(line: entry.line, id: entry.id, kind: .unknownMessage))
                continue
            }
            missing.remove(entry.id)
            let used = Set(entry.pattern.variables)
            for name in used.subtracting(allowed).sorted() {
                gaps.append(Gap(line: entry.line, id: entry.id, kind: .unknownVariable(name)))
            }
            for name in needed.subtracting(used).sorted() where name != "kind" {
                gaps.append(Gap(line: entry.line, id: entry.id, kind: .missingVariable(name)))
            }
            for category in entry.pattern.missingCategories(of: categories) {
                gaps.append(Gap(line: entry.line, id: entry.id, kind: .missingCategory(category)))
            }
        }
        for id in missing.sorted() { gaps.append(Gap(line: 1, id: id, kind: .missingMessage)) }
        self.gaps = gaps
    }

    /// Something that a file lacks, or has too much.
    public struct Gap: Equatable, Sendable, CustomStringConvertible {
        /// The line of the message; 1 for a message that isn't there.
        public let line: Int
        /// The identifier of the message.
        public let id: String
        /// The kind of gap.
        public let kind: Kind

        /// A kind of gap.
        public enum Kind: Equatable, Sendable {
            /// The language doesn't have the message.
            case missingMessage
            /// The code doesn't use the message.
            case unknownMessage
            /// The message doesn't use a variable that says something: all do, but for `kind`.
            case missingVariable(String)
            /// The code doesn't give the message this variable.
            case unknownVariable(String)
            /// The message has forms for numbers, but not for this category.
            case missingCategory(String)
        }

        /// Whether the words can't be compiled.
        public var preventsCompilation: Bool {
            switch kind {
            case .missingMessage, .unknownVariable: true
            case .unknownMessage, .missingVariable, .missingCategory: false
            }
        }

        /// The gap as a sentence.
        public var description: String {
            switch kind {
            case .missingMessage: "\(id) is missing."
            case .unknownMessage: "The code doesn't use \(id)."
            case .missingVariable(let name): "\(id) doesn't use $\(name)."
            case .unknownVariable(let name): "\(id) doesn't get $\(name)."
            case .missingCategory(let category): "\(id) lacks the plural category \(category)."
            }
        }
    }
}

extension Pattern {
    /// The plural categories of a language that a selection with plural categories lacks.
    fileprivate func missingCategories(of categories: [String]) -> [String] {
        elements.flatMap { element -> [String] in
            guard case .selection(_, let variants) = element else { return [] }
            let keys = variants.map(\.key)
            let isPlural = keys.contains { $0 != "other" && categories.contains($0) }
            return (isPlural ? categories.filter { !keys.contains($0) } : [])
                + variants.flatMap { $0.pattern.missingCategories(of: categories) }
        }
    }
}
