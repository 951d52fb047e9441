import PlainText
import SetGame

/// Determines which page of the site plays, in browsers without locks: the page that plays writes its number and a time
/// into storage, and renews them while it is visible.
package struct TabLease<Store: KeyValueStore> {
    private let store: Store
    private let id: Int64

    /// The key of the lease.
    package static var key: StaticString { "tercet.tab" }
    /// How long a lease lasts unless it is renewed, in milliseconds.
    package static var length: Milliseconds { 5000 }

    /// Creates a lease for this page.
    ///
    /// - Parameter id: 48 random bits, so no two pages have the same number.
    package init(_ store: Store, id: UInt64) {
        self.store = store
        self.id = Int64(truncatingIfNeeded: id & 0xffff_ffff_ffff)
    }

    /// Returns whether another page holds the lease at a wall-clock time in milliseconds.
    package func isHeldByAnother(at now: Milliseconds) -> Bool {
        guard let holder = read(), holder.id != id else { return false }
        // A lease must not last for ever after the clock is set back.
        return holder.ends > now && holder.ends <= now + Self.length
    }

    /// Takes or renews the lease. If nothing can be stored, every page plays.
    package func take(at now: Milliseconds) {
        try? store.store("\(id) \(now + Self.length)", under: Self.key)
    }

    /// Releases the lease if this page holds it.
    package func release() {
        if read()?.id == id { try? store.store(nil, under: Self.key) }
    }

    private func read() -> (id: Int64, ends: Milliseconds)? {
        guard let text = try? store.load(Self.key) else { return nil }
        var reader = TextReader(text.bytes)
        guard let id = reader.number(), reader.skip(" "), let ends = reader.number() else { return nil }
        return (id, ends)
    }
}
