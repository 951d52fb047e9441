import PlainText

/// An attribute that the app sets on a part of the page.
enum Attribute {
    case phase, players, turn, stopped, theme, inert, disabled, hidden, pressed, long, label, empty

    var name: StaticString {
        switch self {
        case .phase: "data-phase"
        case .players: "data-players"
        case .turn: "data-turn"
        case .stopped: "data-stopped"
        case .theme: "data-theme"
        case .inert: "inert"
        case .disabled: "disabled"
        case .hidden: "hidden"
        case .pressed: "aria-pressed"
        case .long: "data-long"
        case .label: "aria-label"
        case .empty: "data-empty"
        }
    }
}

/// The elements of the page. Remembers what each shows, so that only what changes is written.
final class Page<H: Host> {
    let host: H
    private let nodes: [Node]
    private var texts: [Text?]
    private var attributes: [Shown] = []

    private struct Shown {
        let part: Part
        let attribute: Attribute
        var value: Text?
    }

    init(host: H) {
        self.host = host
        nodes = Part.allCases.map { host.find($0.id) }
        texts = Part.allCases.map { _ in nil }
    }

    subscript(part: Part) -> Node {
        nodes[part.rawValue]
    }

    /// The part that a node is; `nil` for a card, or for no node.
    func part(_ node: Node?) -> Part? {
        guard let node, let index = nodes.firstIndex(of: node) else { return nil }
        return Part(rawValue: index)
    }

    func setText(_ text: Text, of part: Part) {
        guard texts[part.rawValue] != text else { return }
        texts[part.rawValue] = text
        host.setText(text, on: self[part])
    }

    func setNumber(_ number: Int, of part: Part) {
        var text = Text()
        text.append(number)
        setText(text, of: part)
    }

    /// Sets an attribute, or takes it away with `nil`.
    func set(_ attribute: Attribute, to value: Text?, of part: Part) {
        let index = attributes.firstIndex { $0.part == part && $0.attribute == attribute }
        if let index {
            guard attributes[index].value != value else { return }
            attributes[index].value = value
        } else {
            attributes.append(Shown(part: part, attribute: attribute, value: value))
        }
        host.setAttribute(attribute.name, to: value, on: self[part])
    }

    /// Sets or takes away an attribute without a value, such as `disabled`.
    func set(_ attribute: Attribute, _ isOn: Bool, of part: Part) {
        set(attribute, to: isOn ? Text() : nil, of: part)
    }

    /// Writes all that stands still, in a language.
    func label(in words: Words) {
        host.setAttribute("lang", to: Text(stringLiteral: words.code), on: self[.root])
        for label in Labels.texts { host.setText(words[label.phrase], on: host.find(label.id)) }
        for label in Labels.names { host.setAttribute("aria-label", to: words[label.phrase], on: host.find(label.id)) }
    }
}
