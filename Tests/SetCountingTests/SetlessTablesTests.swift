import SetRules
import Testing

@testable import SetCounting

struct SetlessTablesTests {
    @Test func `the numbers of tables without a set are those that Knuth published`() async throws {
        #expect(await SetlessTables(workers: Workers(2)).counts == (try goldenNumbers("setless")))
    }

    @Test func `the numbers don't depend on the number of workers, nor on where the searches start`() async throws {
        #expect(await SetlessTables(orbitsOf: 9, workers: Workers(1)).counts == (try goldenNumbers("setless")))
    }
}
