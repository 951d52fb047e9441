import Foundation
import Hummingbird
import HummingbirdCore
import NIOCore

extension Site {
    /// Serves the site until the process gets SIGINT or SIGTERM or the task is cancelled, and then returns.
    ///
    /// Calls `announce` once, when it listens, with a line that tells the address and the real port.
    ///
    /// Throws `ServeError.portInUse` if another program has the port, and `ServeError.cannotListen` if it can't
    /// listen for another reason.
    public func serve(
        at endpoint: Endpoint,
        announce: @escaping @Sendable (String) -> Void
    ) async throws(ServeError) {
        do {
            try await application(at: endpoint, announce: announce).runService()
        } catch is CancellationError {
            return
        } catch {
            throw endpoint.obstacle(error)
        }
    }

    /// The server as Hummingbird runs it, apart from signals.
    func application(
        at endpoint: Endpoint,
        announce: @escaping @Sendable (String) -> Void = { _ in }
    ) -> Application<SiteResponder> {
        var application = Application(
            responder: SiteResponder(site: self),
            server: HTTPServerBuilder { HTTP1Connection(responder: $0) },
            configuration: ApplicationConfiguration(address: .hostname(endpoint.host, port: endpoint.port)),
            onServerRunning: { channel in
                let bound = channel.localAddress
                let address = bound?.ipAddress ?? endpoint.host
                announce(Announcement(address: address, port: bound?.port ?? endpoint.port).description)
            }
        )
        // The announcement and the errors thrown say all that the person at the terminal has to know.
        application.logger.logLevel = .critical
        return application
    }
}

extension Endpoint {
    /// What an error met on the way to listening here means to the person at the terminal.
    fileprivate func obstacle(_ error: any Error) -> ServeError {
        switch error {
        case let error as IOError where error.errnoCode == EADDRINUSE:
            .portInUse(port)
        case let error as IOError:
            .cannotListen(host: host, port: port, reason: String(cString: strerror(error.errnoCode)))
        case let error as SocketAddressError.UnknownHost:
            .cannotListen(host: host, port: port, reason: error.errorDescription)
        default:
            .cannotListen(host: host, port: port, reason: "\(error)")
        }
    }
}
