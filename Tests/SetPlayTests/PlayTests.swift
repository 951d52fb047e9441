import SetGame
import SetPlay
import SetRules
import SetWords
import TestSupport
import Testing

@Suite("The game on this device")
struct PlayTests {
    private static let usual = Play.Conditions(isRepeated: false, asksBeforeNewGame: false, entropy: 7)

    private func play(_ options: Options = Options()) -> Play {
        var play = Play(Session(dealing: DealID(entropy: 1, options: options)))
        play.performSilently(.setWatched(true), at: 0)
        return play
    }

    private func messages(_ effects: [PlayEffect]) -> [Message] {
        effects.flatMap { effect -> [Message] in
            if case .say(let messages) = effect { messages } else { [] }
        }
    }

    private func events(_ effects: [PlayEffect]) -> [Event] {
        effects.flatMap { effect -> [Event] in
            if case .happened(let events, after: _) = effect { events } else { [] }
        }
    }

    @Test("taps a card that lies there, which the Tab key then leads to, and ignores any other")
    func tap() throws {
        var play = play()
        let card = play.session.game.table[3]
        let effects = play.perform(.tap(card), Self.usual, at: 10)
        guard case .current(card) = effects.first else { throw Missing("the current card") }
        #expect(events(effects) == [.selected(card)] && play.session.game.selection.contains(card))
        let absent = Card.all.first { !play.session.game.table.contains($0) }
        #expect(try play.perform(.tap(#require(absent)), Self.usual, at: 20).isEmpty)
    }

    @Test("says why an action isn't possible, and changes nothing")
    func refused() {
        var play = play()
        let game = play.session.game
        let effects = play.perform(.local(.undo), Self.usual, at: 10)
        #expect(messages(effects) == [.phrase(.nothingToUndo)] && !effects.haveChangedGame && play.session.game == game)
    }

    @Test("leaves Deal to the players' own buttons when two play")
    func dealOfTwo() {
        var options = Options()
        options.players = .two
        var play = play(options)
        #expect(messages(play.perform(.local(.deal), Self.usual, at: 10)) == [.phrase(.dealIsTheirs)])
    }

    @Test("asks before a new game ends one in progress, if the player wants that, until New Game is pressed again")
    func asksFirst() {
        var play = play()
        let deal = play.session.game.dealID
        _ = play.perform(.tap(play.session.game.table[0]), Self.usual, at: 10)
        var conditions = Play.Conditions(isRepeated: false, asksBeforeNewGame: true, entropy: 9)
        #expect(messages(play.perform(.newGame, conditions, at: 20)) == [.phrase(.newGameAsks)])
        #expect(play.session.game.dealID == deal)
        conditions = Play.Conditions(isRepeated: true, asksBeforeNewGame: true, entropy: 9)
        let effects = play.perform(.newGame, conditions, at: 30)
        #expect(play.session.game.dealID != deal && events(effects).contains(.newGame))
        let starts = effects.filter { if case .startOver = $0 { true } else { false } }
        let forgets = effects.filter { if case .forgetPresses = $0 { true } else { false } }
        #expect(starts.count == 1 && forgets.count == 1)
    }

    @Test("shows the button that continues a paused game")
    func pause() throws {
        var play = play()
        let effects = play.perform(.local(.pause), Self.usual, at: 10)
        guard case .showPause = effects.last else { throw Missing("the button that continues") }
        #expect(play.session.isPaused)
        let others = play.perform(.local(.pause), Self.usual, at: 20)
        #expect(!others.contains { if case .showPause = $0 { true } else { false } })
        #expect(!play.session.isPaused)
    }

    @Test("ends with the score alone, whatever the last set was worth")
    func end() {
        var options = Options()
        options.limit = .twentyFour
        var play = play(options)
        var time: Milliseconds = 10
        var last: [PlayEffect] = []
        while !play.session.game.isOver {
            time += 2000
            _ = play.perform(.advance, at: time)
            let game = play.session.game
            guard let match = game.matches.first else {
                _ = play.perform(.local(.deal), Self.usual, at: time)
                continue
            }
            for card in match { last = play.perform(.tap(card), Self.usual, at: time) }
            if !play.session.game.isOver { last = play.perform(.advance, at: time + 1500) }
        }
        let saysEnd = last.contains { if case .sayEnd = $0 { true } else { false } }
        #expect(saysEnd && events(last).contains { $0.isEnd })
    }
}
