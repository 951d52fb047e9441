import PlainText
import RoomStorage
import Rooms
import SetGame
import SetTogether

/// Judges the stored log of a room by the rules of Set, apart from the code that plays: it reads the events, and knows that
/// a card is a number with four digits to the base three.
struct LogChecker {
    private var seats = 0
    private var deck: [Int] = []
    private var table: Set<Int> = []
    private var isPlaying = false
    private var returnsToTwelve = false
    /// By seat: when its lock ends, and how many mistakes it has made since its last set.
    private var locks: [Int: (until: Milliseconds, mistakes: Int)] = [:]
    private var time: Milliseconds = 0

    /// Returns the first thing that is wrong; `nil` if nothing is.
    mutating func firstFault(in events: [StoredEvent]) -> String? {
        for (index, event) in events.enumerated() {
            guard event.seq == index + 1 else { return "event \(event.seq) follows event \(index)" }
            guard let entry = try? RoomEntry(event) else { return "event \(event.seq) is no event" }
            if let fault = fault(entry) { return "event \(event.seq): \(fault)" }
        }
        return nil
    }

    private mutating func fault(_ entry: RoomEntry) -> String? {
        switch entry.event {
        case .opened(let options):
            returnsToTwelve = options.backTo12
            return entry.number == 1 ? nil : "the room is opened again"
        case .sat:
            seats += 1
            return isPlaying || seats > 8 ? "a seat is taken too late" : nil
        case .named: return nil
        case .started(let text):
            if isPlaying || seats < 2 { return "a game starts too early" }
            guard let cards = (try? DealID(seed: text))?.writtenDeck?.map(\.index) else { return "there is no deck" }
            (deck, table, locks, time) = (Array(cards.dropFirst(12)), Set(cards.prefix(12)), [:], 0)
            isPlaying = true
            return Set(cards).count == 81 ? nil : "a card is missing"
        case .acted(let action, let moment):
            guard isPlaying, moment >= time else { return "an action comes too late, or in the past" }
            time = moment
            defer { isPlaying = !deck.isEmpty || hasSet }
            return fault(action, seat: entry.seat.map { Int($0.rawValue) })
        }
    }

    private mutating func fault(_ action: Action, seat: Int?) -> String? {
        switch action {
        case .due(.autoDeal):
            if hasSet || deck.isEmpty { return "cards are dealt without need" }
            deal()
            return nil
        case .take(let group):
            guard let seat else { return "no seat takes cards" }
            return fault(taking: group.map(\.index), seat)
        case _: return "an action that no player at a table has"
        }
    }

    private mutating func fault(taking cards: [Int], _ seat: Int) -> String? {
        guard cards.count == 3, Set(cards).isSubset(of: table), seat < seats else {
            return "cards are taken from elsewhere"
        }
        if let lock = locks[seat], time < lock.until { return "seat \(seat) takes cards while it is locked" }
        guard Self.isSet(cards) else {
            let mistakes = locks[seat]?.mistakes ?? 0
            locks[seat] = (time + min(60_000, 1000 << min(mistakes, 6)), mistakes + 1)
            return nil
        }
        locks[seat] = nil
        table.subtract(cards)
        if table.count < 12 || !returnsToTwelve { deal() }
        return nil
    }

    private mutating func deal() {
        table.formUnion(deck.prefix(3))
        deck.removeFirst(min(3, deck.count))
    }

    private var hasSet: Bool {
        table.contains { first in
            table.contains { second in
                first < second
                    && table.contains { $0 != first && $0 != second && Self.isSet([first, second, $0]) }
            }
        }
    }

    /// Three cards are a set if each digit's sum is divisible by three: all are equal, or all differ.
    private static func isSet(_ cards: [Int]) -> Bool {
        var cards = cards
        for _ in 0..<4 {
            if cards.reduce(0, { $0 + $1 % 3 }) % 3 != 0 { return false }
            cards = cards.map { $0 / 3 }
        }
        return true
    }
}
