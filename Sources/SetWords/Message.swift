import PlainText
import SetGame
import SetRules
import SetTable
import SetTogether

/// A message in the status line or in a note: one of the word files' messages, with the values of its variables. It is
/// turned into a sentence when it is shown, in the language and with the card style of that moment.
///
/// The extensions create the messages with variables, by topic.
public enum Message: Hashable, Sendable {
    /// A message without variables.
    case phrase(Phrase)
    /// A message with variables. All of them may use the variable `kind`.
    case pattern(Pattern, [Detail] = [])

    /// A variable of a message with its value.
    public enum Detail: Hashable, Sendable {
        /// A number, which plural categories select by.
        case number(Variable, Int)
        /// A text that is the same in every language.
        case text(Variable, UTF8Text)
        /// The answer to a question that messages select by: `yes` or `no`.
        case answer(Variable, Bool)
        /// A player at this device.
        case player(Variable, Seat)
        /// A player in a room, for the variable `name`.
        case name(PlayerName)
        /// The name of a card.
        case card(Variable, Card)
        /// The names of a match's cards, for the variable `cards`.
        case cards(CardGroup)
        /// Why cards aren't a set, for the variable `reasons`.
        case reasons(CardTriple)
        /// How the cards of a set agree, for the variable `agreements`.
        case agreements(CardTriple)
        /// How the cards of a set agree in one feature, for the variable `agreements`.
        case agreement(Feature, isSame: Bool)
        /// The names of features, for the variable `names`.
        case features([Feature])
        /// The numbers of dots, for the variable `names`.
        case dots([Dot])
        /// A time in minutes and seconds, for the variable `time`.
        case clock(Milliseconds)
        /// A time in tenths of a second, for the variable `seconds`.
        case seconds(Milliseconds)
        /// A time in hundredths of a second, for the variable `seconds`.
        case hundredths(Milliseconds)
    }
}

extension Language {
    /// Returns a message as a sentence, with cards named as they look and with the word for a kind of match.
    public func text(of message: Message, _ appearance: Appearance, _ kind: MatchKind = .set) -> UTF8Text {
        switch message {
        case .phrase(let phrase): self[phrase]
        case .pattern(let pattern, let details):
            text(.pattern(pattern, details.map { argument($0, appearance) } + [.kind(kind)]))
        }
    }

    private func argument(_ detail: Message.Detail, _ appearance: Appearance) -> Wording.Argument {
        switch detail {
        case .number(let variable, let number): .number(variable, number)
        case .text(let variable, let text): .text(variable, text)
        case .answer(let variable, let answer): .key(variable, answer ? "yes" : "no")
        case .player(let variable, let seat): .player(variable, seat)
        case .name(let player): .text(.name, name(of: player))
        case .card(let variable, let card): .text(variable, name(of: card, appearance))
        case .cards(let match): .text(.cards, names(of: match, appearance))
        case .reasons(let triple): .text(.reasons, reasons(triple, appearance))
        case .agreements(let set): .text(.agreements, shortAgreements(of: set))
        case .agreement(let feature, let isSame): .text(.agreements, agreement(in: feature, isSame: isSame))
        case .features(let features): .text(.names, names(of: features))
        case .dots(let dots): .text(.names, names(of: dots))
        case .clock(let time): .text(.time, Self.clock(time))
        case .seconds(let time): .text(.seconds, seconds(time))
        case .hundredths(let time): .text(.seconds, hundredths(time))
        }
    }
}
