import Foundation
import PlainText
import SetGame
import SetPractice
import SetRecords
import SetTogether
import TestSupport
import Testing

@testable import SetApp
@testable import SetSettings
@testable import SetStorage

@Suite("What an earlier version has stored")
struct StoredTextsTests {
    private static func texts() throws -> [GoldenText] {
        try GoldenText.all(in: Bundle.module.url(forResource: "Golden/storage", withExtension: "txt"))
    }

    private static func platform(with texts: some Sequence<GoldenText>) -> RecordingPlatform {
        let storage = TestStorage()
        for text in texts { storage.items[text.key] = String(text.text) }
        return RecordingPlatform(storage: storage)
    }

    @Test("has the same meaning")
    func meanings() throws {
        for text in try Self.texts() {
            let platform = Self.platform(with: [text])
            #expect(try Self.meaning(of: text.key, in: platform) == text.meaning.dropFirst(text.key.count + 1))
        }
    }

    /// The meaning of a stored text, as its store reads it.
    private static func meaning(of key: String, in platform: RecordingPlatform) throws -> String {
        func text() throws -> UTF8Text { try #require(platform.storage.items[key].map { UTF8Text($0) }) }
        switch key {
        case "tercet.game", "tercet.previous", "tercet.before": return try Save(reading: text()).meaning
        case "tercet.link": return try DealID(text: text()).meaning
        case "tercet.games": return History.salvaged(from: HistoryStore(platform).records).history.meaning
        case "tercet.logs":
            let entries = KeptLogs(reading: HistoryStore(platform).logs).entries
            return try entries.map { try Save(reading: $0.save).meaning }.joined(separator: "\n")
        case "tercet.practice": return PracticeStore(platform).log.meaning
        case "tercet.settings": return meaning(SettingsStore(platform).load().preferences)
        case "tercet.seats":
            let secrets = (0..<4).map {
                SeatStore(platform).secret(in: RoomCode(entropy: 999 * $0))?.text.string ?? "-"
            }
            return secrets.joined(separator: " ")
        case "tercet.tab":
            let lease = TabLease(platform, id: 1)
            return
                "\(lease.isHeldByAnother(at: 1_790_000_004_999)), then \(lease.isHeldByAnother(at: 1_790_000_005_000))"
        case "tercet.welcome": return "\(CoachStore(platform).isDue)"
        default: throw TestSupport.Missing(key)
        }
    }

    private static func meaning(_ preferences: Preferences) -> String {
        let choices: [Any?] = [
            preferences.theme, preferences.language?.code, preferences.art, preferences.stripes, preferences.motion,
            preferences.route, preferences.volume.rawValue,
        ]
        let switches = [
            preferences.isColorBlind, preferences.hasLetterMark, preferences.letterKeys, preferences.enlargesFocus,
            preferences.asksBeforeNewGame, preferences.hasSound, preferences.vibrates,
        ]
        let words = choices.map { choice in choice.map { "\($0)" } ?? "-" } + switches.map { $0 ? "yes" : "no" }
        return words.joined(separator: " ")
    }

    @Test("is read together, and stays the same when it is stored again")
    func together() throws {
        let texts = try Self.texts().prefix { $0.key != "tercet.settings" }
        let platform = Self.platform(with: texts)
        let before = platform.storage.items
        var sessions = SessionStore(platform)
        let (record, problems) = sessions.load(orDealing: DealID(entropy: 0))
        #expect(problems.isEmpty && record.previous != nil && record.interrupted != nil && record.linkedDeal != nil)
        #expect(sessions.save(record) == .stored)
        #expect(PracticeStore(platform).merge(UTF8Text()))
        let name = SeatStore(platform).lastName
        #expect(name == PlayerName(entropy: 963))
        #expect(platform.storage.items == before)
    }

    @Test("of the player's preferences gets a heading when they are stored again, and then stays the same")
    func settings() throws {
        let texts = try Self.texts().filter { $0.key == "tercet.settings" }
        #expect(texts.count == 15)
        for text in texts {
            let platform = Self.platform(with: [text])
            let whole = "tercet settings 1\n\(text.text.string)hand=right\ncardkeys=0\nbeside=0\n"
            try SettingsStore(platform).save(SettingsStore(platform).load())
            #expect(platform.storage.settings == whole)
            try SettingsStore(platform).save(SettingsStore(platform).load())
            #expect(platform.storage.settings == whole)
        }
    }

    @Test("of a newer version's preferences is read as far as possible, and stays as it is")
    func newerSettings() {
        let platform = RecordingPlatform(storage: TestStorage(["tercet.settings": "tercet settings 2\ntheme=dark\n"]))
        let settings = SettingsStore(platform).load()
        #expect(settings.preferences.theme == .dark)
        #expect(throws: StorageFailure.self) { try SettingsStore(platform).save(settings) }
        #expect(platform.storage.settings == "tercet settings 2\ntheme=dark\n")
    }
}

extension GoldenText {
    /// The key, which is the first line of the meaning.
    fileprivate var key: String { String(meaning.prefix { $0 != "\n" }) }
}
