import SetGame
import Testing

struct StringsTests {
    @Test func `a deal id is converted to a string and back`() throws {
        var options = Options()
        options.choose(.selfClearing)
        let deal = try DealID("tea~pls")
        #expect(String(deal.seed) == "tea" && deal.options == options)
        let other = try DealID("Über 100 %")
        #expect("\(deal)" == "tea~pls" && "\(other)" == "Über 100 %")
        #expect(try DealID("\(deal)") == deal)
        #expect(throws: DealIDError.empty) { try DealID("") }
        #expect(throws: DealIDError.tooLong) { try DealID(String(repeating: "x", count: 65)) }
    }

    @Test func `options are converted to letters and back`() {
        var options = Options()
        #expect("\(options)".isEmpty && Options("") == options)
        options.players = .two
        options.claimTime = .ten
        #expect("\(options)" == "t0" && Options("t0") == options)
        #expect(Options("x") == nil)
    }
}
