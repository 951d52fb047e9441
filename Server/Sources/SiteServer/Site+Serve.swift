public import Sockets

extension Site {
    /// Serves the site until the process gets SIGINT or SIGTERM or the task is cancelled, and then returns within a
    /// second.
    ///
    /// With `sockets`, requests for a socket on the endpoint's path become sockets of its handler. `GET /health` is
    /// answered with 200, or with 503 once the server is stopping. Raises the process's limit of open files.
    ///
    /// The start page contains elements for previews of links, with the page's address from `addresses`.
    ///
    /// Calls `announce` once, when it starts to listen, with a line that contains the address and the port.
    ///
    /// Throws `ServeError.portInUse` if another program is using the port, and `ServeError.cannotListen` if it can't
    /// listen for another reason.
    public func serve(
        at endpoint: Endpoint,
        sockets: SocketEndpoint? = nil,
        addresses: PageAddressSource = .request(trustsProxy: false),
        announce: @escaping @Sendable (String) -> Void
    ) async throws(ServeError) {
        let service = service(
            at: endpoint, sockets: sockets, addresses: addresses, availability: Availability(), announce: announce)
        try await service.serve()
    }

    /// Returns the server, for a group of services.
    func service(
        at endpoint: Endpoint,
        sockets: SocketEndpoint?,
        addresses: PageAddressSource = .request(trustsProxy: false),
        availability: Availability,
        announce: @escaping @Sendable (String) -> Void
    ) -> HTTPService<SiteResponder> {
        HTTPService(
            endpoint: endpoint,
            responder: SiteResponder(site: self, availability: availability, addresses: addresses),
            availability: availability,
            sockets: sockets,
            listening: { announce(Announcement(address: $0, port: $1).description) }
        )
    }
}
