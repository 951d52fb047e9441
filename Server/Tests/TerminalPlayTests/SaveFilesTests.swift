import Foundation
import PlainText
import SetGame
import SetStorage
import Testing

@testable import TerminalPlay

struct SaveFilesTests {
    @Test func `what is stored is read again, and nothing else is left in the folder`() throws {
        let folder = try TemporaryFolder()
        let files = SaveFiles(path: folder.file("game"))
        #expect(try files.load("tercet.game") == nil)
        try files.store("one", under: "tercet.game")
        try files.store("two", under: "tercet.game")
        try files.store("kept", under: "tercet.aside.2")
        #expect(try files.load("tercet.game") == "two" as UTF8Text)
        #expect(folder.names == ["game", "game.aside.2"])
        try files.store(nil, under: "tercet.game")
        try files.store(nil, under: "tercet.game")
        #expect(folder.names == ["game.aside.2"])
    }

    @Test func `a damaged save is put aside, and the next game takes its place`() throws {
        let folder = try TemporaryFolder()
        try "tercet game 1\nbroken".write(toFile: folder.file("game"), atomically: true, encoding: .utf8)
        var store = SessionStore(SaveFiles(path: folder.file("game")))
        let (record, problems) = store.load(orDealing: try DealID(seed: "tea"))
        #expect(problems == [.damaged])
        #expect(store.save(record) == .stored)
        #expect(folder.text("game.aside") == "tercet game 1\nbroken")
        let kept = try Save(reading: UTF8Text(try #require(folder.text("game"))))
        #expect(kept.game.dealID.seed == "tea" as UTF8Text)
    }

    @Test func `a save of a newer version stays`() throws {
        let folder = try TemporaryFolder()
        try "tercet game 2\nnew".write(toFile: folder.file("game"), atomically: true, encoding: .utf8)
        var store = SessionStore(SaveFiles(path: folder.file("game")))
        let (record, problems) = store.load(orDealing: try DealID(seed: "tea"))
        #expect(problems == [.newerVersion])
        #expect(store.save(record) == .refused(.newerVersion))
        #expect(folder.text("game") == "tercet game 2\nnew")
        #expect(folder.names == ["game"])
    }

    @Test func `a game that another program has stored meanwhile stays`() throws {
        let folder = try TemporaryFolder()
        var store = SessionStore(SaveFiles(path: folder.file("game")))
        let (record, _) = store.load(orDealing: try DealID(seed: "tea"))
        #expect(store.save(record) == .stored)
        let other = Save(game: Game(try DealID(seed: "milk")), time: 0, isPaused: false).text
        try SaveFiles(path: folder.file("game")).store(other, under: "tercet.game")
        #expect(store.save(record) == .takenOver)
        #expect(folder.text("game") == String(other))
    }

    @Test(arguments: ["/dev/zero", "/tmp", "/dev/null"])
    func `what is no file is refused, with the reason`(path: String) {
        let files = SaveFiles(path: path)
        #expect(throws: StorageFailure.self) { try files.load("tercet.game") }
        #expect(files.lastFailure == "it isn't a file")
    }

    @Test func `a file that is too large is refused without being read`() throws {
        let folder = try TemporaryFolder()
        #expect(FileManager.default.createFile(atPath: folder.file("game"), contents: nil))
        #expect(truncate(folder.file("game"), 1 << 40) == 0)
        let files = SaveFiles(path: folder.file("game"))
        #expect(throws: StorageFailure.self) { try files.load("tercet.game") }
        #expect(files.lastFailure == "it's too large for a game")
    }

    @Test func `a folder that is missing is the reason that nothing is stored`() throws {
        let folder = try TemporaryFolder()
        let files = SaveFiles(path: folder.file("missing/game"))
        #expect(throws: StorageFailure.self) { try files.store("one", under: "tercet.game") }
        #expect(files.lastFailure == "No such file or directory")
    }

    @Test func `a link goes on leading to the file that it led to`() throws {
        let folder = try TemporaryFolder()
        try "old".write(toFile: folder.file("real"), atomically: true, encoding: .utf8)
        try FileManager.default.createSymbolicLink(
            atPath: folder.file("game"), withDestinationPath: folder.file("real"))
        try SaveFiles(path: folder.file("game")).store("new", under: "tercet.game")
        #expect(folder.text("real") == "new")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.file("game")) == folder.file("real"))
    }

    @Test func `the default is in the user's folder for data, which is made`() throws {
        let folder = try TemporaryFolder()
        let data = ["XDG_DATA_HOME": folder.file("data/deep")]
        #expect(try SaveFiles.defaultPath { data[$0] } == folder.file("data/deep/tercet/game"))
        let home = ["XDG_DATA_HOME": "relative", "HOME": folder.file("home")]
        let path = try SaveFiles.defaultPath { home[$0] }
        #expect(path == folder.file("home/.local/share/tercet/game"))
        try SaveFiles(path: path).store("game", under: "tercet.game")
        #expect(throws: PlayError.noFolder) { try SaveFiles.defaultPath { _ in nil } }
    }
}
