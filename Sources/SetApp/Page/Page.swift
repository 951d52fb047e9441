import PlainText
import SetWords

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
final class Page<H: Platform> {
    let platform: H
    private let nodes: [Node]
    private var texts: [UTF8Text?]
    private var attributes: [Shown] = []

    private struct Shown {
        let part: ElementID
        let attribute: Attribute
        var value: UTF8Text?
    }

    init(platform: H) {
        self.platform = platform
        nodes = ElementID.allCases.map { platform.find($0.id) }
        texts = ElementID.allCases.map { _ in nil }
    }

    subscript(part: ElementID) -> Node {
        nodes[part.rawValue]
    }

    /// The part that a node is; `nil` for a card, or for no node.
    func part(_ node: Node?) -> ElementID? {
        guard let node, let index = nodes.firstIndex(of: node) else { return nil }
        return ElementID(rawValue: index)
    }

    func setText(_ text: UTF8Text, of part: ElementID) {
        guard texts[part.rawValue] != text else { return }
        texts[part.rawValue] = text
        platform.setText(text, on: self[part])
    }

    func setNumber(_ number: Int, of part: ElementID) {
        var text = UTF8Text()
        text.append(number)
        setText(text, of: part)
    }

    /// Sets an attribute, or takes it away with `nil`.
    func set(_ attribute: Attribute, to value: UTF8Text?, of part: ElementID) {
        let index = attributes.firstIndex { $0.part == part && $0.attribute == attribute }
        if let index {
            guard attributes[index].value != value else { return }
            attributes[index].value = value
        } else {
            attributes.append(Shown(part: part, attribute: attribute, value: value))
        }
        platform.setAttribute(attribute.name, to: value, on: self[part])
    }

    /// Sets or takes away an attribute without a value, such as `disabled`.
    func set(_ attribute: Attribute, _ isOn: Bool, of part: ElementID) {
        set(attribute, to: isOn ? UTF8Text() : nil, of: part)
    }

    /// Adds an option for each language to their setting, under the name that the language has for itself.
    func addLanguages() {
        for language in Language.all {
            let option = platform.create("option")
            let code = UTF8Text(stringLiteral: language.code)
            platform.setAttribute("value", to: code, on: option)
            platform.setAttribute("lang", to: code, on: option)
            platform.setText(UTF8Text(stringLiteral: language.name), on: option)
            platform.insert(option, into: self[.setLanguage], before: nil)
        }
    }

    /// Writes all that stands still, in a language.
    func label(in language: Language) {
        platform.setAttribute("lang", to: UTF8Text(stringLiteral: language.code), on: self[.root])
        for label in Labels.texts { platform.setText(language[label.phrase], on: platform.find(label.id)) }
        for label in Labels.names {
            platform.setAttribute("aria-label", to: language[label.phrase], on: platform.find(label.id))
        }
    }
}
