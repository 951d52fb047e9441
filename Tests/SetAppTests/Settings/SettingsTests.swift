import PlainText
import SetGame
import SetRules
import SetTable
import Testing

@testable import SetApp
@testable import SetInput
@testable import SetPage
@testable import SetSettings
@testable import SetStorage

@Suite("The settings")
struct SettingsTests {
    /// Each value that a setting can take today, the usual one first.
    static let values: [(setting: Setting, name: String, values: [String])] = [
        (.game, "game", ["set", "junior", "ultra", "chain"]), (.style, "style", ["classic", "glyphs", "physics"]),
        (.players, "players", ["1", "2"]),
        (.claimTime, "claim", ["5", "3", "4", "6", "7", "8", "9", "10", "none"]),
        (.limit, "limit", ["none", "24"]), (.leaves, "leaves", ["tap", "itself"]),
        (.backTo12, "backto12", ["0", "1"]), (.autoDeal, "autodeal", ["0", "1"]), (.clock, "clock", ["1", "0"]),
        (.penalties, "penalties", ["1", "0"]),
        (.art, "art", ["auto", "classic", "shapes", "glyphs"]), (.colorBlind, "colorblind", ["0", "1"]),
        (.letterMark, "lettermark", ["0", "1"]), (.stripes, "stripes", ["lines", "tint"]),
        (.theme, "theme", ["auto", "light", "dark"]), (.motion, "motion", ["auto", "fly", "physics", "still"]),
        (.route, "from", ["deck", "away"]), (.language, "lang", ["auto", "en", "ru"]),
        (.letterKeys, "letterkeys", ["1", "0"]),
        (.enlarge, "enlarge", ["0", "1"]), (.askNew, "asknew", ["0", "1"]),
        (.sound, "sound", ["0", "1"]),
        (.volume, "volume", ["6", "1", "2", "3", "4", "5", "7", "8", "9", "10"]), (.haptics, "haptics", ["0", "1"]),
    ]

    @Test("are all here, under the names that links use")
    func names() {
        #expect(Self.values.map(\.setting) == Setting.allCases)
        for (setting, name, _) in Self.values {
            #expect(setting.entry.name.description == name)
            #expect(Setting(name: UTF8Text(name)) == setting)
        }
        #expect(Setting(name: "Style") == nil)
        #expect(Setting(name: "") == nil)
    }

    @Test("begin with the usual values")
    func usual() {
        for (setting, _, values) in Self.values { #expect(Settings()[setting].description == values[0]) }
    }

    @Test("take each of their values, and change nothing else, but for a game or a style")
    func everyValue() {
        for (setting, _, values) in Self.values {
            for value in values + values {
                var settings = Settings()
                let isTaken = settings.set(setting, to: UTF8Text(value))
                #expect(isTaken)
                #expect(settings[setting].description == value)
                for (other, _, values) in Self.values where other != setting && !setting.setsOthers {
                    #expect(settings[other].description == values[0])
                }
            }
        }
    }

    @Test("refuse any other value and keep the one they have")
    func unknownValues() {
        for (setting, _, values) in Self.values {
            for wrong in ["", "2", "yes", "Classic", "NONE", "de", "physics", "glyphs", "25", " 1", "auto", "still"]
            where !values.contains(wrong) {
                var settings = Settings()
                _ = settings.set(setting, to: UTF8Text(values[values.count - 1]))
                let former = settings
                let isTaken = settings.set(setting, to: UTF8Text(wrong))
                #expect(!isTaken, "\(setting.entry.name)=\(wrong)")
                #expect(settings == former)
            }
        }
    }

    @Test("of a person come back from their text, whatever they are")
    func roundTrip() {
        var random = SplitMix64(seed: 12)
        for _ in 0..<500 {
            var settings = Settings()
            for (setting, _, values) in Self.values where setting.entry.owner == .person {
                _ = settings.set(setting, to: UTF8Text(values[Int(random.next(below: UInt32(values.count)))]))
            }
            var read = Settings()
            read.read(settings.text)
            #expect(read == settings)
            #expect(read.text == settings.text)
        }
        let usual = [
            "tercet settings 1",
            "art=auto", "colorblind=0", "lettermark=0", "stripes=lines", "theme=auto", "motion=auto", "from=deck",
            "lang=auto", "letterkeys=1", "enlarge=0", "asknew=0", "sound=0", "volume=6", "haptics=0",
        ]
        #expect(Settings().text.string.split(separator: "\n").map(String.init) == usual)
    }

    @Test("come from a text as far as it can be read")
    func partlyReadable() {
        var settings = Settings()
        settings.read("nonsense\ntheme=dark\n=\nlang\nlimit=24\nmotion=hop\nletterkeys=0=1\nlang=ru")
        #expect(settings.preferences.theme == .dark)
        #expect(settings.preferences.language == .ru)
        #expect(settings.preferences.motion == nil)
        #expect(settings.preferences.letterKeys)
        #expect(settings.options == Options())
    }
}
