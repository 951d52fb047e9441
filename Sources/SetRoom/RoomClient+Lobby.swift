import SetGame
import SetRules
import SetTogether
import SetWords

/// The time until the next game starts.
struct Countdown: Hashable, Sendable {
    /// When the game starts, in milliseconds of the owner's clock.
    let ends: Milliseconds
    /// Whether all players who are connected agree. Then only a few seconds are left.
    let isUnanimous: Bool
    /// Whether this player has requested the start.
    var isSent = false

    /// The time that is left once all players agree, in milliseconds.
    static var shortest: Milliseconds { 3000 }
    /// The time from the first player's agreement to another game until it starts with those who agree, so a player who
    /// is away from the screen doesn't stop the others.
    static var longest: Milliseconds { 8000 }

    /// The countdown at a table, which starts, continues or ends by who agrees; `nil` if there is none.
    ///
    /// - Parameter former: the countdown so far.
    init?(_ former: Countdown?, at table: SharedTable, now: Milliseconds) {
        let connected = table.seats.indices.filter { table.seats[$0].isConnected }.map { Seat.allCases[$0] }
        let agreed = connected.filter(table.ready.contains)
        guard !table.isPlaying, connected.count > 1, !agreed.isEmpty else { return nil }
        let isUnanimous = agreed == connected
        guard isUnanimous || table.hasGame else { return nil }
        if let former, former.isUnanimous == isUnanimous {
            self = former
            return
        }
        let ends = now + (isUnanimous ? Self.shortest : Self.longest)
        (self.ends, self.isUnanimous) = (isUnanimous ? min(ends, former?.ends ?? ends) : ends, isUnanimous)
    }

    /// The seconds that are left, rounded up.
    func secondsLeft(at now: Milliseconds) -> Int { Int(max(0, ends - now) + 999) / 1000 }

    /// The time until it shows another number, in milliseconds; `nil` if it shows no other.
    func delay(at now: Milliseconds) -> Milliseconds? {
        isSent || ends <= now ? nil : (ends - now - 1) % 1000 + 1
    }
}

/// The state between games.
struct Lobby: Hashable, Sendable {
    /// The time until the next game; `nil` if it doesn't start by time.
    var countdown: Countdown?
    /// The names that were suggested last.
    var suggestedNames: [PlayerName] = []
}

// Between games: the players agree to start the next one, and choose their names.
extension RoomClient {
    /// Whether this player agrees to start the next game.
    public var isReady: Bool { table.seat.map(table.ready.contains) ?? false }

    /// The seconds until the next game starts, rounded up; `nil` if it doesn't start by time.
    public func secondsToStart(at now: Milliseconds) -> Int? {
        lobby.countdown?.secondsLeft(at: now)
    }

    /// Starts the first game at once. After the end of a game, agrees to another one, or withdraws the agreement.
    func start() -> [RoomEffect] {
        guard table.room != nil, !table.isPlaying else { return [] }
        return table.hasGame ? agree() : [.send(.start)]
    }

    /// Agrees to start the next game, or withdraws the agreement.
    func agree() -> [RoomEffect] {
        guard table.seat != nil, !table.isPlaying else { return [] }
        return [.send(.ready(!isReady))]
    }

    /// Shows a reaction to the whole room.
    func react(_ reaction: Reaction) -> [RoomEffect] { table.seat == nil ? [] : [.send(.react(reaction))] }

    /// Requests the start of the game at the end of the countdown. All players who agree do; the server takes the first
    /// request.
    mutating func startOnTime(at now: Milliseconds) -> [RoomEffect] {
        guard let due = lobby.countdown, due.ends <= now, !due.isSent, isReady, isConnected == true else { return [] }
        lobby.countdown?.isSent = true
        return [.send(table.hasGame ? .again : .start)]
    }

    /// Reports who agreed to another game. Before the first game, the list of players shows it.
    func note(ready former: [Seat]) -> [RoomEffect] {
        guard table.hasGame, !table.isPlaying else { return [] }
        let new = table.ready.filter { !former.contains($0) }
        if let seat = table.seat, new.contains(seat) { return [.say(.phrase(.agreedToRematch))] }
        return new.compactMap { table.name(of: $0) }.map { .say(.wantsRematch($0)) }
    }

    /// Chooses a name before the first game.
    func choose(_ name: PlayerName) -> [RoomEffect] {
        table.seat == nil || table.hasGame ? [] : [.send(.name(name))]
    }

    /// The names that this player can choose from before the first game: the current name and two others. They stay the
    /// same while the player chooses. Empty for a spectator.
    public var suggestedNames: [PlayerName] {
        guard let seat = table.seat, let name = table.name(of: seat) else { return [] }
        return lobby.suggestedNames.contains(name) ? lobby.suggestedNames : [name, name.next, name.next.next]
    }
}
