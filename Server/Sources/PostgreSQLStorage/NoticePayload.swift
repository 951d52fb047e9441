import RoomStorage

/// The payload of a notification, which reports a node's stored events or published text to the others: `a node code
/// seq code seq …` or `m node code text`.
enum NoticePayload {
    /// Returns the text before the codes and numbers of this node's stored events.
    static func beginningOfAppended(node: String) -> String { "a \(node) " }

    /// Returns the payload of a text about a room.
    static func message(_ text: String, about room: String, node: String) -> String { "m \(node) \(room) \(text)" }

    /// Returns the notices in a payload, or an empty array if this node has sent it. A payload that can't be read, sent
    /// by a newer version, counts as a gap.
    static func notices(in payload: String, for node: String) -> [Notice] {
        let parts = payload.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3 else { return [.gap] }
        if parts[1] == node { return [] }
        switch parts[0] {
        case "a": return appended(parts[2])
        case "m": return message(parts[2])
        default: return [.gap]
        }
    }

    private static func appended(_ list: Substring) -> [Notice] {
        let words = list.split(separator: " ")
        let pairs = stride(from: 0, to: words.count - 1, by: 2).compactMap { index -> Notice? in
            Int(words[index + 1]).map { .appended(room: String(words[index]), through: $0) }
        }
        return pairs.count * 2 == words.count ? pairs : [.gap]
    }

    private static func message(_ rest: Substring) -> [Notice] {
        guard let space = rest.firstIndex(of: " ") else { return [.gap] }
        return [.message(room: String(rest[..<space]), text: String(rest[rest.index(after: space)...]))]
    }
}
