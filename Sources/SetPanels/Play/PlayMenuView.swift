import PlainText
import SetGame
import SetPage
import SetRecords
import SetReports
import SetRules
import SetTable
import SetWords

// The name of the mode, and the tiles of Play with their states.
extension Panels {
    /// The inputs of the last drawing of Play, which is repeated only if they have changed.
    struct DrawnMenu: Equatable {
        let menu: PlayMenu
        let mode: Mode
        let presentation: Presentation
        let hasWayBack: Bool
        let isRoom: Bool
        let isForTwo: Bool
    }

    /// Shows the name of the mode, the deal's id, and Play.
    func render(_ menu: PlayMenu, _ mode: Mode, _ state: ScreenState) {
        renderDealID(state.game)
        let drawing = DrawnMenu(
            menu: menu, mode: mode, presentation: state.presentation, hasWayBack: state.hasWayBack,
            isRoom: state.seating.isRoom, isForTwo: state.game.options.players.needClaims)
        guard drawing != drawnMenu else { return }
        if drawing.presentation != drawnMenu?.presentation { showPictures(state.presentation) }
        drawnMenu = drawing
        page.setText(state.presentation.text(of: mode.name { menu.summary?[$0].streak ?? 0 }), of: .mode)
        let back = CardBack(longestStreak: menu.summary?[.deal].longestStreak ?? 0)
        platform.setAttribute("data-back", to: back.name, on: page[.body])
        page.set(.hidden, menu.askedGame == nil, of: .gameBox)
        controls.show(state.settings, askedGame: menu.askedGame)
        rooms.show(menu.rooms, in: state.presentation.language)
        showTiles(drawing)
        screen.setHidden(.playBack, !state.hasWayBack)
    }

    /// The id is hidden until the deal of a room's game is known.
    private func renderDealID(_ game: Game) {
        let id = game.currentDealID
        for element in [.dealID, .coverDeal, .resultDeal] as [ElementID] {
            page.setText(id.isHidden ? UTF8Text() : id.text, of: element)
        }
    }

    private func showTiles(_ drawing: DrawnMenu) {
        let (menu, presentation, language) = (drawing.menu, drawing.presentation, drawing.presentation.language)
        for tile in [.daily, .puzzle, .practice, .playTwo] as [ElementID] {
            page.set(.disabled, drawing.isRoom, of: tile)
        }
        for (kind, element) in [(.deal, .dailyState), (.puzzle, .puzzleState)] as [(DailyKind, ElementID)] {
            page.setText(UTF8Text.joined(state(of: menu.summary?[kind], presentation), by: " · "), of: element)
        }
        let practised = menu.summary?.rightAnswers.map {
            presentation.text(of: .pattern(.practiceShare, [.number(.percent, $0)]))
        }
        page.setText(practised ?? UTF8Text(), of: .practiceState)
        let room = drawing.isRoom ? presentation.text(of: drawing.mode.name { _ in 0 }) : language[Phrase.makeRoom]
        page.setText(room, of: .togetherState)
        page.setText(language[drawing.isForTwo ? Phrase.twoOn : .twoOff], of: .playTwoState)
    }

    /// Returns the result of the day's task, or that it hasn't been played, and the streak.
    private func state(of summary: SummaryAnswer.Task?, _ presentation: Presentation) -> [UTF8Text] {
        guard let summary else { return [] }
        let day: Message =
            switch (summary.score, summary.time) {
            case (nil, _): .phrase(.notPlayedToday)
            case (let score?, nil): .pattern(.points, [.number(.points, score)])
            case (let score?, let time?): .pattern(.pointsInTime, [.number(.points, score), .clock(time)])
            }
        let streak: [Message] =
            summary.streak > 0 ? [.pattern(.streakOfDays, [.number(.count, summary.streak)])] : []
        return ([day] + streak).map { presentation.text(of: $0) }
    }

    /// Shows a picture of each table style, and cards that make a match in each game.
    private func showPictures(_ presentation: Presentation) {
        let styles: [(TableStyle, ElementID)] = [
            (.classic, .pictureClassic), (.glyphs, .pictureGlyphs), (.physics, .picturePhysics),
        ]
        for (style, element) in styles { page.setMarkup(CardDrawing.picture(of: style), of: element) }
        let games: [(Variant, ElementID)] = [
            (.set, .pictureGameSet), (.junior, .pictureGameJunior), (.ultraSet, .pictureGameUltra),
            (.chain, .pictureGameChain), (.ultra9, .pictureGameUltra9), (.ultraChain, .pictureGameUltrachain),
            (.ghost, .pictureGameGhost), (.puzzle, .pictureGamePuzzle),
            (.juniorPuzzle, .pictureGameJuniorpuzzle), (.shuffle, .pictureGameShuffle),
            (.memory, .pictureGameMemory), (.mega, .pictureGameMega), (.quads, .pictureGameQuads),
            (.juniorQuads, .pictureGameQuads3),
            (.projective, .pictureGameProjective), (.proSet, .pictureGameProset),
        ]
        for (variant, element) in games {
            let presentation = presentation.of(variant)
            let drawings = variant.exampleCards.map { presentation.drawing(of: $0) }
            page.setMarkup(UTF8Text.joined(drawings, by: ""), of: element)
        }
    }
}

extension Variant {
    /// Cards that make a match; in Chain and in puzzles two, which share a card. In Memory all but the last lie face down.
    fileprivate var exampleCards: [Card] {
        let numbers =
            switch self {
            case .set: [0, 40, 80]
            case .junior: [0, 37, 74]
            case .ultraSet: [0, 80, 15, 65]
            case .chain: [0, 40, 80, 59, 65]
            case .ultra9: [2, 78, 13, 67]
            case .ultraChain: [0, 80, 15, 65, 27, 53]
            case .ghost: [3, 6, 36, 45, 57, 60]
            case .puzzle: [0, 40, 80, 20, 60]
            case .juniorPuzzle: [0, 37, 74, 1, 38]
            case .shuffle: [40, 80, 0]
            case .memory: [0, 40, 80]
            case .mega: [0, 121, 242]
            case .quads: [0, 85, 170, 255]
            case .juniorQuads: [0, 81, 162, 243]
            case .projective: [37, 28, 58]
            case .proSet: [6, 41, 48, 19, 7]
            }
        let cards = rules.cards.kind.cards
        return numbers.map { cards[$0] }
    }
}
