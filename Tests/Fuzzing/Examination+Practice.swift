import PlainText
import SetLanguages
import SetPractice
import SetRecords
import SetReports
import SetStorage
import SetTable
import SetWords

extension Examination {
    /// Reads what was practised, writes it again, and counts an answer in storage.
    static func ofPractice(_ text: UTF8Text) throws(Finding) -> Bool {
        let log = PracticeLog.salvaged(from: text).log
        try expect(PracticeLog.salvaged(from: log.text) == (log, []), "a log written and read again")
        var merged = log
        try expect(merged.merge(log) == 0 && merged == log, "a log merged with itself")
        let store = MemoryStore(["tercet.practice": text])
        let isStored = PracticeStore(store).add(Topic.all[7], isRight: true, took: 1000, on: Day(number: 20_779))
        try expect(isStored != PracticeLog.isOfNewerVersion(text), "an answer is stored")
        if isStored { try expect(PracticeStore(store).log.count >= log.count, "no answer is lost") }
        return log.count > 0
    }

    /// Adds a file to nothing, and takes it out again.
    static func ofFile(_ text: UTF8Text) throws(Finding) -> Bool {
        func answer(_ question: ReportQuestion) -> ReportAnswer? {
            Reports.answer(ReportRequest(question, .english, Appearance()), in: .english)
        }
        guard case .merged(let merge) = answer(.merge(file: text, into: UTF8Text())) else { return false }
        guard case .file(let file) = answer(.file(history: merge.history, practice: merge.practice)),
            case .merged(let again) = answer(.merge(file: file, into: UTF8Text()))
        else { throw Finding(what: "a file that was added can be taken out") }
        try expect(again == merge, "a file written and read again")
        return true
    }
}
