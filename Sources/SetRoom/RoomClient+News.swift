import PlainText
import SetGame
import SetRules
import SetSound
import SetTogether
import SetWords

// News from the server.
extension RoomClient {
    /// Receives the messages that have arrived together, one per line.
    ///
    /// Of several events in them only the last is announced, and the player's own set. Events from before this player
    /// joined aren't announced. A text that isn't a message can't be from a server of this version.
    mutating func receive(_ text: UTF8Text, at now: Milliseconds) -> [RoomEffect] {
        guard let messages = ServerMessage.messages(in: text) else { return giveUp(.otherVersion) }
        var former = Former(table, before: messages)
        let news = messages.flatMap { table.receive($0, at: now) }
        former.rename(by: news)
        // Stores the suggestions, so they stay the same while they contain the current name.
        lobby.suggestedNames = suggestedNames
        let isContinued = former.isContinued(by: table.game)
        if isContinued, let game = table.game, former.cards != game.table {
            dealt = (game.table.filter { !former.cards.contains($0) }, now)
        }
        return effects(of: news, isContinued: isContinued) + effectsOfSeats(in: news, after: former.seats)
    }

    private mutating func effects(of news: [SharedNews], isContinued: Bool) -> [RoomEffect] {
        let (isBeginning, isCatchingUp) = (news.contains(.began), arrival == .catchingUp)
        let isLive = !isBeginning && !isCatchingUp
        let last = news.lastIndex { $0.isTold } ?? news.endIndex
        var effects: [RoomEffect] = isBeginning && !isContinued || isCatchingUp ? [.startOver] : []
        for (index, one) in news.enumerated() {
            effects += note(one, isLive: isLive && (index >= last || isOwnSet(one)))
        }
        return news.contains { $0.concernsSeat } ? effects + [.keepSeat] : effects
    }

    private func isOwnSet(_ news: SharedNews) -> Bool {
        if case .game(.found(let found)) = news { found.seat == table.seat } else { false }
    }

    /// - Parameter isLive: whether it happens now, not before this player joined.
    private mutating func note(_ news: SharedNews, isLive: Bool) -> [RoomEffect] {
        switch news {
        case .entered: return noteEntered()
        case .seatsChanged: return []
        case .readyChanged(let former): return note(ready: former)
        case .reacted(let seat, let reaction):
            return table.name(of: seat).map { [.say(.reacted($0, reaction)), .reacted(seat, reaction)] } ?? []
        case .began: return noteBeginning()
        case .game(let event): return note(event, isLive: isLive)
        case .exchanged(let card, let other): return [.exchanged(card, other)]
        case .chose(let card, let chosen, let events, let message):
            return effects(ofChoosing: card, after: chosen, events, message)
        case .beaten(let cards, let late):
            // Where matches stay, others can have some of the cards.
            let keepsMatches = table.options.game.rules.keepsMatches
            let found = table.game?.found.last {
                keepsMatches ? $0.cards == cards : $0.cards.contains(where: cards.contains)
            }
            return [.say(.beaten(by: found.flatMap { table.name(of: $0.seat) }, late: late))]
        case .refused(let refusal): return note(refusal)
        // A player who has only watched requests a seat in the next game.
        case .uncovered: return table.seat == nil ? [.uncovered, .send(hello)] : [.uncovered]
        case .outOfStep: return [.send(hello)]
        }
    }

    private mutating func noteEntered() -> [RoomEffect] {
        let before = connection
        connection.stand()
        arrival = .entering
        let isBack = before.state != .open && (before.hasStood || !before.isFirstAttempt)
        return isBack ? [.entered, .say(.phrase(.connectionBack))] : [.entered]
    }

    private mutating func noteBeginning() -> [RoomEffect] {
        if arrival == .entering { arrival = .catchingUp }
        guard let game = table.game, !game.isOver else { return [.began] }
        if seatInGame == nil { return [.began, .say(.roomWatched(isFull: table.isFull))] }
        return game.log.isEmpty ? [.began, .say(.pattern(.gameBegins))] : [.began]
    }

    private func note(_ event: Event, isLive: Bool) -> [RoomEffect] {
        switch event {
        case .ended: end.map { isLive ? [.ended($0), .cue(.end)] : [.ended($0)] } ?? []
        case .found(let found) where isLive: note(found)
        case .dealt(let count, _, _) where isLive: [.say(.dealtAutomatically(count: count)), .cue(.deal(count))]
        // The player's own mistake was judged at once; mistakes of others show next to their names.
        case .mistaken, .found, .dealt, .matchLeft, .selected, .deselected, .selectionCleared, .mismatched,
            .mismatchCleared, .agreedToDeal, .dealUndone, .claimed, .claimWithdrawn, .claimRanOut, .freeTurn,
            .turnRanOut, .reshuffled, .hinted, .hintedCard, .hintedFeature, .matchStayed, .hintEnded, .noMatchToHint,
            .optionsChanged, .newGame, .newGameUndone,
            .paused, .continued, .returned:
            []
        }
    }

    private func note(_ found: FoundMatch) -> [RoomEffect] {
        // The player's own set was heard when it was chosen.
        if found.seat == table.seat { return [.say(.found(points: found.points, by: nil, tapGoesOn: false))] }
        let cue = RoomEffect.cue(.othersMatch(found.cards.cards))
        return table.name(of: found.seat).map { [.say(.foundByOther($0, points: found.points)), cue] } ?? [cue]
    }

    private mutating func note(_ refusal: Refusal) -> [RoomEffect] {
        switch refusal {
        case .unknown: giveUp(.noSuchRoom)
        case .version: giveUp(.otherVersion)
        case .busy where admission.firstFailure == .givesUp && !connection.hasStood: giveUp(.busy)
        case .busy: [.warn(.phrase(.serverBusy))]
        case .alone: [.warn(.phrase(.needsTwoPlayers))]
        case .gone: [.say(.phrase(.cardsWereGone))]
        case .late(let time): [.say(.beaten(by: nil, late: time))]
        case .locked: [.say(.phrase(.claimWasBlocked))]
        case .watching: [.say(.waiting(at: table))]
        case .over: end.map { [.ended($0)] } ?? []
        // Another player was quicker, and the game has begun.
        case .started: []
        }
    }
}

// Seats.
extension RoomClient {
    /// Shows the lobby if this player has just entered it, and reports who is in the room. Several changes that arrive
    /// together are reported once.
    private mutating func effectsOfSeats(in news: [SharedNews], after former: [SeatStatus]) -> [RoomEffect] {
        guard news.contains(.seatsChanged) else { return [] }
        var effects = effectsOfPresence(after: former)
        if !table.hasGame {
            if arrival == .entering { effects.append(.showLobby) }
            effects.append(.say(.waiting(at: table)))
        }
        arrival = .inside
        return effects
    }

    /// Mentions each player who has lost the connection or is back, once. Players who were away when this player joined
    /// aren't mentioned.
    private mutating func effectsOfPresence(after former: [SeatStatus]) -> [RoomEffect] {
        guard table.isPlaying else {
            missing = []
            return []
        }
        var effects: [RoomEffect] = []
        for (seat, (status, before)) in zip(Seat.allCases, zip(table.seats, former)) where seat != table.seat {
            if status.isConnected, missing.contains(seat) {
                missing.removeAll { $0 == seat }
                effects.append(.say(.playerBack(status.name)))
            } else if !status.isConnected, !missing.contains(seat), before.isConnected, arrival == .inside {
                missing.append(seat)
                effects.append(.say(.playerAway(status.name)))
            }
        }
        return effects
    }
}
