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

    @Test func `a day is found again by its number, by its date and by its text`() {
        for number in -719_528...2_932_896 where number % 37 == 0 || abs(number) < 2000 {
            let day = Day(number: number)
            #expect(day.number == number && Day(text: day.text) == day)
            #expect(Day(year: day.year, month: day.month, day: day.day) == day)
            #expect(day.startOfMonth.day == 1 && day.startOfMonth.month == day.month)
            let length = day.startOfNextMonth.number - day.startOfMonth.number
            #expect(day.startOfNextMonth.day == 1 && (28...31).contains(length))
        }
        #expect(Day(number: 0).weekday == 3 && Day(number: -4).weekday == 6 && Day(number: 20_779).weekday == 6)
    }

    @Test(
        arguments: [
            "", "2026-11-2", "2026-11-222", "2026-11-31", "2026-02-29", "2100-02-29", "2026-00-10", "2026-13-10",
            "2026-10-00", "20261122", "2026/11/22", " 026-11-22", "-026-11-22", "2026-1a-22", "２026-11-22",
        ])
    func `no day has another text`(text: String) {
        #expect(Day(text: UTF8Text(text)) == nil)
    }
}
