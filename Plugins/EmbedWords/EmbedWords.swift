import Foundation
import PackagePlugin

/// Writes the files in `Languages` into a program: their texts as they are, by their codes.
@main
struct EmbedWords: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        let folder = context.package.directoryURL.appending(path: "Languages")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "ftl" }.sorted { $0.path() < $1.path() }
        let output = context.pluginWorkDirectoryURL.appending(path: "Files.swift")
        // Each file is a literal of several lines, which may contain anything but three quotes with two number signs.
        let script = ###"""
            { printf 'enum Files {\n    static let all: [(code: String, text: String)] = [\n'
            for file; do printf '("%s", ##"""\n' "$(basename "$file" .ftl)"; cat "$file"; printf '"""##),\n'; done
            printf ']\n}\n'; } > "$0"
            """###
        return [
            .buildCommand(
                displayName: "Embedding words", executable: URL(filePath: "/bin/sh"),
                arguments: ["-c", script, output.path()] + files.map { $0.path() }, inputFiles: files,
                outputFiles: [output])
        ]
    }
}
