import PlainText
import SetGame

// The stored form: a word and its arguments. The seat and the request are stored separately.
//
//     open pls
//     sit 12.7 9f86d0…64 digits
//     name 3.30
//     start 0k3v…81 digits
//     act 15320 K111122223333
extension RoomEvent {
    /// The event as text.
    public var text: UTF8Text {
        switch self {
        case .opened(let options): "open \(options.notation)"
        case .sat(let name, let owner): "sit \(Self.text(of: name)) \(owner.text)"
        case .named(let name): "name \(Self.text(of: name))"
        case .started(let deck): "start \(deck)"
        case .acted(let action, let time): "act \(time) \(action.notation)"
        }
    }

    private static func text(of name: PlayerName) -> UTF8Text { "\(Int(name.first)).\(Int(name.second))" }

    /// Parses the text of an event; `nil` if the text is anything else.
    public init?(_ text: UTF8Text) {
        var reader = TextReader(text.bytes)
        guard let event = Self.read(&reader), reader.isAtEnd else { return nil }
        self = event
    }

    private static func read(_ reader: inout TextReader) -> RoomEvent? {
        if reader.skip("open ") { return Options(notation: reader.text()).map { .opened($0) } }
        if reader.skip("name ") { return reader.name(separator: ".").map { .named($0) } }
        if reader.skip("sit ") {
            guard let name = reader.name(separator: "."), reader.skip(" "), let owner = SeatOwner(reader.text()) else {
                return nil
            }
            return .sat(name, owner)
        }
        if reader.skip("start ") {
            let deck = reader.text()
            return DealID.isLikeDeck(deck) ? .started(deck: deck) : nil
        }
        guard reader.skip("act "), let time = reader.number(), reader.skip(" "), let action = Action(reading: &reader)
        else { return nil }
        return .acted(action, at: time)
    }
}
