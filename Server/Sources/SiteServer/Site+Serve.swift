import Foundation
import Hummingbird
import HummingbirdCore
import NIOCore

extension Site {
    /// Serves the site until the process gets SIGINT or SIGTERM or the task is cancelled.
    ///
    /// Calls `announce` once, when it listens, with a line that contains the address and the port.
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
            throw endpoint.serveError(for: error)
        }
    }

    /// The server, without the handling of signals.
    private func application(
        at endpoint: Endpoint,
        announce: @escaping @Sendable (String) -> Void
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
        // The announcement and the errors thrown say all that the person at the terminal needs.
        application.logger.logLevel = .critical
        return application
    }
}

extension Endpoint {
    /// Converts an error of the attempt to listen here.
    fileprivate func serveError(for error: any Error) -> ServeError {
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
