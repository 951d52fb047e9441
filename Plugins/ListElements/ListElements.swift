import Foundation
import PackagePlugin

/// Generates `ElementID` from the elements of `Web/index.html` that have an id: `deal-id`, for example, becomes `dealID`.
@main
struct ListElements: BuildToolPlugin {
    /// The names of the nodes that need no id.
    private static let others = ["root", "body", "document", "window"]

    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        let page = context.package.directoryURL.appending(path: "Web/index.html")
        let html = try String(contentsOf: page, encoding: .utf8)
        let ids = Self.others + html.matches(of: /\sid="([a-z0-9-]+)"/).map { String($0.1) }
        let source = """
            /// An element of the page that has an id, or one of its outermost nodes.
            package enum ElementID: Int, CaseIterable, Sendable {
                case \(ids.map { "`\(Self.name($0))`" }.joined(separator: ", "))

                /// The ids of all elements in the order of their cases, each followed by a space.
                static let ids: StaticString = "\(ids.map { "\($0) " }.joined())"
            }
            """
        let output = context.pluginWorkDirectoryURL.appending(path: "ElementID.swift")
        return [
            .buildCommand(
                displayName: "Listing elements", executable: URL(filePath: "/bin/sh"),
                arguments: ["-c", "printf '%s\\n' \"$1\" > \"$0\"", output.path(), source],
                inputFiles: [page], outputFiles: [output])
        ]
    }

    private static func name(_ id: String) -> String {
        let words = id.split(separator: "-")
        let rest = words.dropFirst().map { $0 == "id" ? "ID" : "\($0.prefix(1).uppercased())\($0.dropFirst())" }
        return words.prefix(1).joined() + rest.joined()
    }
}
