import PlainText
import SetRules
import SetWords

/// An attribute that the app sets on an element of the page.
package enum Attribute {
    case phase, players, turn, stopped, theme, inert, disabled, hidden, pressed, long, label, empty, max, valueText,
        waiting, reports, media, zoomed, enlarge, art, motion, drawn, game, variant, connection, count, hand, beside,
        opens, counts, primary, repeats, asks, breath

    package var name: StaticString {
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
        case .max: "max"
        case .valueText: "aria-valuetext"
        case .waiting: "data-waiting"
        case .reports: "data-reports"
        case .media: "media"
        case .zoomed: "data-zoomed"
        case .enlarge: "data-enlarge"
        case .art: "data-art"
        case .motion: "data-motion"
        case .drawn: "data-drawn"
        case .game: "data-game"
        case .variant: "data-variant"
        case .connection: "data-connection"
        case .count: "data-count"
        case .hand: "data-hand"
        case .beside: "data-beside"
        case .opens: "data-opens"
        case .counts: "data-counts"
        case .primary: "data-primary"
        case .repeats: "data-repeats"
        case .asks: "data-asks"
        case .breath: "data-breath"
        }
    }
}

/// The elements of the page. Remembers the content of each, and writes only changes.
package final class Page<P: Platform> {
    let platform: P
    private let nodes: [Node]
    private var texts: [UTF8Text?]
    private var attributes: [Shown] = []

    private struct Shown {
        let element: ElementID
        let attribute: Attribute
        var value: UTF8Text?
    }

    init(platform: P) {
        self.platform = platform
        nodes = ElementID.allIDs.map { platform.find($0) }
        texts = Array(repeating: nil, count: nodes.count)
        texts[ElementID.spoken.rawValue] = UTF8Text()
    }

    package subscript(element: ElementID) -> Node {
        nodes[element.rawValue]
    }

    /// Returns the element of a node; `nil` for a card, or without a node.
    package func element(_ node: Node?) -> ElementID? {
        guard let node, let index = nodes.firstIndex(of: node) else { return nil }
        return ElementID(rawValue: index)
    }

    package func setText(_ text: UTF8Text, of element: ElementID) {
        guard texts[element.rawValue] != text else { return }
        texts[element.rawValue] = text
        platform.setText(text, on: self[element])
    }

    /// Sets the content of an element, as markup. Markup is large, so it isn't remembered.
    package func setMarkup(_ markup: UTF8Text, of element: ElementID) {
        platform.setMarkup(markup, on: self[element])
    }

    /// Opens a part that is folded away, brings it into view, and puts the focus on its heading.
    func open(ofID id: UTF8Text, heading: UTF8Text) {
        let part = platform.find(id)
        platform.setAttribute("open", to: UTF8Text(), on: part)
        platform.call("focus", on: platform.find(heading))
        platform.call("scrollIntoView", on: part)
    }

    /// Sets the value of a form control, which the player may have changed.
    package func setValue(_ value: UTF8Text, of element: ElementID) {
        platform.setValue(value, on: self[element])
    }

    /// Sets a style property of an element.
    package func setStyle(_ property: StaticString, to value: UTF8Text, of element: ElementID) {
        platform.setStyle(property, to: value, on: self[element])
    }

    /// Writes a text into an element that assistive tools announce, even if the text is the same as before.
    package func announce(_ text: UTF8Text, in element: ElementID) {
        texts[element.rawValue] = text
        platform.setText(text, on: self[element])
    }

    /// Calls a method without arguments on an element.
    package func call(_ method: StaticString, on element: ElementID) {
        platform.call(method, on: self[element])
    }

    /// Returns the frame of an element. Reading it makes the browser compute a layout.
    package func frame(of element: ElementID) -> ElementFrame { platform.frame(of: self[element]) }

    /// Returns whether an element has the focus.
    package func hasFocus(_ element: ElementID) -> Bool { platform.hasFocus(self[element]) }

    /// Returns a property of the window that is a number; `nil` otherwise.
    package func number(_ path: StaticString) -> Double? {
        var reader = TextReader(platform.read(path).bytes)
        return reader.decimal()
    }

    /// Moves the focus to an element.
    package func focus(_ element: ElementID) {
        platform.call("focus", on: self[element])
    }

    package func setNumber(_ number: Int, of element: ElementID) {
        setText(UTF8Text(points: number), of: element)
    }

    /// Sets an attribute, or removes it with `nil`.
    package func set(_ attribute: Attribute, to value: UTF8Text?, of element: ElementID) {
        let index = attributes.firstIndex { $0.element == element && $0.attribute == attribute }
        if let index {
            guard attributes[index].value != value else { return }
            attributes[index].value = value
        } else {
            attributes.append(Shown(element: element, attribute: attribute, value: value))
        }
        platform.setAttribute(attribute.name, to: value, on: self[element])
    }

    /// Sets or removes an attribute without a value, such as `disabled`.
    package func set(_ attribute: Attribute, _ isOn: Bool, of element: ElementID) {
        set(attribute, to: isOn ? UTF8Text() : nil, of: element)
    }

    /// Writes all static text.
    package func label(_ presentation: Presentation) {
        let (language, kind) = (presentation.language, presentation.variant.rules.kind)
        platform.setAttribute("lang", to: language.code, on: self[.root])
        for label in Labels.texts { setText(language[label.phrase.of(kind)], of: label.element) }
        for label in Labels.names { set(.label, to: language[label.phrase], of: label.element) }
    }

    /// Writes the static text that can wait until after the first card, in a language.
    package func labelLater(in language: Language) {
        for label in Labels.laterTexts { setText(language[label.phrase], of: label.element) }
        for label in Labels.laterNames { set(.label, to: language[label.phrase], of: label.element) }
    }
}

extension Page {
    /// Opens the list of keys, brings it into view, and puts the focus on its heading.
    func showListOfKeys() {
        open(ofID: "list-of-keys", heading: "list-of-keys-title")
    }
}
