/// The messages that the code uses, in the order of their numbers: the English ones, which the code was written with.
///
/// `Plugins/ListWords` lists the same messages as Swift's enumerations. A test compares both.
public struct Catalog: Equatable, Sendable {
    /// The group whose messages are only parts of other messages. They aren't numbered.
    public static let parts = "parts"

    /// The messages of a group: those without variables, and those with variables.
    public struct Group: Equatable, Sendable {
        /// The name.
        public let name: String
        /// The identifiers of messages without variables.
        public internal(set) var phrases: [String] = []
        /// The identifiers of messages with variables.
        public internal(set) var patterns: [String] = []
    }

    /// The groups, in the order of the file.
    public private(set) var groups: [Group] = []
    /// The variables, sorted by their names.
    public let variables: [String]
    /// The variables in the text of each message.
    private(set) var used: [String: Set<String>] = [:]
    /// The variables that the code gives to each message.
    private(set) var allowed: [String: Set<String>] = [:]

    /// Lists the messages of a file.
    ///
    /// - Throws: `SyntaxError` for a reference to a message that isn't there or that refers to itself.
    public init(_ resource: Resource) throws(SyntaxError) {
        let inlined = try resource.inlined()
        variables = Set(inlined.flatMap { $0.pattern.variables + $0.declared }).sorted()
        for entry in inlined where entry.group != Self.parts && !entry.id.hasPrefix("-") {
            if groups.last?.name != entry.group { groups.append(Group(name: entry.group)) }
            let (used, declared) = (Set(entry.pattern.variables), Set(entry.declared))
            (self.used[entry.id], allowed[entry.id]) = (used, used.union(declared))
            if used.isEmpty, declared.isEmpty {
                groups[groups.count - 1].phrases.append(entry.id)
            } else {
                groups[groups.count - 1].patterns.append(entry.id)
            }
        }
    }
}

extension Resource {
    /// Returns the entries with each reference replaced by the text that it refers to.
    ///
    /// - Throws: `SyntaxError` for a reference to an entry that isn't there or that refers to itself.
    public func inlined() throws(SyntaxError) -> [Entry] {
        let all = Dictionary(uniqueKeysWithValues: entries.map { ($0.id, $0) })
        var result: [Entry] = []
        for entry in entries {
            let pattern = try entry.pattern.inlined(from: all, below: [entry.id], line: entry.line)
            result.append(
                Entry(id: entry.id, pattern: pattern, group: entry.group, declared: entry.declared, line: entry.line))
        }
        return result
    }
}

extension Pattern {
    /// The names of the variables, each once, in the order in which they first occur.
    public var variables: [String] {
        var names: [String] = []
        for element in elements {
            switch element {
            case .text, .reference: break
            case .variable(let name): names.append(name)
            case .selection(let variable, let variants):
                names.append(variable)
                for variant in variants { names += variant.pattern.variables }
            }
        }
        return names.enumerated().filter { index, name in !names[..<index].contains(name) }.map(\.element)
    }

    fileprivate func inlined(
        from all: [String: Resource.Entry], below ids: [String], line: Int
    ) throws(SyntaxError) -> Pattern {
        var result: [Element] = []
        for element in elements {
            switch element {
            case .text, .variable: result.append(element)
            case .reference(let id):
                guard let entry = all[id] else { throw SyntaxError(line: line, reason: "There is no \(id).") }
                if ids.contains(id) { throw SyntaxError(line: line, reason: "\(id) refers to itself.") }
                result += try entry.pattern.inlined(from: all, below: ids + [id], line: entry.line).elements
            case .selection(let variable, var variants):
                for index in variants.indices {
                    variants[index].pattern = try variants[index].pattern.inlined(from: all, below: ids, line: line)
                }
                result.append(.selection(variable: variable, variants))
            }
        }
        return Pattern(result)
    }
}
