import PlainText
import SetGame
import SetRecords
import SetRules
import Testing

@testable import GameReports

struct DealChoiceTests {
    private let day = Day(number: 20_779)

    /// The id of the deal that arguments choose, on a certain day and with certain random bits.
    private func id(
        _ argument: String? = nil, seed: String? = nil, isDaily: Bool = false, game: Variant? = nil
    ) throws -> String {
        try DealChoice(argument, seed: seed, isDaily: isDaily, game: game).dealID(today: { day }, entropy: { 12_345 })
            .description
    }

    @Test func `without arguments it is any deal`() throws {
        #expect(try id() == DealID(entropy: 12_345).description)
    }

    @Test func `an id can have options, and a seed has none`() throws {
        #expect(try id("tea~p") == "tea~p")
        #expect(try DealChoice("tea~p", seed: nil, isDaily: false) == .id(DealID("tea~p")))
        #expect(try id(seed: "tea~p") == "tea~p~")
        #expect(try id(seed: "tea") == "tea")
    }

    @Test func `the daily deal is that of a date, or of today`() throws {
        #expect(try id(isDaily: true) == "daily-2026-11-22")
        #expect(try id("2026-11-20", isDaily: true) == DailyDeal(of: Day(number: 20_777)).id().description)
    }

    @Test(arguments: ["2026-02-30", "2026-1-2", "today", "", "99999-01-01", "2026-11-22 "])
    func `what is no date is an error`(text: String) {
        #expect(throws: DealChoiceError.noDate(text)) { try id(text, isDaily: true) }
    }

    @Test func `a game is that of the id, unless another is chosen, which keeps the other options`() throws {
        #expect(try id("tea~J") == "tea~J")
        #expect(try id("tea", game: .junior) == "tea~J")
        #expect(try id("tea~Jc", game: .set) == "tea~c")
        #expect(try id("tea~U", game: .ultraSet) == "tea~U")
        #expect(try id(seed: "tea~J", game: .ultraSet) == "tea~J~Ub")
        #expect(try id(game: .junior) == DealID(entropy: 12_345, options: Options(.junior)).description)
    }

    @Test func `there are a daily deal of Set and daily puzzles, and none of another game`() throws {
        #expect(try id(isDaily: true, game: .set) == "daily-2026-11-22")
        #expect(try id(isDaily: true, game: .puzzle) == "puzzle-2026-11-22~P")
        #expect(try id("2026-11-20", isDaily: true, game: .juniorPuzzle) == "juniorpuzzle-2026-11-20~Q")
        #expect(throws: DealChoiceError.dailyOfOtherGame) { try id(isDaily: true, game: .junior) }
    }

    @Test func `an id, a seed and a day exclude each other`() {
        #expect(throws: DealChoiceError.ambiguous) { try id("tea", seed: "tea") }
        #expect(throws: DealChoiceError.ambiguous) { try id(seed: "tea", isDaily: true) }
        #expect(throws: DealChoiceError.ambiguous) { try id("2026-11-20", seed: "tea", isDaily: true) }
    }

    @Test func `a bad id and a bad seed are errors`() {
        #expect(throws: DealChoiceError.invalid(.empty)) { try id("") }
        #expect(throws: DealChoiceError.invalid(.tooLong)) { try id(String(repeating: "x", count: 65)) }
        #expect(throws: DealChoiceError.invalid(.unreadable)) { try id(seed: "a\u{1b}") }
        #expect(throws: DealChoiceError.invalid(.unknownGame)) { try id("tea~Z") }
        #expect(DealChoiceError.invalid(.tooLong).description == "The deal ID is longer than 64 bytes.")
    }
}
