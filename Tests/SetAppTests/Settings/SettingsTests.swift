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
    /// Each value that a setting can take, the usual one first.
    static let values: [(setting: Setting, values: [String])] = Setting.allCases.map { setting in
        let usual = Settings()[setting].description
        return (setting, [usual] + Settings.values(of: setting).map(\.description).filter { $0 != usual })
    }

    @Test("have names of their own, which links use, and controls of their own")
    func names() {
        #expect(Set(Setting.allCases.map { $0.entry.name.description }).count == Setting.allCases.count)
        #expect(Set(Setting.allCases.map { $0.entry.control.description }).count == Setting.allCases.count)
        for setting in Setting.allCases { #expect(Setting(name: UTF8Text(setting.entry.name.description)) == setting) }
        #expect(Setting(name: "Style") == nil)
        #expect(Setting(name: "") == nil)
    }

    @Test("have at least two values, and the usual one among them")
    func usual() {
        for (setting, values) in Self.values {
            #expect(values.count > 1 && Set(values).count == Settings.values(of: setting).count)
        }
    }

    @Test("take each of their values, and change nothing else, but for a game or a style")
    func everyValue() {
        for (setting, values) in Self.values {
            for value in values + values {
                var settings = Settings()
                let isTaken = settings.set(setting, to: UTF8Text(value))
                #expect(isTaken)
                #expect(settings[setting].description == value)
                for (other, values) in Self.values where other != setting && !setting.setsOthers {
                    #expect(settings[other].description == values[0])
                }
            }
        }
    }

    @Test("refuse any other value and keep the one they have")
    func unknownValues() {
        for (setting, values) in Self.values {
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
            for (setting, values) in Self.values where setting.entry.owner == .person {
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
            "lang=auto", "letterkeys=1", "enlarge=0", "asknew=0", "sound=0", "volume=6", "haptics=0", "hand=right",
            "cardkeys=0", "beside=0",
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
