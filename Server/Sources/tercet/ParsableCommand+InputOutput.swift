import ArgumentParser
import Foundation
import InputOutput
import PlainText
import SetLanguages
import SetRules
import SetTable
import SetWords

// Helpers shared by the commands about cards and games: input, output, errors and arguments.
extension ParsableCommand {
    /// Reads user input. If reading fails, the program ends with the error's message and exit code 64 (`EX_USAGE`).
    func readingInput<Value, Failure: CustomStringConvertible>(
        _ read: () throws(Failure) -> Value
    ) throws -> Value {
        do throws(Failure) {
            return try read()
        } catch {
            throw refusal(error.description)
        }
    }

    /// Prints a message and returns exit code 64 (`EX_USAGE`), without the usage text that follows a `ValidationError`.
    func refusal(_ message: String) -> ExitCode { failure(message, code: 64) }

    /// Prints a text. A closed pipe ends the program silently; other failures, such as a full disk, end it with a
    /// message.
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

    /// Prints an error message, and returns the exit code to throw.
    func failure(_ message: String, code: Int32) -> ExitCode {
        show("Error: \(message)\n")
        return ExitCode(code)
    }

    /// Writes to standard error, ignoring failures: the program's output and exit code still report the result.
    func show(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }
}

/// The artwork named by an argument, as in the page's links.
func artwork(named argument: String) throws -> Artwork {
    guard let art = Artwork.allCases.first(where: { "\($0)" == argument }) else {
        throw ValidationError("“\(argument)” is not a kind of artwork. Choose one of: \(artworkNames).")
    }
    return art
}

/// The names of all artworks, separated by commas.
let artworkNames = Artwork.allCases.map { "\($0)" }.joined(separator: ", ")

/// The language whose code is given as an argument.
func language(withCode argument: String) throws -> Language {
    guard let tag = LanguageTag.allCases.first(where: { "\($0.code)" == argument }) else {
        throw ValidationError("“\(argument)” is not a supported language. Choose one of: \(languageCodes).")
    }
    return .language(tag)
}

/// The codes of all languages, separated by commas.
let languageCodes = LanguageTag.allCases.map { "\($0.code)" }.joined(separator: ", ")

/// The game whose id is given as an argument.
func variant(named argument: String) throws -> Variant {
    guard let variant = Variant(id: UTF8Text(argument)) else {
        throw ValidationError("“\(argument)” is not a game. Choose one of: \(gameNames).")
    }
    return variant
}

/// The ids of all games, separated by commas.
let gameNames = gameIDs.joined(separator: ", ")

/// The ids of all games.
let gameIDs = Variant.allCases.map { $0.id.description }
