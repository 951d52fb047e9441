import FluentSyntax
import PlainText
import SetWords

// The languages of programs, with all parts. They are compiled when they are first needed.
extension Language {
    /// All languages, in the order of `LanguageTag`.
    public static let all = LanguageTag.allCases.map { tag in
        guard let language = Language(LanguageFile.words(of: tag)) else {
            preconditionFailure("compiled words can be read")
        }
        return language
    }

    /// English, also used when the app has none of a system's languages.
    public static var english: Language { language(.en) }
    /// Russian.
    public static var russian: Language { language(.ru) }

    /// Returns a language.
    public static func language(_ tag: LanguageTag) -> Language {
        guard let index = LanguageTag.allCases.firstIndex(of: tag) else { preconditionFailure("the tag is listed") }
        return all[index]
    }
}

/// The files of the languages.
public enum LanguageFile {
    /// The messages that the code uses.
    public static let catalog: Catalog = {
        do {
            return try Catalog(Resource(parsing: text(of: .en)))
        } catch {
            preconditionFailure("en.ftl, \(error)")
        }
    }()

    /// Returns the compiled words of a language, as `Language` reads them.
    ///
    /// - Parameter parts: the groups of messages.
    public static func words(of tag: LanguageTag, parts: [String] = ["first", "later", "previews", "terminal"])
        -> UTF8Text
    {
        do {
            let table = try WordTable(Resource(parsing: text(of: tag)), code: "\(tag.code)", for: catalog)
            return UTF8Text(table.text(of: parts).utf8)
        } catch {
            preconditionFailure("\(tag.code).ftl, \(error)")
        }
    }

    /// Returns the text of a language's file.
    public static func text(of tag: LanguageTag) -> String {
        guard let file = Files.all.first(where: { $0.code == "\(tag.code)" }) else {
            preconditionFailure("the same files list the tags")
        }
        return file.text
    }
}
