import SetGame
import SetInput
import SetPage
import SetRecords
import SetRules
import SetSettings
import SetSound
import SetStorage
import SetTable
import SetTogether
import SetWords

// The player's actions at a shared table.
extension TercetApp {
    /// Carries out a command that has another effect in a room, or none at all. Returns whether it is such a command.
    func carryOutInRoom(_ command: Command, at time: Milliseconds) -> Bool {
        switch command {
        case .tap(let card): tapTogether(card, at: time)
        case .deselect: deselectTogether()
        case .reshuffle: reshuffleTogether()
        case .newGame: playAgainTogether()
        case .back: leaveRoom(at: time)
        // Cards are dealt automatically, and a player can't stop the others' time.
        case .deal, .dealBy, .claim, .cheat, .undo, .pause, .playDay: break
        case .playDeal:
            leaveRoom(at: time)
            return false
        case .playHere, .update, .showHow, .endWelcome, .move, .jump, .announce, .open, .showKeys, .close,
            .chooseInLesson, .nextLesson, .stepInReview, .copyLink, .share, .trySound, .copyDeal, .shareResult, .answer,
            .reviewKeptGame, .exportGames, .askToDelete, .deleteGames, .keepGames, .game, .room:
            return false
        }
        return true
    }

    func tapTogether(_ card: Card, at time: Milliseconds) {
        let chosen = shown.game.selection.choice
        guard shown.game.table.contains(card) else { return noteGoneCard() }
        reply.current = card
        guard let (events, message) = room?.table.tap(card, at: time) else { return }
        let game = shown.game
        announcer.clear()
        for event in events {
            if event.endsWelcome, welcome.isDue { endWelcome() }
            for message in Message.messages(on: event, in: game) { announcer.say(message) }
            if let cue = Cue(event, after: chosen) { signal(cue) }
        }
        guard let message else { return }
        if case .match = game.selection {
            if room?.isConnected == true { signal(.match(chosen + [card])) } else { announcer.say(.claimWaits) }
        }
        send(message)
        noteClaims(at: time)
    }

    /// Whether a press began before the card under it was dealt into that place.
    func isTooLate(_ event: PageEvent) -> Bool {
        let node: Node?
        switch event {
        case .click(let target, _): node = target
        case .pointerDown(let pointer): node = pointer.node
        default: return false
        }
        guard let arrivals = room?.arrivals, environment.ownTime < arrivals.at, let card = screen.cards.card(node)
        else { return false }
        return arrivals.cards.contains(card)
    }

    /// A press was meant for a card that another player has just taken.
    func noteGoneCard() {
        guard room?.seatInGame != nil, room?.table.isPlaying == true else { return }
        announcer.say(.cardWasGone)
    }

    func deselectTogether() {
        guard room?.table.deselect() == true else { return }
        announcer.say(.deselected)
    }

    /// Shuffles the places of the cards, for this player only.
    func reshuffleTogether() {
        guard room?.table.isPlaying == true else { return }
        var generator = SplitMix64(seed: platform.entropy())
        room?.table.reshuffle(using: &generator)
        announcer.say(.reshuffled)
    }

    /// Begins another game after the end of a game.
    func playAgainTogether() {
        guard let room, let game = room.table.game, game.isOver else { return }
        send(.again)
    }
}

// Events at a shared table.
extension TercetApp {
    /// Handles news from the server.
    ///
    /// - Parameter isLive: whether it happens now, not before this page joined.
    func note(_ news: SharedNews, isLive: Bool, at time: Milliseconds) {
        switch news {
        case .entered: noteEntered(at: time)
        case .seatsChanged: keepSeat()
        case .began: noteBeginning(at: time)
        case .game(let event): note(event, isLive: isLive)
        case .beaten(let cards, let late):
            announcer.say(.beaten(by: nameOfFinder(of: cards), late: late))
        case .refused(let refusal): note(refusal, at: time)
        case .uncovered: noteUncovered()
        case .outOfStep:
            // Asks for the whole table again.
            if let room { send(room.table.hello(room.secret, entering: room.entrance)) }
        }
    }

    private func noteEntered(at time: Milliseconds) {
        guard let before = room?.connection, let code = room?.table.room else { return }
        room?.connection.stand()
        room?.arrival = .entering
        if before.state != .open, before.hasStood || !before.isFirstAttempt { announcer.say(.connectionBack) }
        if !before.hasStood, stores.seats.secret(in: code) == nil, let name = stores.seats.lastName {
            // A player has the same name as in the last room.
            send(.name(name))
        }
        keepSeat()
        clearAddress()
    }

    /// Stores the secret that proves this page's seat.
    private func keepSeat() {
        guard let room, let code = room.table.room, let seat = room.table.seat else { return }
        let index = Int(seat.rawValue)
        let name = index < room.table.seats.count ? room.table.seats[index].name : nil
        if name == nil, stores.seats.secret(in: code) == room.secret { return }
        stores.seats.keep(room.secret, in: code, named: name, isOver: room.table.hasGame && !room.table.isPlaying)
    }

    private func noteBeginning(at time: Milliseconds) {
        input.forgetPresses()
        if case .together = dialog { close(.together) }
        if case .entering = room?.arrival { room?.arrival = .catchingUp }
        keepSeat()
        guard let room, let game = room.table.game, !game.isOver else { return }
        if room.seatInGame == nil {
            announcer.say(.roomWatched(isFull: room.table.isFull))
        } else if game.log.isEmpty {
            announcer.say(.gameBegins)
        }
    }

    private func note(_ event: Event, isLive: Bool) {
        if case .ended = event, let end = roomEnd { announcer.sayOnly(end) }
        guard isLive, let room else { return }
        switch event {
        case .found(let found) where found.seat == room.table.seat:
            announcer.say(.found(points: found.points, by: nil, tapGoesOn: false))
        case .found(let found):
            if let name = name(of: found.seat) { announcer.say(.foundByOther(name, points: found.points)) }
            signal(.othersMatch(found.cards.cards))
        case .dealt(let count, _, _):
            announcer.say(.dealtAutomatically(count: count))
            signal(.deal(count))
        case .ended:
            keepSeat()
            signal(.end)
        // The player's own mistake was judged at once; mistakes of others show next to their names.
        case .mistaken, .matchLeft, .selected, .deselected, .selectionCleared, .mismatched, .mismatchCleared,
            .agreedToDeal, .dealUndone, .claimed, .claimWithdrawn, .claimRanOut, .freeTurn, .turnRanOut, .reshuffled,
            .hinted, .hintEnded, .noMatchToHint, .optionsChanged, .newGame, .newGameUndone, .paused, .continued,
            .returned:
            break
        }
    }

    private func note(_ refusal: Refusal, at time: Milliseconds) {
        switch refusal {
        case .unknown:
            if let code = room?.code { stores.seats.forget(code) }
            giveUpRoom(because: .noSuchRoom, at: time)
        case .version: refuse(.pageTooOld, at: time)
        case .busy where room?.code == nil: giveUpRoom(because: .serverBusy, at: time)
        case .busy: sayTogether(.serverBusy)
        case .alone: sayTogether(.needsTwoPlayers)
        case .gone: announcer.say(.cardsWereGone)
        case .late(let time): announcer.say(.beaten(by: nil, late: time))
        case .locked: announcer.say(.claimWasBlocked)
        case .over: if let end = roomEnd { announcer.sayOnly(end) }
        // These answer requests that no longer matter.
        case .watching, .started: break
        }
    }

    /// Adds the game to the statistics, and requests a seat in the next game if this page has only watched.
    private func noteUncovered() {
        guard let room, let game = room.table.game else { return }
        if let seat = room.seatInGame {
            let save = Save(game: game, time: game.endedAt ?? game.now, isPaused: false)
            let record = GameRecord(game, endedOn: platform.date(), seat: seat)
            if !stores.history.add(record, save) { announcer.say(.gameNotCounted) }
        }
        if room.table.seat == nil { send(room.table.hello(room.secret, entering: room.entrance)) }
    }
}

// Names.
extension TercetApp {
    /// Returns the name of the player in a seat; `nil` if the seat is free.
    func name(of seat: Seat) -> PlayerName? {
        guard let seats = room?.table.seats, Int(seat.rawValue) < seats.count else { return nil }
        return seats[Int(seat.rawValue)].name
    }

    /// Returns the name of the player who took one of these cards.
    private func nameOfFinder(of cards: CardGroup) -> PlayerName? {
        let found = room?.table.game?.found.last { $0.cards.contains(where: cards.contains) }
        return found.flatMap { name(of: $0.seat) }
    }

    /// How the room's game ended; `nil` while it continues.
    var roomEnd: Message? {
        guard let room, let game = room.table.game, game.isOver else { return nil }
        let seats = game.options.players.seats
        guard let winner = game.scores.leader(of: game.options.players), let name = name(of: winner) else {
            return .draw(points: seats.map { game.scores[$0] }.max() ?? 0)
        }
        let points = game.scores[winner]
        let other = seats.filter { $0 != winner }.map { game.scores[$0] }.max() ?? 0
        return winner == room.table.seat
            ? .wonYourself(points: points, to: other) : .wonTogether(name, points: points, to: other)
    }
}
