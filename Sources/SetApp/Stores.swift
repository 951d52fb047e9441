import SetGame
import SetPage
import SetRecords
import SetRoom
import SetStorage
import SetTogether

/// All stored data.
struct Stores<P: Platform> {
    var sessions: SessionStore<P>
    let history: HistoryStore<P>
    let practice: PracticeStore<P>
    let settings: SettingsStore<P>
    let lease: TabLease<P>
    let coach: CoachStore<P>
    let seats: SeatStore<P>

    init(platform: P) {
        sessions = SessionStore(platform)
        history = HistoryStore(platform)
        practice = PracticeStore(platform)
        settings = SettingsStore(platform)
        lease = TabLease(platform, id: platform.entropy())
        coach = CoachStore(platform)
        seats = SeatStore(platform)
    }

    /// Whether this is the first visit: no games, records or settings are stored.
    var isEmpty: Bool { sessions.isEmpty && history.isEmpty && settings.isEmpty }

    /// Stores a session whose game has just ended, together with the game's record. If storage is too small for both,
    /// it tries again without the logs of earlier games, and then without the record. Returns the outcome, and whether
    /// the game is recorded.
    mutating func saveEnd(of session: Session, on date: Milliseconds) -> (SessionStore<P>.Outcome, isRecorded: Bool) {
        let record = GameRecord(session.game, endedOn: date)
        for keepsLogs in [true, false] {
            guard let changes = history.changes(adding: record, session.current, keepsLogs: keepsLogs) else { break }
            let outcome = sessions.save(session.record, with: changes)
            if outcome == .stored || outcome == .takenOver { return (outcome, true) }
        }
        return (sessions.save(session.record), false)
    }
}

// The stored data of a room.
extension Stores {
    /// Stores the secret that proves this page's seat, once the page has one.
    func keepSeat(in room: RoomClient) {
        guard let code = room.table.room, let seat = room.table.seat else { return }
        let name = room.table.name(of: seat)
        if name == nil, seats.secret(in: code) == room.secret { return }
        seats.keep(room.secret, in: code, named: name, isOver: room.table.hasGame && !room.table.isPlaying)
    }

    /// Adds the room's game to the statistics. Returns whether it is stored; `nil` if this page has only watched it.
    func record(_ room: RoomClient, on date: Milliseconds) -> Bool? {
        guard let game = room.table.game, let seat = room.seatInGame else { return nil }
        let save = Save(game: game, time: game.endedAt ?? game.now, isPaused: false)
        return history.add(GameRecord(game, endedOn: date, seat: seat), save)
    }
}
