import Foundation
import PackagePlugin

/// Generates `Language.all` and `ReportWords.all` from the files in the folder `Languages`, so a new language needs only a
/// file. `English.swift`, for example, has to define `Language.english` and `ReportWords.english`.
@main
struct ListLanguages: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) -> [Command] {
        guard let module = target as? SourceModuleTarget else { return [] }
        let files = module.sourceFiles(withSuffix: "swift").map(\.url)
            .filter { $0.deletingLastPathComponent().lastPathComponent == "Languages" }
        let names = files.map { $0.deletingPathExtension().lastPathComponent }.sorted()
            .map { ".\($0.prefix(1).lowercased())\($0.dropFirst())" }
        let source = """
            extension Language {
                /// All languages, by the names of their files.
                package static let all: [Language] = [\(names.joined(separator: ", "))]
            }

            extension ReportWords {
                /// The same languages.
                static let all: [ReportWords] = [\(names.joined(separator: ", "))]
            }
            """
        let output = context.pluginWorkDirectoryURL.appending(path: "AllLanguages.swift")
        return [
            .buildCommand(
                displayName: "Listing languages", executable: URL(filePath: "/bin/sh"),
                arguments: ["-c", "printf '%s\\n' \"$1\" > \"$0\"", output.path(), source],
                inputFiles: files, outputFiles: [output])
        ]
    }
}
