import PlainText
import SetGame
import SetNarration
import SetPage
import SetReports
import SetRules
import SetSettings
import SetTogether
import SetWords

/// Shows everything besides the table and its bars, which playing alone doesn't need: dialogs, the room, the
/// result of a game, the guidance of a new player, and descriptions for players who can't see the table.
///
/// It has a property for each view, and remembers what some of them have drawn.
package final class Panels<P: Platform> {
    let platform: P
    let screen: Screen<P>
    /// The dialog that is shown.
    package let sheets: Sheets<P>
    package let toy: PileToy<P>
    let controls: SettingControls<P>
    let rooms: RoomList<P>
    let strip: SeatStrip<P>
    let roomButtons: RoomButtons<P>
    let keyMarks: CardMarks<P>, foundMarks: CardMarks<P>
    private let feed: Feed<P>
    private var narrator = Narrator()
    var drawnGuide: DrawnGuide?
    var drawnCode: LinkCode?
    var drawnFaces: [Card?] = []
    var drawnMenu: DrawnMenu?
    var drawnResult = DrawnResult()
    private var drawnKeys = ButtonKeys.none

    var page: Page<P> { screen.page }

    /// Creates the panels of a page, with the controls that the browser supports: languages, vibration, sharing.
    @inline(never)  // The entry of code that loads later.
    package init(platform: P, screen: Screen<P>) {
        (self.platform, self.screen) = (platform, screen)
        sheets = Sheets(platform: platform, page: screen.page)
        toy = PileToy(platform: platform, screen: screen)
        controls = SettingControls(platform: platform)
        rooms = RoomList(platform: platform, list: screen.page[.togetherRooms])
        strip = SeatStrip(platform: platform, list: screen.page[.seats])
        roomButtons = RoomButtons(platform: platform, page: screen.page)
        keyMarks = CardMarks(platform: platform, attributes: ["data-key", "aria-keyshortcuts"])
        foundMarks = CardMarks(platform: platform, attributes: ["data-found"])
        feed = Feed(platform: platform, list: screen.page[.feedList])
        controls.addLanguages()
        page.set(.hidden, platform.read("navigator.vibrate").isEmpty, of: .hapticsBox)
        for button in [.share, .togetherShare] as [ElementID] {
            page.set(.hidden, platform.read("navigator.share").isEmpty, of: button)
        }
    }

    /// The state of the panels, in addition to the state of the screen.
    package struct State {
        /// The room; `nil` outside a room.
        package let room: RoomState?
        /// The guidance.
        package let guide: Guide
        /// How the game is played, and the other ways to play.
        package let mode: Mode, menu: PlayMenu
        /// What sets the finished game apart.
        package let result: ResultAnswer
        /// The open dialog.
        package let dialog: OpenDialog?
        /// How much of the dialog has changed.
        package let change: DialogChange?
        /// Whether the table has been shown, so its changes are described from now on.
        package let describesChanges: Bool

        /// Creates a state.
        package init(
            room: RoomState?, guide: Guide, mode: Mode, menu: PlayMenu, result: ResultAnswer, dialog: OpenDialog?,
            change: DialogChange?, describesChanges: Bool
        ) {
            (self.room, self.guide, self.dialog, self.change) = (room, guide, dialog, change)
            (self.mode, self.menu, self.result) = (mode, menu, result)
            self.describesChanges = describesChanges
        }
    }

    /// Shows a state.
    @inline(never)  // The entry of code that loads later.
    package func render(_ panels: State, _ state: ScreenState) {
        if panels.describesChanges {
            // Once there is a new message, the last description is out of date.
            if state.messages != nil { page.setText(UTF8Text(), of: .spoken) }
            let names = panels.room?.table.seats.map { $0.name } ?? []
            let description = description(state.presentation, names: names)
            if let text = narrator.changes(in: state.game, description) { speak(text) }
        }
        render(ButtonKeys(state))
        render(panels.room, state)
        renderResult(panels.result, panels.mode, panels.room, state)
        render(panels.guide, state)
        render(panels.menu, panels.mode, state)
        if panels.describesChanges {
            renderFeed(panels.room, state)
            renderMarks(state)
        }
        render(panels.dialog, panels.change, state)
    }

    /// Shows how the letters of buttons are typed.
    private func render(_ keys: ButtonKeys) {
        guard keys != drawnKeys else { return }
        drawnKeys = keys
        platform.setAttribute("data-keys", to: keys.word.map { UTF8Text(stringLiteral: $0) }, on: page[.body])
    }

    /// Returns the setting of a control; `nil` for any other node.
    package func setting(_ node: Node?) -> Setting? { controls.setting(node) }

    /// Returns the button of a room that a node is; `nil` for any other node.
    package func roomButton(_ node: Node?) -> RoomButton? { rooms.button(node) ?? roomButtons.button(node) }

    /// Returns the number of the found match whose entry a node is; `nil` for any other node.
    package func finding(_ node: Node?) -> Int? { feed.index(of: node) }

    /// Closes the open entry of a found match. Returns whether another one is to be opened.
    package func toggleFinding(_ index: Int) -> Bool { feed.toggle(index) }

    /// Opens the entry of a found match.
    package func show(_ finding: FindingAnswer) { feed.show(finding) }

    /// Says a text to players who can't see the page.
    package func speak(_ text: UTF8Text) { page.announce(text, in: .spoken) }

    /// Returns the description of the table as it is laid out.
    package func description(_ presentation: Presentation, names: [PlayerName]) -> TableDescription {
        TableDescription(grid: screen.cards.grid, presentation: presentation, names: names)
    }

    /// Shows the found matches, with who found them if there are several players.
    private func renderFeed(_ room: RoomState?, _ state: ScreenState) {
        let (language, players) = (state.presentation.language, room?.players ?? [])
        let isForTwo = state.game.options.players.needClaims
        // The other matches of a puzzle are still to be found.
        let canOpen = room == nil && !state.game.rules.keepsMatches
        feed.show(state.game, state.presentation, canOpen: canOpen) { seat in
            if isForTwo { return language[.player(seat)] }
            return players.first { $0.seat == seat }.map { language.name(of: $0.status.name) }
        }
        page.set(.hidden, state.game.found.isEmpty, of: .feed)
    }

    /// Opens or closes dialogs, and updates the content of the open dialog.
    private func render(_ dialog: OpenDialog?, _ change: DialogChange?, _ state: ScreenState) {
        // Content that will arrive in a moment is awaited, so the dialog doesn't open empty.
        if let report = dialog?.report, !report.hasContent, state.reports.availability == .ready { return }
        if let change {
            // Not on every event: a browser sends a click on a check box before it reports the change.
            if dialog?.settings != nil || dialog?.id == .play {
                controls.show(state.settings, askedGame: drawnMenu?.menu.askedGame)
            }
            dialog?.render(
                change, state.reports.availability == .unavailable ? .phrase(.reportsUnavailable) : nil, on: page,
                state.presentation)
        }
        sheets.show(dialog)
    }
}
