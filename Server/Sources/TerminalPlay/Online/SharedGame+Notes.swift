import PlainText
import SetGame
import SetTogether
import SetWords

// Notes about events, in the words of the page.
extension SharedGame {
    /// Returns the notes about news.
    func notes(on news: SharedNews) -> [Note] {
        switch news {
        case .entered, .uncovered, .outOfStep: return []
        case .seatsChanged: return table.game == nil ? [waiting] : []
        case .began: return [.message(table.seat == nil ? .waiting(at: table) : .gameBegins)]
        case .game(let event): return notes(on: event)
        case .beaten(let cards, let late):
            let winner = table.game?.found.last { $0.cards.contains(where: cards.contains) }
            return [.message(.beaten(by: winner.flatMap { playerName(of: $0.seat) }, late: late))]
        case .refused(let refusal): return message(on: refusal).map { [.message($0)] } ?? []
        }
    }

    /// The number of players before the start.
    private var waiting: Note {
        .message(.waiting(at: table))
    }

    private func notes(on event: Event) -> [Note] {
        switch event {
        case .found(let found):
            if found.seat == table.seat {
                return [.message(.found(points: found.points, by: nil, tapGoesOn: false))]
            }
            return playerName(of: found.seat).map { [.message(.foundByOther($0, points: found.points))] } ?? []
        // A player's own mistake was reported when it was made. Mistakes of others show in their points.
        case .mistaken: return []
        case .dealt(let count, _, _): return [.message(.dealtAutomatically(count: count))]
        case .ended: return end
        case .selected, .deselected, .selectionCleared, .mismatched, .mismatchCleared, .matchLeft, .agreedToDeal,
            .dealUndone,
            .claimed, .claimWithdrawn, .claimRanOut, .freeTurn, .turnRanOut, .reshuffled, .hinted, .hintEnded,
            .noMatchToHint, .optionsChanged, .newGame, .newGameUndone, .paused, .continued, .returned:
            return []
        }
    }

    /// The result of the game, and this player's rank.
    private var end: [Note] {
        guard let game = table.game else { return [] }
        let players = game.options.players
        let scores = players.seats.map { game.scores[$0] }
        guard let winner = game.scores.leader(of: players), let name = playerName(of: winner) else {
            return [.message(.draw(points: scores.max() ?? 0))]
        }
        let points = game.scores[winner]
        let second = players.seats.filter { $0 != winner }.map { game.scores[$0] }.max() ?? 0
        if winner == table.seat { return [.message(.wonYourself(points: points, to: second))] }
        let result = Note.message(.wonTogether(name, points: points, to: second))
        guard let seat = table.seat else { return [result] }
        let place = 1 + scores.count { $0 > game.scores[seat] }
        return [result, .message(.place(place, of: players.count))]
    }

    private func message(on refusal: Refusal) -> Message? {
        switch refusal {
        case .late(let time): .beaten(by: nil, late: time)
        case .gone: .cardsWereGone
        case .alone: .needsTwoPlayers
        case .version: .pageTooOld
        case .unknown: .noSuchRoom
        case .busy: .serverBusy
        case .watching: .waiting(at: table)
        // Another player was quicker to start, or the game ended before this claim. The screen shows it.
        case .locked, .over, .started: nil
        }
    }

    private func playerName(of seat: Seat) -> PlayerName? {
        let index = Int(seat.rawValue)
        return index < table.seats.count ? table.seats[index].name : nil
    }
}
