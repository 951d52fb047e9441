import PlainText
import SetGame
import SetRules
import SetSettings
import SetTable
import SetWords

// The appearance of cards, and the elements drawn for it.
extension Screen {
    /// Shows language, colours, art and motion. Returns whether that rearranges the bars around the table.
    func renderPresentation(_ state: ScreenState) -> Bool {
        let presentation = state.presentation
        renderTheme(state.settings.preferences.theme)
        page.set(.enlarge, state.settings.preferences.enlargesFocus, of: .body)
        page.set(.hand, to: UTF8Text(stringLiteral: state.settings.preferences.hand.word), of: .body)
        page.set(.beside, state.settings.preferences.sitsBeside, of: .body)
        cards.animator.motion = state.motion
        cards.animator.route = state.settings.preferences.route
        renderColors(presentation.style.appearance.scheme)
        let clock = state.game.options.clock
        page.set(.hidden, !clock, of: .timeBox)
        page.set(.hidden, presentation.variant.rules.sharedCount == 0, of: .lastMatch)
        page.set(.hidden, presentation.variant.rules.keepsMatches, of: .pile)
        let isRearranged =
            drawn.presentation?.language != presentation.language || drawn.clock != clock
            || drawn.presentation?.variant != presentation.variant
            || drawn.sitsBeside != state.settings.preferences.sitsBeside
        if drawn.presentation != presentation {
            page.label(presentation)
            cards.label(presentation)
            drawn.pile = nil
        }
        (drawn.presentation, drawn.clock) = (presentation, clock)
        drawn.sitsBeside = state.settings.preferences.sitsBeside
        return isRearranged
    }

    /// Shows the theme, and gives the browser's own bars the theme's background colour.
    private func renderTheme(_ theme: Theme) {
        page.set(.theme, to: theme == .system ? nil : UTF8Text(stringLiteral: theme.word), of: .root)
        switch theme {
        case .system:
            page.set(.media, to: "(prefers-color-scheme: light)", of: .groundLight)
            page.set(.media, to: "(prefers-color-scheme: dark)", of: .groundDark)
        case .light, .dark:
            page.set(.media, to: theme == .light ? "all" : "not all", of: .groundLight)
            page.set(.media, to: theme == .dark ? "all" : "not all", of: .groundDark)
        }
    }

    /// Writes the cards' colours, each for a light and a dark page.
    private func renderColors(_ scheme: Scheme) {
        guard drawn.scheme != scheme else { return }
        drawn.scheme = scheme
        let (light, dark) = (scheme.light, scheme.dark)
        page.setStyle("--face", to: .color(light.face, dark: dark.face), of: .root)
        let names: [StaticString] = ["--symbol-1", "--symbol-2", "--symbol-3", "--symbol-4"]
        for (index, name) in names.enumerated() {
            page.setStyle(name, to: .color(light.symbols[index], dark: dark.symbols[index]), of: .root)
        }
        let dots: [StaticString] = ["--dot-1", "--dot-2", "--dot-3", "--dot-4", "--dot-5", "--dot-6"]
        for (index, name) in dots.enumerated() {
            page.setStyle(name, to: .color(light.dots[index], dark: dark.dots[index]), of: .root)
        }
    }

    /// Shows the last cards that have arrived on the pile, with the names of the last match that has arrived completely.
    func renderPile(_ game: Game, _ presentation: Presentation) {
        let inFlight = cards.animator.matchesInFlight
        let there = game.discard.filter { !inFlight.contains($0) }
        let size = game.found.last { $0.cards.contains(where: there.contains) }?.cards.count ?? 0
        let arrived = Array(there.suffix(size))
        guard drawn.pile != arrived else { return }
        drawn.pile = arrived
        var markup = UTF8Text()
        for card in arrived { markup.append(contentsOf: "<span>\(presentation.drawing(of: card))</span>") }
        page.setMarkup(markup, of: .pile)
        let lastMatch = game.found.last { found in
            game.discard.contains(found.cards[0]) && !found.cards.contains(where: inFlight.contains)
        }
        let (language, kind) = (presentation.language, game.rules.kind)
        let label = lastMatch.map { language[.lastMatch(presentation.names(of: $0.cards.cards), kind)] }
        page.set(.label, to: label ?? language[Phrase.noSetYet.of(kind)], of: .pile)
    }
}

extension UTF8Text {
    /// Returns a colour for light pages and another for dark pages, between which the style sheet chooses.
    fileprivate static func color(_ light: RGBColor, dark: RGBColor) -> UTF8Text {
        var text: UTF8Text = "var(--light,"
        text.append(color: light)
        text.append(") var(--dark,")
        text.append(color: dark)
        text.append(")")
        return text
    }

    private mutating func append(color: RGBColor) {
        append("#")
        for shift: UInt32 in [20, 16, 12, 8, 4, 0] { append(color.rgb >> shift & 15, radix: 16) }
    }
}
