import ArgumentParser
import Foundation
import SiteServer

/// `tercet serve`: serves the built site until it is interrupted.
struct Serve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Serve the built site over HTTP.")

    // Parsed unconditionally, so that a negative port is reported as out of range instead of read as an option.
    @Option(parsing: .unconditional, help: "The TCP port to listen on, or 0 for any free port.")
    var port = 8080

    @Option(help: "The address to listen on; 0.0.0.0 lets other machines connect.")
    var host = "127.0.0.1"

    @Option(help: "The folder that contains the built site.")
    var site = "dist"

    func run() async throws {
        let endpoint = try Endpoint(host: host, port: port)
        try await Site(folder: site).serve(at: endpoint) { line in
            // Written without the buffer of print, so that the line appears at once in a pipe too.
            FileHandle.standardOutput.write(Data("\(line)\n".utf8))
        }
    }
}
