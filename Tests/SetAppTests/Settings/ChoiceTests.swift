import PlainText
import SetGame
import SetTable
import SetWords
import Testing

@testable import SetApp
@testable import SetInput
@testable import SetPage
@testable import SetSettings
@testable import SetStorage

@Suite("A choice of a few things")
struct ChoiceTests {
    private func expectWords<Chosen: Choice & Equatable>(_ type: Chosen.Type, _ words: [String]) {
        #expect(Chosen.allCases.map(\.word.description) == words)
        for (wanted, word) in zip(Chosen.allCases, words) {
            for former in Chosen.allCases {
                var choice = former
                let isTaken = UTF8Text(word).choose(&choice)
                #expect(isTaken && choice == wanted)
                for wrong in ["", "x", word + " ", word.uppercased() + "!", "auto1"] {
                    let isTaken = UTF8Text(wrong).choose(&choice)
                    #expect(!isTaken && choice == wanted)
                }
            }
        }
    }

    @Test("is known by its word, and by no other")
    func words() {
        expectWords(TableStyle.self, ["classic", "glyphs", "physics"])
        expectWords(TableLimit.self, ["none", "24"])
        expectWords(MatchLeaves.self, ["tap", "itself"])
        expectWords(Artwork.self, ["classic", "shapes", "glyphs"])
        expectWords(Stripes.self, ["lines", "tint"])
        expectWords(Theme.self, ["auto", "light", "dark"])
        expectWords(Motion.self, ["fly", "physics", "still"])
        expectWords(Route.self, ["away", "deck"])
        expectWords(LanguageTag.self, ["en", "ru"])
    }

    @Test("may be none, whose word is auto")
    func none() {
        var art: Artwork? = .shapes
        #expect(art.word.description == "shapes")
        var isTaken = ("auto" as UTF8Text).choose(&art)
        #expect(isTaken && art == nil && art.word.description == "auto")
        isTaken = ("glyphs" as UTF8Text).choose(&art)
        #expect(isTaken && art == .glyphs)
        isTaken = ("none" as UTF8Text).choose(&art)
        #expect(!isTaken && art == .glyphs)
    }

    @Test("of yes and no is 1 and 0")
    func yesAndNo() {
        var isOn = false
        for (text, taken, after) in [("1", true, true), ("yes", false, true), ("0", true, false), ("", false, false)] {
            let isTaken = UTF8Text(text).choose(&isOn)
            #expect(isTaken == taken && isOn == after)
        }
        #expect(true.word.description == "1" && false.word.description == "0")
    }
}

@Suite("The volume")
struct VolumeTests {
    @Test("is louder with each step, up to the full loudness")
    func gain() {
        #expect(zip(Volume.allCases, Volume.allCases.dropFirst()).allSatisfy { $0.gain < $1.gain })
        #expect(Volume.ten.gain == 1)
    }
}
