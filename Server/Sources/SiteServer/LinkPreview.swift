import PlainText
import SetLanguages
import SetRecords
import SetWords

/// The destination of a link to the page, as far as the link's preview names it.
enum LinkSubject: Hashable {
    /// The game, with whatever settings and deal.
    case game
    /// A room. Its code is in the fragment of the link, which servers don't see.
    case room
    /// The task of a date.
    case daily(DailyTask)

    /// Reads the query of the request; the link's other parameters are ignored.
    init(query: String?) {
        self = .game
        for field in (query ?? "").split(separator: "&") {
            let parts = field.split(separator: "=", maxSplits: 1)
            switch parts.first {
            case "together":
                self = .room
                return
            case "daily", "puzzle":
                // Options of the game may follow the date.
                let date = parts.dropFirst().first?.prefix { $0 != "~" } ?? ""
                let task = DailyTask(UTF8Text(date.utf8), isPuzzle: parts[0] == "puzzle")
                self = task.map { .daily($0) } ?? .game
            default:
                break
            }
        }
    }
}

/// The preview of a link to the page, as chats and social networks show it.
struct LinkPreview: Hashable {
    /// The address of the page.
    let address: PageAddress
    /// The destination of the link.
    let subject: LinkSubject

    /// Returns the elements of the page's head from which a preview is made (https://ogp.me).
    ///
    /// - Parameter picture: the name of the picture's file; nil without one.
    func markup(picture: String?) -> String {
        let properties = [
            ("type", "website"), ("site_name", "Tercet"), ("title", title), ("description", description),
            ("url", address.text + query),
        ]
        let ofPicture = [
            ("image", address.text + (picture ?? "")), ("image:width", "1200"), ("image:height", "630"),
            ("image:alt", text(.previewPicture)),
        ]
        return (properties + (picture == nil ? [] : ofPicture))
            .map { "<meta property=\"og:\($0)\" content=\"\($1)\">" }.joined()
            + "<meta name=\"twitter:card\" content=\"\(picture == nil ? "summary" : "summary_large_image")\">"
    }

    private var title: String {
        switch subject {
        case .game: text(.title)
        case .room: text(.roomTitle)
        case .daily(let task):
            String(
                Language.english.text(
                    .pattern(
                        task.kind == .deal ? .dailyPreview : .puzzlePreview,
                        [.text(.day, Language.english[.date(task.day)])])))
        }
    }

    private var description: String {
        switch subject {
        case .game: text(.longDescription)
        case .room: text(.roomDescription)
        case .daily(let task): text(task.kind == .deal ? .dailyDescription : .puzzleDescription)
        }
    }

    private func text(_ phrase: Phrase) -> String { String(Language.english[phrase]) }

    private var query: String {
        switch subject {
        case .game: ""
        case .room: "?together"
        case .daily(let task): "?\(task.field)"
        }
    }
}
