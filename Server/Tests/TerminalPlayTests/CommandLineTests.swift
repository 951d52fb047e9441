import Foundation
import SetRules
import Testing

/// The program without a terminal: its options, as `make tercet` and scripts see them.
struct CommandLineTests {
    private struct Result {
        let code: Int32
        let output: String
        let errors: String
    }

    private func run(_ arguments: String...) throws -> Result {
        let (process, output, errors) = (Process(), Pipe(), Pipe())
        process.executableURL = PlayedTerminal.program
        process.arguments = arguments
        (process.standardInput, process.standardOutput, process.standardError) = (FileHandle.nullDevice, output, errors)
        try process.run()
        let texts = [output, errors].map {
            String(decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        }
        process.waitUntilExit()
        return Result(code: process.terminationStatus, output: texts[0], errors: texts[1])
    }

    @Test(arguments: ["deal", "solve", "simulate", "count"])
    func `an unknown game is refused, and all games are listed`(command: String) throws {
        let result = try run(command, "--game", "poker")
        #expect(result.code == 64)
        #expect(
            result.errors.contains(
                "“poker” is not a game. Choose one of: set, junior, ultra, chain, ultra9, ultrachain, ghost, puzzle, juniorpuzzle, shuffle, memory, mega, quads, quads3, projective, proset."
            ))
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func `completions list all games`(shell: String) throws {
        let script = try run("--generate-completion-script", shell).output
        for game in Variant.allCases { #expect(script.contains("\(game.id)")) }
    }

    @Test func `a deal of Junior is solved as such, and more cards than its deck are refused`() throws {
        #expect(try run("deal", "tea", "--game", "junior").output.hasPrefix("# Deal tea~J: 9 cards"))
        let result = try run("deal", "tea~J", "--count", "28")
        #expect(result.code == 64 && result.errors.contains("--count must be 1 to 27"))
        #expect(try run("solve", "--game", "junior", "1111 2112 3113").output.hasPrefix("1 set\n"))
        #expect(try run("solve", "--game", "ultra", "--near-misses", "1", "1111").code == 64)
    }

    @Test func `UltraSet is simulated, and Junior counted`() throws {
        let simulated = try run("simulate", "--game", "ultra", "--games", "20", "--seed", "1").output
        #expect(simulated.hasPrefix("20 games of UltraSet, seed 1, strategy uniform\n"))
        let counted = try run("count", "--game", "junior", "--cards", "3").output
        #expect(counted.hasPrefix("Sets in the deck: 117\n") && counted.contains("\n    1                    117"))
    }
}
