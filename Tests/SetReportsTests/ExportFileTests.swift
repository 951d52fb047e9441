import Foundation
import SetRecords
import TestSupport
import Testing

@testable import SetReports

@Suite("A file of games and practice")
struct ExportFileTests {
    @Test("of an earlier version has the same meaning and the same text")
    func golden() throws {
        for golden in try GoldenText.all(in: Bundle.module.url(forResource: "Golden/files", withExtension: "txt")) {
            let file = try ExportFile(reading: golden.text)
            #expect("\(file.history.meaning)\n\(file.practice.meaning)" == golden.meaning)
            #expect(file.text == golden.text)
        }
    }
}
