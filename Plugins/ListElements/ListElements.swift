import Foundation
import PackagePlugin

/// Generates `ElementID` from the elements of `Web/index.html` that have an id: `deal-id`, for example, becomes `dealID`.
///
/// Also generates the tables in `Labels`, from the elements that name a message of `Languages/en.ftl`: `data-words` for their
/// text, `data-label` for their name. The page doesn't contain these attributes.
@main
struct ListElements: BuildToolPlugin {
    /// The names of the nodes without an id.
    private static let others = ["root", "body", "document", "window"]

    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        let page = context.package.directoryURL.appending(path: "Web/index.html")
        let words = context.package.directoryURL.appending(path: "Languages/en.ftl")
        let html = try String(contentsOf: page, encoding: .utf8)
        let early = Self.messages(in: "first", of: try String(contentsOf: words, encoding: .utf8))
        let source = [
            Self.elements(html),
            """
            /// The static text of the page: which element shows which phrase. Those whose words load later are tables of their own.
            package enum Labels {
            \(Self.table("texts", "The text of elements.", html, "words") { early.contains($0) })
            \(Self.table("laterTexts", "The text of other elements.", html, "words") { !early.contains($0) })
            \(Self.table("names", "The names of elements without text.", html, "label") { early.contains($0) })
            \(Self.table("laterNames", "The names of other elements without text.", html, "label") { !early.contains($0) })
            }
            """,
        ].joined(separator: "\n\n")
        let output = context.pluginWorkDirectoryURL.appending(path: "Elements.swift")
        return [
            .buildCommand(
                displayName: "Listing elements", executable: URL(filePath: "/bin/sh"),
                arguments: ["-c", "{ echo import SetWords; printf '%s\\n' \"$1\"; } > \"$0\"", output.path(), source],
                inputFiles: [page, words], outputFiles: [output])
        ]
    }

    private static func elements(_ html: String) -> String {
        let ids = others + html.matches(of: /\sid="([a-z0-9-]+)"/).map { String($0.1) }
        return """
            /// An element of the page that has an id, or one of its outermost nodes.
            package enum ElementID: Int, CaseIterable, Sendable {
                case \(ids.map { "`\(name($0))`" }.joined(separator: ", "))

                /// The ids of all elements in the order of their cases, each followed by a space.
                static let ids: StaticString = "\(ids.map { "\($0) " }.joined())"
            }
            """
    }

    private static func table(
        _ table: String, _ comment: String, _ html: String, _ attribute: String, _ isIncluded: (String) -> Bool
    ) -> String {
        let labels = html.matches(of: /\sid="([a-z0-9-]+)" data-(words|label)="([a-z0-9-]+)"/).filter {
            $0.2 == attribute && isIncluded(String($0.3))
        }
        return """
                /// \(comment)
                package static let \(table): [(element: ElementID, phrase: Phrase)] = [
            \(labels.map { "        (.`\(name(String($0.1)))`, .`\(name(String($0.3)))`)," }.joined(separator: "\n"))
                ]
            """
    }

    /// The messages in a group of a language's file.
    private static func messages(in group: String, of words: String) -> Set<String> {
        var found: Set<String> = []
        var current = ""
        for line in words.matches(of: /(?m)^(?:## (\w+)|([a-z][\w-]*) = )/) {
            if let name = line.1 { current = String(name) }
            if let id = line.2, current == group { found.insert(String(id)) }
        }
        return found
    }

    private static func name(_ id: String) -> String {
        let words = id.split(separator: "-")
        let rest = words.dropFirst().map { $0 == "id" ? "ID" : "\($0.prefix(1).uppercased())\($0.dropFirst())" }
        return words.prefix(1).joined() + rest.joined()
    }
}
