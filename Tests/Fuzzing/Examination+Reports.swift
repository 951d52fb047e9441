import PlainText
import SetLanguages
import SetReports

extension Examination {
    /// Reads a request, answers it, and reads the answer.
    static func ofRequest(_ text: UTF8Text) throws(Finding) -> Bool {
        guard let request = ReportRequest(reading: text) else { return false }
        try expect(ReportRequest(reading: request.text) == request, "a request written and read again")
        guard let answer = Reports.answer(request, in: .english) else { return false }
        try expect(ReportAnswer(reading: answer.text) == answer, "an answer written and read again")
        return true
    }

    /// Reads an answer.
    static func ofAnswer(_ text: UTF8Text) throws(Finding) -> Bool {
        guard let answer = ReportAnswer(reading: text) else { return false }
        try expect(ReportAnswer(reading: answer.text) == answer, "an answer written and read again")
        return true
    }
}
