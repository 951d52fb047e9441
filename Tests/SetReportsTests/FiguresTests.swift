import PlainText
import Testing

@testable import SetReports

@Suite("Figures")
struct FiguresTests {
    @Test("number the bars of a chart from 1")
    func numbers() {
        #expect(UTF8Text.numbers(to: 0) == [])
        #expect(UTF8Text.numbers(to: 3) == ["1", "2", "3"])
    }
}
