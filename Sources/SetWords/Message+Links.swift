import PlainText
import SetGame

// The messages with variables about links and results.
extension Message {
    /// These parts of the link are unknown.
    public static func linkUnknown(_ parts: UTF8Text) -> Message { .pattern(.linkUnknown, [.text(.text, parts)]) }

    /// The deal or the puzzle of this day begins.
    public static func daily(_ day: UTF8Text, isPuzzle: Bool) -> Message {
        .pattern(isPuzzle ? .dailyPuzzle : .dailyDeal, [.text(.day, day)])
    }

    /// The next daily deal is due in this many milliseconds. Hours and minutes are written like minutes and seconds.
    public static func nextDeal(in time: Milliseconds) -> Message { .pattern(.nextDeal, [.clock(time / 60)]) }

    /// The browser couldn't copy this result.
    public static func resultNotCopied(_ result: UTF8Text) -> Message {
        .pattern(.resultNotCopied, [.text(.text, result)])
    }

    /// The browser couldn't copy this link.
    public static func linkNotCopied(_ link: UTF8Text) -> Message { .pattern(.linkNotCopied, [.text(.link, link)]) }
}
