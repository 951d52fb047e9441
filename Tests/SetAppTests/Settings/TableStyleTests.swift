import PlainText
import SetGame
import SetTable
import Testing

@testable import SetApp
@testable import SetInput
@testable import SetPage
@testable import SetSettings
@testable import SetStorage

@Suite("A table style")
struct TableStyleTests {
    @Test("goes with one preset of options, and each preset with one style")
    func presets() {
        #expect(TableStyle.allCases.map { TableStyle($0.preset) } == TableStyle.allCases)
        #expect(TableStyle.allCases.map(\.preset) == Options.Preset.allCases)
        for style in TableStyle.allCases {
            var options = Options()
            options.choose(style.preset)
            #expect(Appearance(options).art == style.art)
        }
    }

    /// What each style brings: limit, leaves, artwork, motion.
    private static let table = [
        ("classic", "none", "tap", Artwork.classic, Motion.fly), ("glyphs", "24", "tap", .glyphs, .fly),
        ("physics", "24", "itself", .shapes, .physics),
    ]

    private func settings(_ values: (Setting, UTF8Text)...) -> Settings {
        var settings = Settings()
        for (setting, value) in values {
            let isTaken = settings.set(setting, to: value)
            #expect(isTaken)
        }
        return settings
    }

    @Test("brings its limit, its leaving, its art and its motion, from any other style")
    func brings() {
        for (former, _, _, _, _) in Self.table {
            for (style, limit, leaves, art, motion) in Self.table {
                let settings = settings((.style, UTF8Text(former)), (.style, UTF8Text(style)))
                #expect(settings[.style].description == style)
                #expect(settings[.limit].description == limit)
                #expect(settings[.leaves].description == leaves)
                #expect(settings.appearance.art == art)
                #expect(settings.motion(isReduced: false) == motion)
            }
        }
    }

    @Test("takes back what was set alone before, but for Still, which was asked for")
    func takesBack() {
        for (style, _, _, art, motion) in Self.table {
            let former: [(Setting, UTF8Text)] = [(.limit, "24"), (.art, "glyphs"), (.motion, "physics")]
            let settings = settings(former[0], former[1], former[2], (.style, UTF8Text(style)))
            #expect(settings.appearance.art == art)
            #expect(settings.motion(isReduced: false) == motion)
            #expect(settings.options.limit == settings.options.preset.limit)
            #expect(self.settings((.motion, "still"), (.style, UTF8Text(style))).motion(isReduced: false) == .still)
        }
    }

    @Test("lets each of the four be set alone on top of it")
    func alone() {
        for (style, _, _, art, motion) in Self.table {
            for (setting, values) in [(Setting.limit, ["none", "24"]), (.leaves, ["tap", "itself"])] {
                for value in values {
                    let settings = settings((.style, UTF8Text(style)), (setting, UTF8Text(value)))
                    #expect(settings[setting].description == value)
                    #expect(settings[.style].description == style)
                    #expect(settings.appearance.art == art && settings.motion(isReduced: false) == motion)
                }
            }
            for other in Artwork.allCases {
                let settings = settings((.style, UTF8Text(style)), (.art, UTF8Text(stringLiteral: other.word)))
                #expect(settings.appearance.art == other && settings.motion(isReduced: false) == motion)
            }
            for other in Motion.allCases {
                let settings = settings((.style, UTF8Text(style)), (.motion, UTF8Text(stringLiteral: other.word)))
                #expect(settings.appearance.art == art && settings.motion(isReduced: false) == other)
            }
        }
    }

    @Test("gives way to a system that asks for less motion, and that to an explicit setting")
    func lessMotion() {
        for (style, _, _, _, _) in Self.table {
            #expect(settings((.style, UTF8Text(style))).motion(isReduced: true) == .still)
            for motion in Motion.allCases {
                let settings = settings((.style, UTF8Text(style)), (.motion, UTF8Text(stringLiteral: motion.word)))
                #expect(settings.motion(isReduced: true) == motion && settings.motion(isReduced: false) == motion)
            }
        }
    }

    @Test("leaves stripes, colours and letters as they are")
    func keepsLooks() {
        let settings = settings((.colorBlind, "1"), (.stripes, "tint"), (.letterMark, "1"), (.style, "physics"))
        #expect(
            settings.appearance.isColorBlind && settings.appearance.stripes == .tint
                && settings.preferences.hasLetterMark)
    }
}
