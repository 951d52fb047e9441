import ArgumentParser
import Foundation
import Metering
import NIOCore
import SiteServer
import Sockets

/// `load echo-server`: serves sockets without rooms; each text is sent back.
struct EchoServer: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "echo-server", abstract: "Send each text back, on any free port.", shouldDisplay: false)

    @Option(help: "A folder with a page.")
    var site: String

    func run() async throws {
        var limits = SocketLimits()
        // Bursts should be measured, not refused.
        limits.messages = RateLimit(perSecond: 100, burst: 100)
        let sockets = SocketEndpoint(limits: limits, handler: Echo())
        try await Site(folder: site).serve(at: Endpoint(port: 0), sockets: sockets) { line in
            FileHandle.standardOutput.write(Data("\(line)\n".utf8))
        }
    }

    private struct Echo: SocketHandler {
        func opened(_ socket: Socket) {}
        func received(_ text: ByteBuffer, at time: NIODeadline, from socket: Socket) { socket.send(text) }
        func measured(roundTrip: Int, of socket: Socket) {}
        func closed(_ socket: Socket) {}
    }
}
