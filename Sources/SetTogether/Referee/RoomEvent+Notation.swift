import PlainText
import SetGame

// The stored form: a word and its arguments. The seat and the request are stored separately.
//
//     open pls
//     sit 12.7 9f86d0…64 digits
//     name 3.30
//     start 0k3v…81 digits, or more for larger decks
//     act 15320 K111122223333
extension RoomEvent: TextCodable {
    /// Events to read into.
    public static let forms: [RoomEvent] = [
        .acted(.deal, at: 0), .opened(Options()), .sat(PlayerName(entropy: 0), SeatOwner(.zero)),
        .named(PlayerName(entropy: 0)), .started(deck: UTF8Text()),
    ]

    /// Visits the words of the event.
    public mutating func code(_ coder: inout some TextCoder) {
        switch self {
        case .opened(var options):
            coder.word(&options, after: "open ", text: { $0.notation }, value: { Options(notation: $0) })
            self = .opened(options)
        case .sat(var name, var owner):
            name.code(&coder, after: "sit ", separator: ".")
            coder.word(&owner, after: " ", text: { $0.text }, value: { SeatOwner($0) })
            self = .sat(name, owner)
        case .named(var name):
            name.code(&coder, after: "name ", separator: ".")
            self = .named(name)
        case .started(var deck):
            coder.word(&deck, after: "start ", text: { $0 }, value: { DealID.isLikeDeck($0) ? $0 : nil })
            self = .started(deck: deck)
        case .acted(var action, var time):
            coder.number(&time, in: 0...Milliseconds.max, after: "act ")
            coder.literal(" ")
            action.code(&coder)
            self = .acted(action, at: time)
        }
    }
}
