import PlainText
import SetGame
import SetRules

// What is said, and to which event.
extension TercetApp {
    /// Says something, after what was said in answer to the same event.
    func say(_ text: UTF8Text) {
        message = UTF8Text.joined([message, text].compactMap { $0 }.filter { !$0.isEmpty }, by: " ")
    }

    func report(_ event: Event) {
        switch event {
        case .found(let found):
            sayName(of: found.seat)
            say(found.points > 0 ? words[.matchWithPoints].filling(found.points) : words[.match])
        case .mismatched(let triple):
            say(words[.notASet].filling(words.reasons(triple, settings.appearance)))
        case .matchLeft, .selected, .deselected, .mismatchCleared, .claimWithdrawn, .hintEnded, .optionsChanged:
            break
        case .dealt(let cost, let dealer):
            reportDeal(cost: cost, by: dealer)
        case .agreedToDeal:
            say(words[.agreedToDeal])
            sayIfFull()
        case .dealUndone:
            say(words[.dealUndone])
        case .claimed(let seat):
            say(words[.claimed].filling(words.name(seat)).filling(Int(game.options.claimTime.rawValue)))
        case .claimRanOut(let seat):
            say(words[.claimRanOut].filling(words.name(seat)).filling(words.name(seat.other)))
        case .freeTurn(let seat):
            say(words[.freeTurn].filling(words.name(seat)))
        case .turnRanOut(let seat):
            say(words[.turnRanOut].filling(words.name(seat)))
        case .reshuffled:
            say(words[.reshuffled])
        case .selectionCleared:
            say(words[.deselected])
        case .hinted(let set):
            say(
                words[.hinted].filling(UTF8Text.joined(set.cards.map { words.card($0, settings.appearance) }, by: ", "))
            )
        case .noSetToHint:
            say(words[.noSetDealIsFree])
        case .ended:
            say(endMessage)
        }
    }

    private func reportDeal(cost: Int, by dealer: Dealer) {
        switch dealer {
        case .byItself:
            say(words[.dealtByItself])
        case .alone:
            say(cost > 0 ? words[.dealtForPoints].filling(cost) : words[.dealt])
        case .seat where game.isOver:
            say(words[.dealt])
        case .seat(let seat) where game.dealViolation == .tableFull:
            // There is much to say.
            report(.turnOf(seat.other))
        case .seat(let seat):
            say(words[.dealtByPlayer].filling(words.name(seat)).filling(words.name(seat.other)))
        }
        sayIfFull()
    }

    private func sayIfFull() {
        if game.dealViolation == .tableFull { say(words[.tableIsFull]) }
    }

    /// The end of the game, with its score and time.
    var endMessage: UTF8Text {
        if game.options.players == .two { return endOfTwo }
        guard game.options.clock else { return words[.overWithoutClock].filling(game.score) }
        return words[.over].filling(game.score).filling(timeText)
    }

    /// Who wins, and by how much.
    private var endOfTwo: UTF8Text {
        guard let winner = game.scores.leader else { return words[.draw].filling(game.scores[.first]) }
        return words[.winner].filling(words.name(winner)).filling(game.scores[winner]).filling(
            game.scores[winner.other])
    }

    /// Where two play, whose set it is.
    private func sayName(of seat: Seat) {
        guard game.options.players == .two else { return }
        var name = words.name(seat)
        name.append(":")
        say(name)
    }

    func report(_ violation: RuleViolation) {
        switch violation {
        case .gameOver: say(words[.gameOver])
        case .deckEmpty: say(words[.deckIsEmpty])
        case .tableFull: say(words[.tableIsFull])
        case .nothingToUndo: say(words[.nothingToUndo])
        case .noCheat: say(words[.noCheat])
        case .nobodyClaimed: say(words[.nobodyClaimed])
        case .turnOf(let seat): say(words[.turnOf].filling(words.name(seat)))
        // A press meant for what is no longer there, or a moment that has passed: nothing that a player did wrong.
        case .tooSoon, .nothingSelected, .notOnTable, .notDue, .playersAreFixed, .onePlayer, .mismatchShows, .overdue,
            .timeOutOfRange, .nothingToWithdraw, .paused, .nothingInterrupted:
            break
        }
    }
}
