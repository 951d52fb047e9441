import ArgumentParser
import Commands
import Foundation
import SetTable
import SetWords

// What the commands about cards and games have in common: how they end, and arguments.
extension ParsableCommand {
    /// Reads what a person gave. An error in it ends the program with its message and the exit code `EX_USAGE`, 64.
    func readingInput<Value, Failure: CustomStringConvertible>(
        _ read: () throws(Failure) -> Value
    ) throws -> Value {
        do throws(Failure) {
            return try read()
        } catch {
            throw refusal(error.description)
        }
    }

    /// What ends the program with a message and `EX_USAGE`, 64, without the usage that follows a `ValidationError`.
    func refusal(_ message: String) -> ExitCode { failure(message, code: 64) }

    /// Prints a text. A closed pipe ends the program quietly, a full disk with a message.
    func write(_ text: String) throws {
        do throws(OutputError) {
            try StandardOutput.write(text)
        } catch {
            switch error {
            case .closed: throw ExitCode(error.exitCode)
            case .cannotWrite: throw failure(error.description, code: error.exitCode)
            }
        }
    }

    /// Says why the program ends.
    func failure(_ message: String, code: Int32) -> ExitCode {
        show("Error: \(message)\n")
        return ExitCode(code)
    }

    /// Writes to the standard error. Where that can't be written the program goes on: its output and its exit code tell.
    func show(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }
}

/// The artwork that an argument names as in the page's links.
func artwork(named argument: String) throws -> Artwork {
    guard let art = Artwork.allCases.first(where: { "\($0)" == argument }) else {
        throw ValidationError("“\(argument)” is not a kind of artwork. Choose one of: \(artworkNames).")
    }
    return art
}

/// The names of all artworks.
let artworkNames = Artwork.allCases.map { "\($0)" }.joined(separator: ", ")

/// The language that an argument names by its code.
func language(withCode argument: String) throws -> Language {
    guard let language = Language.allCases.first(where: { "\($0.code)" == argument }) else {
        throw ValidationError("“\(argument)” is not a supported language. Choose one of: \(languageCodes).")
    }
    return language
}

/// The codes of all languages.
let languageCodes = Language.allCases.map { "\($0.code)" }.joined(separator: ", ")
