import SetPage
import SetReports
import SetRules
import SetStorage

/// The ways to play, in the Play sheet, which wide screens always show next to the table.
package struct PlayMenu: Equatable {
    /// The game that was chosen while another is in progress, which it would end.
    package private(set) var askedGame: Variant?
    /// The rooms to return to, the latest first.
    package var rooms: [SeatedRoom] = []
    /// The day's deal and the practice at a glance; `nil` until the reports module has answered.
    package private(set) var summary: SummaryAnswer?

    /// Creates the menu of a page that has just opened.
    package init() {}

    /// Carries out a request in the menu.
    ///
    /// - Parameter variant: the game that is played, whose rules are shown if no other is asked about.
    mutating func perform(_ command: ContentCommand.MenuCommand, playing variant: Variant) -> [DialogEffect] {
        switch command {
        case .startGame:
            defer { askedGame = nil }
            return askedGame.map { [.begin($0), .close(.play)] } ?? []
        case .keepGame:
            askedGame = nil
            return [.render(.content), .focus(.element(.setGame))]
        case .showRules:
            return [.open(.report(.help(HelpDialog(of: askedGame ?? variant, isFromPlay: true))))]
        case .changePlayers: return [.changePlayers, .close(.play)]
        case .goBack: return [.goBack, .close(.play)]
        }
    }

    /// Begins another game of the family, or asks first because that ends a game in progress.
    package mutating func choose(_ game: Variant, ends: Bool) -> [DialogEffect] {
        askedGame = ends ? game : nil
        return ends ? [.focus(.element(.gameNo))] : [.begin(game), .close(.play)]
    }

    mutating func take(_ summary: SummaryAnswer) -> [DialogEffect] {
        self.summary = summary
        return []
    }
}
