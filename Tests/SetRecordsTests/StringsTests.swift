import SetRecords
import SetRules
import Testing

/// The format of the documentation, which the pinned file contains too.
private let line = "mubbs7i7 485 3dxeGetcOkkqzA k3f9x2pm~pls 7xw4l"
private let other = "mud59w1s 95c vkhsvlrH0B cheated game 8x37r"
private let text = "tercet games 1\n\(line)\n\(other)\n"

struct StringsTests {
    @Test func `a history is converted to a string and back`() throws {
        let history = try History(text)
        #expect(history.records.map { "\($0.dealID)" } == ["k3f9x2pm~pls", "cheated game"])
        #expect("\(history)" == text)
    }

    @Test func `a damaged history gives an error or is salvaged`() {
        let damaged = text.replacing("485", with: "486")
        #expect(throws: HistoryError.damaged(line: 2)) { try History(damaged) }
        #expect(throws: HistoryError.foreign) { try History("") }
        let (history, lost) = History.salvaged(from: damaged)
        #expect(history.records.map { "\($0)" } == [other])
        #expect(lost == [line.replacing("485", with: "486")])
    }

    @Test func `a record is converted to a line and back`() throws {
        let record = try #require(GameRecord(line))
        #expect("\(record)" == line && record.sets.count == 3)
        #expect(GameRecord(line + "\n") == nil && GameRecord("") == nil)
        #expect("\(Day(milliseconds: record.endedOn))" == "2026-09-21")
    }
}
