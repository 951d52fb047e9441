import SetGame
import SetPage
import SetRecords
import SetStorage

/// All stored data.
struct Stores<P: Platform> {
    var sessions: SessionStore<P>
    let history: HistoryStore<P>
    let practice: PracticeStore<P>
    let settings: SettingsStore<P>
    let lease: TabLease<P>
    let welcome: WelcomeStore<P>
    let seats: SeatStore<P>

    init(platform: P) {
        sessions = SessionStore(platform)
        history = HistoryStore(platform)
        practice = PracticeStore(platform)
        settings = SettingsStore(platform)
        lease = TabLease(platform, id: platform.entropy())
        welcome = WelcomeStore(platform)
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
