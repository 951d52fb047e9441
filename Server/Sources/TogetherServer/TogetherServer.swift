import Logging
import RoomStorage
import Rooms
import SiteServer
import Sockets

/// A site, and the rooms in which its visitors play together.
public struct TogetherServer: Sendable {
    /// The settings for the person who runs the server.
    public struct Settings: Sendable {
        /// The limits of sockets.
        public var limits = SocketLimits()
        /// Whether to trust a proxy's report of visitors' addresses.
        public var trustsForwardedFor = false
        /// How the server finds out the page's address, for previews of links.
        public var addresses = PageAddressSource.request(trustsProxy: false)
        /// How many rooms an address may create in an hour, at least 20.
        public var roomsPerHour = 120
        /// The endpoint for metrics of the server; `nil` to serve none.
        public var metrics: Endpoint?

        /// Creates the default settings.
        public init() {}
    }

    private let site: Site
    private let storage: any RoomStorage
    private let settings: Settings
    private let rooms: RoomService

    /// Creates a server for a site that stores its rooms in this storage.
    public init(site: Site, storage: any RoomStorage, settings: Settings, logger: Logger) {
        (self.site, self.storage, self.settings) = (site, storage, settings)
        rooms = RoomService(storage: storage, roomsPerHour: settings.roomsPerHour, logger: logger)
    }

    /// Serves until the process gets SIGINT or SIGTERM or the task is cancelled. Then sockets are closed and pending
    /// events are stored: everything that players have been sent is safe.
    ///
    /// - Parameters:
    ///   - endpoint: the host and port at which to listen.
    ///   - announce: called once, when the server starts to listen, with a line that contains the address and the port.
    /// - Throws: the reason why it can't listen.
    public func serve(at endpoint: Endpoint, announce: @escaping @Sendable (String) -> Void) async throws {
        let sockets = SocketEndpoint(
            limits: settings.limits, trustsForwardedFor: settings.trustsForwardedFor, handler: SocketRooms(rooms: rooms)
        )
        let rooms = rooms
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { await rooms.run() }
            if let metrics = settings.metrics {
                group.addTask {
                    try await MetricsServer.serve(at: metrics) { sockets.counters.now.metrics + rooms.metrics }
                }
            }
            let (site, addresses) = (site, settings.addresses)
            group.addTask {
                try await site.serve(at: endpoint, sockets: sockets, addresses: addresses, announce: announce)
            }
            // Whichever task ends first ends the others: after a signal, or if an address is in use.
            defer { group.cancelAll() }
            try await group.next()
        }
        await storage.close()
    }
}
