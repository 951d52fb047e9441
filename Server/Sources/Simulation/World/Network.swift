import SetGame

/// The connections between players and nodes. Each delivers its texts in order, and different ones are independent.
struct Network {
    /// A connection.
    struct Link {
        let player: Int
        let node: Int
        let life: Int
        /// The time that a text takes, in milliseconds, apart from a random addition.
        var latency: Int
        var jitter: Int
        /// When the last texts arrive in each direction.
        var lastUp: Milliseconds = 0
        var lastDown: Milliseconds = 0
        /// Whether texts no longer arrive.
        var isCut = false
        /// Whether the player can send.
        var isOpenAtPlayer = false
        /// Whether a hostile program has greeted the node.
        var isGreeted = false
        /// Whether the node counts it as open.
        var isOpenAtNode = false
        /// The last eight measured round trips.
        var roundTrips: [Milliseconds] = []
    }

    var dice: Dice
    private(set) var links: [Int: Link] = [:]
    private var last = 0

    init(seed: UInt64) { dice = Dice(seed: seed, stream: "network") }

    subscript(id: Int) -> Link? {
        get { links[id] }
        set { links[id] = newValue }
    }

    /// The identifiers of all connections, in the order in which they were made.
    var ids: [Int] { links.keys.sorted() }

    /// Adds a connection, and returns its identifier.
    mutating func add(_ link: Link) -> Int {
        last += 1
        links[last] = link
        return last
    }

    /// Returns the delay of a text to the node; `nil` if it is lost.
    mutating func delayUp(_ id: Int, at now: Milliseconds) -> Milliseconds? {
        guard let link = links[id], !link.isCut else { return nil }
        let time = max(link.lastUp, now + latency(of: link))
        links[id]?.lastUp = time
        return time - now
    }

    /// Returns the delay of a text to the player; `nil` if it is lost.
    mutating func delayDown(_ id: Int, at now: Milliseconds) -> Milliseconds? {
        guard let link = links[id], !link.isCut else { return nil }
        let time = max(link.lastDown, now + latency(of: link))
        links[id]?.lastDown = time
        return time - now
    }

    /// Measures a round trip. Returns the lowest of the last eight.
    mutating func measure(_ id: Int) -> Milliseconds? {
        guard let link = links[id], !link.isCut else { return nil }
        let roundTrips = Array((link.roundTrips + [latency(of: link) + latency(of: link)]).suffix(8))
        links[id]?.roundTrips = roundTrips
        return roundTrips.min()
    }

    private mutating func latency(of link: Link) -> Milliseconds {
        Milliseconds(link.latency + (link.jitter > 0 ? dice.number(in: 0...link.jitter) : 0))
    }
}
