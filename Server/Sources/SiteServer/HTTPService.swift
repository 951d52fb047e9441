import Foundation
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import ServiceLifecycle
import Sockets

/// A server with one responder. It runs until the process gets SIGINT or SIGTERM or the task is cancelled.
struct HTTPService<Responder: HTTPResponder>: Service where Responder.Context == BasicRequestContext {
    /// The number of open files reserved for the process, in addition to connections.
    private static var filesKept: Int { 128 }

    let endpoint: Endpoint
    let responder: Responder
    let availability: Availability
    let sockets: SocketEndpoint?
    /// Called once, when the server starts to listen, with the address and port that it is bound to.
    let listening: @Sendable (_ address: String, _ port: Int) -> Void

    /// Serves, with the same errors as `Site.serve`.
    ///
    /// Cancelling the task shuts down as gracefully as a signal. Hummingbird on its own would drop connections that
    /// were accepted but not yet handled, which is a fatal error in NIO.
    func serve() async throws(ServeError) {
        let group = ServiceGroup(
            configuration: ServiceGroupConfiguration(
                services: [self], gracefulShutdownSignals: [.sigterm, .sigint], logger: Self.logger
            )
        )
        let running = Task { try await group.run() }
        do {
            try await withTaskCancellationHandler {
                try await running.value
            } onCancel: {
                Task { await group.triggerGracefulShutdown() }
            }
        } catch {
            // The task was cancelled before it ran.
            if Task.isCancelled, error is ServiceGroupError { return }
            throw endpoint.serveError(for: error)
        }
    }

    func run() async throws {
        let application = application
        let result = await withGracefulShutdownHandler {
            await Result { try await application.run() }
        } onGracefulShutdown: {
            availability.stop()
        }
        await sockets?.stop()
        try result.get()
    }

    /// Critical errors only: for the person at the terminal, the announcement and the thrown error are enough.
    private static var logger: Logger {
        var logger = Logger(label: "Tercet")
        logger.logLevel = .critical
        return logger
    }

    private var application: Application<Responder> {
        let connections = max(OpenFileLimit.raise() - Self.filesKept, Self.filesKept)
        return Application(
            responder: responder,
            server: HTTPServerBuilder { [sockets] in HTTP1Connection(responder: $0, sockets: sockets) },
            configuration: ApplicationConfiguration(
                address: .hostname(endpoint.host, port: endpoint.port),
                backlog: 1024,
                availableConnectionsDelegate: .maximum(connections, logger: Self.logger)
            ),
            onServerRunning: { [listening, endpoint] channel in
                let bound = channel.localAddress
                listening(bound?.ipAddress ?? endpoint.host, bound?.port ?? endpoint.port)
            },
            logger: Self.logger
        )
    }
}

extension Result where Failure == any Error {
    /// Captures the value or the error of an asynchronous function.
    fileprivate init(_ body: () async throws -> Success) async {
        do {
            self = .success(try await body())
        } catch {
            self = .failure(error)
        }
    }
}

extension Endpoint {
    /// Converts an error from the attempt to listen at this endpoint.
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
