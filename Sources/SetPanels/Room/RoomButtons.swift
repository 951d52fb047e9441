import PlainText
import SetGame
import SetPage
import SetTogether
import SetWords

/// The action of a room's button.
package enum RoomButton: Equatable {
    /// Returns to a room in which this device has a seat.
    case enter(RoomCode)
    /// Chooses a name.
    case name(PlayerName)
    /// Shows a reaction to the whole room.
    case react(Reaction)
}

/// The buttons of a room: the suggested names in its dialog, and the reactions there, over the table and below a result.
final class RoomButtons<P: Platform> {
    private let platform: P
    private let names: Node
    private var nameButtons: [Node] = []
    private var reactions: [(node: Node, reaction: Reaction)] = []
    private var rows: [Node] = []
    private let opener: Node, openerLabel: Node
    private var shown: Shown?

    /// The buttons' content.
    private struct Shown: Equatable {
        let names: [PlayerName]
        let own: PlayerName?
        let hasSeat: Bool
        let presentation: Presentation
    }

    /// Creates the buttons in the dialog of a room and in the panel of the result.
    init(platform: P, page: Page<P>) {
        self.platform = platform
        names = Self.row("names", into: page[.togetherRoom], before: page[.togetherCode], platform)
        (opener, openerLabel) = (platform.create("button"), platform.create("span"))
        addReactions(into: page[.togetherRoom], before: nil)
        addReactions(into: page[.result], before: page[.resultDeal])
        addReactionsOverTable(page)
    }

    /// The button that a node is; `nil` for any other node.
    func button(_ node: Node?) -> RoomButton? {
        guard let node else { return nil }
        if let index = nameButtons.firstIndex(of: node), let shown, index < shown.names.count {
            return .name(shown.names[index])
        }
        return reactions.first { $0.node == node }.map { .react($0.reaction) }
    }

    /// Shows the buttons of a room; `nil` outside a room.
    func show(_ room: RoomState?, _ presentation: Presentation) {
        let seat = room?.table.seat
        let new = Shown(
            names: room.map { $0.table.hasGame ? [] : $0.names } ?? [], own: seat.flatMap { room?.table.name(of: $0) },
            hasSeat: seat != nil, presentation: presentation)
        guard new != shown else { return }
        if new.presentation != shown?.presentation { showLabels(presentation) }
        shown = new
        for row in rows + [opener] { platform.setAttribute("hidden", to: new.hasSeat ? nil : "", on: row) }
        showNames(new, in: presentation.language)
    }

    private func showLabels(_ presentation: Presentation) {
        platform.setAttribute("aria-label", to: presentation.language[Phrase.yourName], on: names)
        platform.setText(presentation.language[Phrase.react], on: openerLabel)
        for (node, reaction) in reactions {
            let name = presentation.text(of: .reaction(reaction))
            platform.setAttribute("aria-label", to: name, on: node)
            platform.setAttribute("title", to: name, on: node)
        }
    }

    private func showNames(_ new: Shown, in language: Language) {
        while nameButtons.count < new.names.count { nameButtons.append(makeButton(into: names)) }
        for (index, button) in nameButtons.enumerated() {
            platform.setAttribute("hidden", to: index < new.names.count ? nil : "", on: button)
        }
        platform.setAttribute("hidden", to: new.names.isEmpty ? "" : nil, on: names)
        for (button, name) in zip(nameButtons, new.names) {
            platform.setText(language.name(of: name), on: button)
            platform.setAttribute("aria-pressed", to: name == new.own ? "true" : "false", on: button)
        }
    }

    /// Adds the reactions that a button of the bar opens. The browser opens and closes them.
    private func addReactionsOverTable(_ page: Page<P>) {
        let row = addReactions(into: page[.body], before: nil, closing: "reactions")
        platform.setAttribute("id", to: "reactions", on: row)
        platform.setAttribute("popover", to: "", on: row)
        platform.setAttribute("type", to: "button", on: opener)
        platform.setAttribute("id", to: "react", on: opener)
        // Even before there is a room: it would move the deck, from which cards come.
        platform.setAttribute("hidden", to: "", on: opener)
        platform.setAttribute("popovertarget", to: "reactions", on: opener)
        let picture: UTF8Text = "<path d=\"M4 5h16v11h-9l-5 4v-4H4z\"/>"
        platform.setMarkup("<svg viewBox=\"0 0 24 24\" aria-hidden=\"true\">\(picture)</svg>", on: opener)
        platform.insert(openerLabel, into: opener, before: nil)
        platform.insert(opener, into: page[.bar], before: nil)
    }

    /// - Parameter popover: the popover that a reaction closes.
    @discardableResult
    private func addReactions(into parent: Node, before next: Node?, closing popover: UTF8Text? = nil) -> Node {
        let row = Self.row("reactions", into: parent, before: next, platform)
        rows.append(row)
        for reaction in Reaction.allCases {
            let button = makeButton(into: row)
            platform.setAttribute("data-reaction", to: UTF8Text(number: Int(reaction.rawValue) + 1), on: button)
            platform.setText(UTF8Text(stringLiteral: reaction.symbol), on: button)
            if let popover {
                platform.setAttribute("popovertarget", to: popover, on: button)
                platform.setAttribute("popovertargetaction", to: "hide", on: button)
            }
            reactions.append((button, reaction))
        }
        return row
    }

    private func makeButton(into parent: Node) -> Node {
        let button = platform.create("button")
        platform.setAttribute("type", to: "button", on: button)
        platform.insert(button, into: parent, before: nil)
        return button
    }

    private static func row(
        _ name: StaticString, into parent: Node, before next: Node?, _ platform: P
    ) -> Node {
        let row = platform.create("div")
        platform.setAttribute("class", to: UTF8Text(stringLiteral: name), on: row)
        platform.setAttribute("role", to: "group", on: row)
        platform.setAttribute("hidden", to: "", on: row)
        platform.insert(row, into: parent, before: next)
        return row
    }
}
