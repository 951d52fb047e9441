import Foundation
import OnlineClient
import SetTogether
import Testing

@testable import TerminalPlay

struct SeatSecretsTests {
    private func secret(_ number: UInt64) -> SeatSecret { SeatSecret(entropy: [number, 0, 0, 0]) }

    @Test func `a secret is kept for its room and its server, and nobody else can read the file`() throws {
        let folder = try TemporaryFolder()
        let secrets = SeatSecrets(besideSaveAt: folder.file("game"))
        let (here, there) = (try RoomLink("host:1"), try RoomLink("host:2"))
        let code = RoomCode(entropy: 1)
        #expect(secrets.secret(in: code, of: here) == nil)
        #expect(secrets.keep(secret(1), in: code, of: here))
        #expect(secrets.keep(secret(2), in: code, of: there))
        #expect(secrets.keep(secret(3), in: RoomCode(entropy: 2), of: here))
        #expect(secrets.secret(in: code, of: here) == secret(1) && secrets.secret(in: code, of: there) == secret(2))
        #expect(secrets.keep(secret(4), in: code, of: here))
        #expect(secrets.secret(in: code, of: here) == secret(4))
        #expect(folder.names == ["game.seats"])
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.file("game.seats"))
        #expect(attributes[.posixPermissions] as? Int == 0o600)
    }

    @Test func `the last twenty are kept`() throws {
        let folder = try TemporaryFolder()
        let secrets = SeatSecrets(besideSaveAt: folder.file("game"))
        let link = try RoomLink("host")
        for number in 0..<25 { secrets.keep(secret(UInt64(number)), in: RoomCode(entropy: UInt64(number)), of: link) }
        #expect(secrets.secret(in: RoomCode(entropy: 4), of: link) == nil)
        #expect(secrets.secret(in: RoomCode(entropy: 5), of: link) == secret(5))
    }

    @Test func `lines that cannot be read are passed over, and a folder that is not there is told`() throws {
        let folder = try TemporaryFolder()
        let link = try RoomLink("host")
        let code = RoomCode(entropy: 6)
        let good = "host/ \(code.text) \(secret(6).text)"
        try "nonsense\n\(good)x\nhost/ 1\n\(good)\n\n".write(
            toFile: folder.file("game.seats"), atomically: true, encoding: .utf8)
        #expect(SeatSecrets(besideSaveAt: folder.file("game")).secret(in: code, of: link) == secret(6))
        let nowhere = SeatSecrets(besideSaveAt: folder.file("missing/game"))
        #expect(nowhere.secret(in: code, of: link) == nil && !nowhere.keep(secret(1), in: code, of: link))
    }
}
