import Testing

@testable import SetApp
@testable import SetInput
@testable import SetPage
@testable import SetSettings
@testable import SetStorage

@Suite("Plots and pictures in words")
struct TextAlternativesTests {
    /// What the review, the statistics and the help hold, once a game is over.
    private func bodies(_ link: String) throws -> [(id: String, markup: String)] {
        let user = PageUser(link)
        user.click(user.platform["help"], presses: 0)
        var bodies = ["lesson-cards", "near-misses"].map { ($0, user.markup($0)) }
        user.closeDialog()
        if user.app.game.options.players == .two {
            try user.playToTheEnd { $0 % 2 + 1 }
        } else {
            while user.phase != "over" {
                user.wait(1700)
                if user.app.game.tableInPlay.containsSet {
                    try user.choose(aSet: true)
                } else {
                    user.key("d", "KeyD")
                }
            }
        }
        user.push("review")
        bodies += ["review-timeline", "review-table", "review-body"].map { ($0, user.markup($0)) }
        bodies.append(("review-moment", user.text("review-moment")))
        bodies.append(("review-slider", user.attribute("aria-valuetext", of: "review-slider") ?? ""))
        user.closeDialog()
        user.push("statistics")
        user.choose(user.app.game.options.players == .two ? "two" : "solo", in: "category")
        bodies += ["statistics-body", "history"].map { ($0, user.markup($0)) }
        return bodies
    }

    @Test("are there for each plot and for each card", arguments: ["", "&players=2", "&art=glyphs", "&clock=0"])
    func alternatives(options: String) throws {
        for (id, markup) in try bodies("?seed=usual\(options)") {
            #expect(!markup.isEmpty, "\(id)")
            let names = markup.matches(of: /<span class="mini" role="img" aria-label="([^"]*)"/).map { $0.1 }
            #expect(names.allSatisfy { $0.contains(/^(one|two|three) (solid|striped|open) [a-z]+ [a-z]+$/) })
            // A card's drawing is within what is named after the card; every other one has a name itself.
            let plots = markup.replacing(/<span class="mini" role="img"[^>]*><svg.*?<\/svg><\/span>/, with: "")
            for svg in plots.matches(of: /<svg[^>]*>/) {
                #expect(svg.0.contains(/role="img"/) && svg.0.contains(/aria-label="[^"]+"/), "\(id): \(svg.0)")
            }
        }
    }

    @Test("tell the times that the bars stand for")
    func times() throws {
        let body = try bodies(Deals.usual).first { $0.id == "review-body" }?.markup ?? ""
        let rows = body.matches(of: /<tr><th scope="row">(\d+)<\/th><td>(\d+\.\d s)<\/td><\/tr>/)
        let sets = body.matches(of: /<li>/).count
        #expect(rows.prefix(sets).map { Int($0.1) } == Array(1...sets))
        #expect(rows.count > sets, "the times by the number of differing features")
        #expect(body.contains(/<caption>Time per set \(/))
    }

    @Test("are Russian in Russian, without a Latin letter", arguments: ["", "&players=2", "&colorblind=1&art=shapes"])
    func russian(options: String) throws {
        for (id, markup) in try bodies("?seed=usual&lang=ru\(options)") {
            let labels = markup.matches(of: /aria-label="([^"]*)"/).map { String($0.1) }
            let texts = markup.split(separator: /<[^>]*>/).map(String.init)
            for text in labels + texts { #expect(!text.contains(/[A-Za-z%]/), "\(id): \(text)") }
            let isWordless = ["history"].contains(id)
            #expect(isWordless || (labels + texts).contains { $0.contains(/[а-я]/) }, "\(id)")
        }
    }

    @Test("are of the language that is chosen when a dialog is opened")
    func otherLanguage() throws {
        let user = PageUser(Deals.usual)
        try user.playAGame()
        user.push("review")
        user.push("review-close")
        user.choose("ru", in: "set-lang")
        user.push("review")
        #expect(user.text("review-moment").contains(/[а-я]/) && user.markup("review-body").contains("За сеты"))
        #expect(user.text("review") == "Разбор" && user.attribute("aria-label", of: "review-slider") == "Момент")
    }
}
