import PlainText
import SetGame
import SetRules

// What is said, and to which event.
extension App {
    /// Says something, after what was said in answer to the same event.
    func say(_ text: Text) {
        message = Text.joined([message, text].compactMap { $0 }.filter { !$0.isEmpty }, by: " ")
    }

    func report(_ event: Event) {
        switch event {
        case .found(let found):
            say(found.points > 0 ? words[.matchWithPoints].filling(found.points) : words[.match])
        case .mismatched(let trio):
            say(words[.notASet].filling(words.reasons(trio, settings.look)))
        case .matchLeft:
            break
        case .dealt(let cost, let byItself):
            reportDeal(cost: cost, byItself: byItself)
        case .reshuffled:
            say(words[.reshuffled])
        case .deselected:
            say(words[.deselected])
        case .hinted(let set):
            say(words[.hinted].filling(Text.joined(set.cards.map { words.card($0, settings.look) }, by: ", ")))
        case .noSetToHint:
            say(words[.noSetDealIsFree])
        case .ended:
            say(endMessage)
        }
    }

    private func reportDeal(cost: Int, byItself: Bool) {
        if byItself {
            say(words[.dealtByItself])
        } else {
            say(cost > 0 ? words[.dealtForPoints].filling(cost) : words[.dealt])
        }
        if game.dealRefusal == .tableFull { say(words[.tableIsFull]) }
    }

    /// The end of the game, with its score and time.
    var endMessage: Text {
        guard game.options.clock else { return words[.overWithoutClock].filling(game.score) }
        return words[.over].filling(game.score).filling(timeText)
    }

    func report(_ refusal: Refusal) {
        switch refusal {
        case .gameOver: say(words[.gameOver])
        case .deckEmpty: say(words[.deckIsEmpty])
        case .tableFull: say(words[.tableIsFull])
        // A press meant for what is no longer there, or a moment that has passed: nothing that a player did wrong.
        case .tooSoon, .nothingSelected, .notOnTable, .notDue: break
        }
    }
}
