import Foundation
import PackagePlugin

/// Generates enumerations from the files in `Languages`: `Phrase` and `Pattern` from the messages of `en.ftl`, `Variable` from
/// their variables, and `LanguageTag` from the files' names. `new-game`, for example, becomes `Phrase.newGame`.
///
/// `FluentSyntax.Catalog` lists the same messages for the compiled words, and a test compares both. The plugin finds them by
/// regular expressions, since a plugin can't use a module of the package.
@main
struct ListWords: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        let folder = context.package.directoryURL.appending(path: "Languages")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "ftl" }.sorted { $0.path() < $1.path() }
        let english = try String(contentsOf: folder.appending(path: "en.ftl"), encoding: .utf8)
        let messages = Self.messages(english).filter { !["language", "page", "parts"].contains($0.group) }
        let lists = [
            Self.list("Phrase", "A message without variables.", messages.filter(\.variables.isEmpty)),
            Self.list("Pattern", "A message with variables.", messages.filter { !$0.variables.isEmpty }),
            Self.variables(english), try Self.tags(files),
        ]
        let output = context.pluginWorkDirectoryURL.appending(path: "WordLists.swift")
        return [
            .buildCommand(
                displayName: "Listing words", executable: URL(filePath: "/bin/sh"),
                arguments: ["-c", "printf '%s\\n' \"$1\" > \"$0\"", output.path(), lists.joined(separator: "\n\n")],
                inputFiles: files, outputFiles: [output])
        ]
    }

    private struct Message {
        let id: String
        let group: String
        var variables: Set<String>
        let references: [String]
        let text: String
    }

    /// The messages of a file, each with the variables of the messages that it refers to.
    private static func messages(_ file: String) -> [Message] {
        var messages: [Message] = []
        var group = ""
        // An entry is its comment, its first line, and further lines that are indented or begin with a brace.
        for entry in file.matches(of: /(?m)^## (\w+)|((?:^# .*\n)*)^([A-Za-z][\w-]*) = (.*(?:\n[ }].*)*)/) {
            if let name = entry.1 { group = String(name) }
            guard let id = entry.3, let text = entry.4 else { continue }
            let declared = (entry.2 ?? "").matches(of: /(?m)^# \$(\w+)/).map { String($0.1) }
            let used = text.matches(of: /\$(\w+)/).map { String($0.1) }
            let references = text.matches(of: /\{ (-?[A-Za-z][\w-]*) \}/).map { String($0.1) }
            messages.append(
                Message(
                    id: String(id), group: group, variables: Set(declared + used), references: references,
                    text: text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(
                        separator: " ")))
        }
        let all = Dictionary(uniqueKeysWithValues: messages.map { ($0.id, $0) })
        func variables(of message: Message) -> Set<String> {
            message.references.compactMap { all[$0] }.reduce(message.variables) { $0.union(variables(of: $1)) }
        }
        for index in messages.indices { messages[index].variables = variables(of: messages[index]) }
        return messages
    }

    private static func list(_ type: String, _ comment: String, _ messages: [Message]) -> String {
        let cases = messages.map { "    /// \($0.text)\n    case `\(name($0.id))`" }
        return """
            /// \(comment)
            public enum \(type): Int, CaseIterable, Sendable {
            \(cases.joined(separator: "\n"))
            }
            """
    }

    private static func variables(_ file: String) -> String {
        let names = Set(file.matches(of: /\$(\w+)/).map { String($0.1) }).sorted()
        return """
            /// A variable of a message.
            public enum Variable: UInt8, CaseIterable, Sendable {
                // The raw value is the byte in the compiled words.
                case \(names.enumerated().map { "`\($1)` = \($0 + 33)" }.joined(separator: ", "))
            }
            """
    }

    private static func tags(_ files: [URL]) throws -> String {
        let tags = try files.map { file in
            let name =
                try String(contentsOf: file, encoding: .utf8).firstMatch(of: /(?m)^language-name = (.*)$/)?.1 ?? ""
            return (code: file.deletingPathExtension().lastPathComponent, name: String(name))
        }
        return """
            /// A language that the build has words of.
            public enum LanguageTag: CaseIterable, Sendable {
                case \(tags.map { "`\($0.code)`" }.joined(separator: ", "))

                /// The code, as in the page's `lang` attribute and in links.
                public var code: StaticString {
                    switch self {
            \(tags.map { "        case .`\($0.code)`: \"\($0.code)\"" }.joined(separator: "\n"))
                    }
                }

                /// The name of the language in that language.
                public var name: StaticString {
                    switch self {
            \(tags.map { "        case .`\($0.code)`: \"\($0.name)\"" }.joined(separator: "\n"))
                    }
                }
            }
            """
    }

    private static func name(_ id: String) -> String {
        let words = id.split(separator: "-")
        let rest = words.dropFirst().map { $0 == "id" ? "ID" : "\($0.prefix(1).uppercased())\($0.dropFirst())" }
        return words.prefix(1).joined() + rest.joined()
    }
}
