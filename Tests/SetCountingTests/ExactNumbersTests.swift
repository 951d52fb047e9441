import Testing

@testable import SetCounting

struct ExactNumbersTests {
    @Test func `binomials are exact`() {
        #expect(binomial(81, 0) == 1)
        #expect(binomial(81, 1) == 81)
        #expect(binomial(81, 12) == 70_724_320_184_700)
        #expect(binomial(21, 10) == 352_716)
        #expect((0...20).reduce(0) { $0 + binomial(20, $1) } == 1 << 20)
    }

    @Test func `a division without a remainder gives its quotient`() {
        #expect(exactQuotient(84, 7) == 12)
        #expect(exactQuotient(0, 7) == 0)
    }

    @Test func `a division with a remainder traps`() async {
        await #expect(processExitsWith: .failure) { _ = exactQuotient(85, 7) }
    }
}
