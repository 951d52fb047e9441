import PlainText
import SetGame

/// Tells which page of the site plays, where the browser has no locks: a page that plays writes its number and a time
/// into storage, and renews that while somebody looks at it.
package struct TabLease<Store: KeyValueStore> {
    private let store: Store
    private let id: Int64

    /// The key of the lease.
    package static var key: StaticString { "tercet.tab" }
    /// How long a lease lasts that is not renewed, in milliseconds.
    package static var length: Milliseconds { 5000 }

    /// - Parameter id: 48 random bits, so that no two pages have the same number.
    package init(_ store: Store, id: UInt64) {
        self.store = store
        self.id = Int64(truncatingIfNeeded: id & 0xffff_ffff_ffff)
    }

    /// Whether another page holds the lease at a time of the wall clock, in milliseconds.
    package func isHeldByAnother(at now: Milliseconds) -> Bool {
        guard let holder = read(), holder.id != id else { return false }
        // A clock that was set back may not make a lease last for ever.
        return holder.ends > now && holder.ends <= now + Self.length
    }

    /// Takes the lease, or renews it. Where nothing can be stored, every page plays.
    package func take(at now: Milliseconds) {
        try? store.store("\(id) \(now + Self.length)", under: Self.key)
    }

    /// Gives the lease back, if this page has it.
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
