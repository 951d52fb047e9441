import Foundation
import PlainText
import Testing

@testable import SetRecords

struct DayTests {
    @Test func `each day from 1890 to 2110 agrees with the Gregorian calendar`() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
        for number in Int64(-29_220)...51_500 {
            // A time of that day, including the first and the last.
            let milliseconds = number * 86_400_000 + [0, 86_399_999, 40_000_000][Int(number & 0xff) % 3]
            let day = Day(milliseconds: milliseconds)
            let parts = calendar.dateComponents(
                [.year, .month, .day], from: Date(timeIntervalSince1970: Double(milliseconds) / 1000))
            guard day.year != parts.year || day.month != parts.month || day.day != parts.day else { continue }
            Issue.record("\(milliseconds): \(day)")
        }
    }

    @Test(
        arguments: [
            (0, "1970-01-01"), (-1, "1969-12-31"), (951_782_400_000, "2000-02-29"), (1_795_219_200_000, "2026-11-21"),
            (253_402_300_799_999, "9999-12-31"), (-62_167_219_200_000, "0000-01-01"),
            (-30_610_224_000_000, "1000-01-01"),
            (-30_610_224_000_001, "0999-12-31"),
        ] as [(Int64, String)])
    func `a day is written in ISO 8601`(milliseconds: Int64, text: String) {
        #expect(String(Day(milliseconds: milliseconds).text) == text)
    }

    @Test func `the extreme times do not trap`() {
        for milliseconds in [Int64.min, .max] {
            let day = Day(milliseconds: milliseconds)
            #expect((1...12).contains(day.month) && (1...31).contains(day.day))
        }
    }
}
