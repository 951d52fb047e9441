import Foundation
import Fuzzing
import PlainText

/// Examines many texts of one kind, or those in some files. `Tools/fuzz` builds it with the address sanitizer and
/// libFuzzer; built without, it makes the texts by itself.
///
///     Fuzz --kinds
///     Fuzz save --seed 1 --count 1000000 --folder somewhere
///     Fuzz save file
@main
enum Fuzz {
    static func main() throws {
        var words = Array(CommandLine.arguments.dropFirst())
        if words == ["--kinds"] { return FuzzTarget.allCases.forEach { print($0.rawValue) } }
        guard let target = words.first.flatMap(FuzzTarget.init) else {
            return print("Which of \(FuzzTarget.allCases.map(\.rawValue).joined(separator: ", "))?")
        }
        words.removeFirst()
        guard words.first?.hasPrefix("--") ?? true else { return try examine(files: words, target) }
        var settings: [String: String] = [:]
        for index in stride(from: 0, to: words.count - 1, by: 2) { settings[words[index]] = words[index + 1] }
        let (seed, count) = (UInt64(settings["--seed"] ?? "") ?? 1, Int(settings["--count"] ?? "") ?? 1000)
        let folder = URL(filePath: settings["--folder"] ?? FileManager.default.currentDirectoryPath)
        #if FUZZER
        try Guided.run(target, seed: seed, count: count, folder: folder)
        #else
        var campaign = try Campaign(target, seed: seed)
        for _ in 0..<count { try campaign.step() }
        report(campaign.tally)
        #endif
    }

    private static func examine(files: [String], _ target: FuzzTarget) throws {
        var tally = try Tally(target)
        for file in files { try tally.add(UTF8Text(Data(contentsOf: URL(filePath: file))), target) }
        report(tally)
    }

    /// Prints the counts in the form that `Tools/fuzz` reads.
    static func report(_ tally: Tally) {
        let milliseconds = (tally.slowest / .milliseconds(1)).rounded()
        print("tally: \(tally.inputs) \(tally.accepted) \(tally.refused) \(Int(milliseconds)) \(tally.lengthOfSlowest)")
    }
}
