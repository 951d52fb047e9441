import Logging
import RoomStorage
import Rooms
import SiteServer
import Sockets

/// A site, and the rooms in which its visitors play together.
public struct TogetherServer: Sendable {
    /// What the person who runs it may set.
    public struct Settings: Sendable {
        /// What sockets may use.
        public var limits = SocketLimits()
        /// Whether a proxy in front says where visitors come from.
        public var trustsForwardedFor = false
        /// How many rooms an address may make in an hour, at least 20.
        public var roomsPerHour = 120
        /// Where numbers about the server are served; `nil` for nowhere.
        public var metrics: Endpoint?

        /// The usual settings.
        public init() {}
    }

    private let site: Site
    private let storage: any RoomStorage
    private let settings: Settings
    private let rooms: RoomService

    /// A server of a site that stores rooms here.
    public init(site: Site, storage: any RoomStorage, settings: Settings, logger: Logger) {
        (self.site, self.storage, self.settings) = (site, storage, settings)
        rooms = RoomService(storage: storage, roomsPerHour: settings.roomsPerHour, logger: logger)
    }

    /// Serves until the process gets SIGINT or SIGTERM or the task is cancelled. Sockets are closed then, and what is being stored
    /// is finished: nothing that anybody was told is lost.
    ///
    /// - Parameters:
    ///   - endpoint: where to listen.
    ///   - announce: called once, when it listens, with a line that contains the address and the port.
    /// - Throws: why it cannot listen.
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
            let site = site
            group.addTask { try await site.serve(at: endpoint, sockets: sockets, announce: announce) }
            // Whatever ends first ends all: a signal, or an address that is in use.
            defer { group.cancelAll() }
            try await group.next()
        }
        await storage.close()
    }
}
