import ArgumentParser
import Foundation
import Logging
import RoomStorage
import SiteServer
import TogetherServer

/// `tercet serve`: serves the built site and its online rooms until interrupted.
package struct Serve: AsyncParsableCommand {
    /// The command's name and help.
    package static let configuration = CommandConfiguration(
        abstract: "Serve the built site, with rooms for online play.",
        discussion: """
            Rooms are stored in an SQLite file, or in PostgreSQL, which several servers can share. GET /health reports whether \
            the server is up.
            """)

    // Parsed unconditionally: a negative port is then reported as out of range, not parsed as an option.
    @Option(parsing: .unconditional, help: "The TCP port to listen on, or 0 for any free port.")
    var port = 8080

    @Option(help: "The address to listen on; 0.0.0.0 lets other machines connect.")
    var host = "127.0.0.1"

    @Option(help: "The folder that contains the built site.")
    var site = "dist"

    @Option(
        help: """
            Where to store rooms: a file, postgres://…, or "none" to serve only the page. Default: tercet/rooms.sqlite in \
            your data folder.
            """)
    var database: String?

    @Option(help: "A local port for GET /metrics, in Prometheus text format.")
    var metrics: Int?

    @Option(help: "How many sockets one client address may have open.")
    var socketsPerAddress = 256

    @Option(help: "How many rooms one client address may create per hour, at least 20.")
    var roomsPerHour = 120

    @Option(
        name: .customLong("public-url"),
        help: """
            The address at which visitors open the page, for link previews, such as https://tercet.example.org/. Default: \
            the host of each request.
            """)
    var publicURL: String?

    @Flag(help: "Trust the last entries of X-Forwarded-For and X-Forwarded-Proto (use only behind a proxy).")
    var trustForwardedFor = false

    /// Creates the command with default options.
    package init() {}

    /// Checks the options.
    ///
    /// - Throws: `ValidationError`, which names the option.
    package func validate() throws {
        guard socketsPerAddress > 0 else { throw ValidationError("--sockets-per-address must be at least 1.") }
        guard roomsPerHour >= 20 else { throw ValidationError("--rooms-per-hour must be at least 20.") }
        guard publicURL.map({ PageAddress($0) != nil }) ?? true else {
            throw ValidationError("--public-url must be an address such as https://tercet.example.org/.")
        }
    }

    /// Serves until the process is interrupted.
    ///
    /// - Throws: a `SiteError`, a `ServeError` or the exit code 74 (`EX_IOERR`) if the server can't start.
    package func run() async throws {
        let endpoint = try Endpoint(host: host, port: port)
        let site = try Site(folder: site)
        guard let storage = try await openStorage() else {
            return try await site.serve(at: endpoint, addresses: addresses) { announce($0, nil) }
        }
        var settings = TogetherServer.Settings()
        settings.limits.socketsPerAddress = socketsPerAddress
        settings.roomsPerHour = roomsPerHour
        settings.trustsForwardedFor = trustForwardedFor
        settings.addresses = addresses
        settings.metrics = try metrics.map { try Endpoint(port: $0) }
        let server = TogetherServer(site: site, storage: storage.storage, settings: settings, logger: logger)
        try await server.serve(at: endpoint) { announce($0, "Rooms are stored in \(storage.name)") }
    }

    /// How the site finds out its address.
    private var addresses: PageAddressSource {
        publicURL.flatMap { PageAddress($0) }.map { .known($0) } ?? .request(trustsProxy: trustForwardedFor)
    }

    /// Opens the database. Returns `nil` if rooms are switched off, or if no database was named and the default one
    /// can't be opened, for example because another server of this user has it open. Then only the page is served.
    private func openStorage() async throws -> (storage: any RoomStorage, name: String)? {
        if database == "none" { return nil }
        guard let chosen = database.map({ Database($0) }) ?? Database.ofUser() else { return nil }
        do throws(StorageError) {
            return (try await chosen.open(), "\(chosen)")
        } catch {
            if database != nil {
                say("Error: \(error).", to: .standardError)
                throw ExitCode(74)
            }
            say("Online play is off: \(error).", to: .standardError)
            return nil
        }
    }

    private var logger: Logger {
        var logger = Logger(label: "tercet") { StreamLogHandler.standardError(label: $0) }
        logger.logLevel = .notice
        return logger
    }

    private func announce(_ line: String, _ more: String?) {
        say(line, to: .standardOutput)
        if host == "0.0.0.0", let port = line.firstMatch(of: /:([0-9]+)\//).flatMap({ Int($0.1) }) {
            for page in NetworkAddresses.pages(port: port) {
                say("On a phone on the same network: \(page)", to: .standardOutput)
            }
        }
        if let more { say(more, to: .standardOutput) }
    }

    private func say(_ line: String, to file: FileHandle) {
        // Bypasses the buffer of `print`, so the line appears at once in a pipe too.
        file.write(Data("\(line)\n".utf8))
    }
}
