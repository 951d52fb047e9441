import PlainText

/// A day of the Gregorian calendar.
public struct Day: Hashable, Sendable {
    /// The year.
    public let year: Int
    /// The month, 1 to 12.
    public let month: Int
    /// The day of the month, 1 to 31.
    public let day: Int

    /// Creates the day of a time in milliseconds since the start of 1970; earlier times are negative.
    ///
    /// This is `civil_from_days` from Howard Hinnant's "chrono-compatible low-level date algorithms". Years begin in
    /// March, so the leap day is the last day of a year; 400 years always have 146,097 days.
    public init(milliseconds: Int64) {
        let days = Self.floor(milliseconds, by: 86_400_000) + 719_468
        let era = Self.floor(days, by: 146_097)
        let dayOfEra = Int(days - era &* 146_097)
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        year = yearOfEra + Int(era) * 400 + (month <= 2 ? 1 : 0)
    }

    init(unchecked year: Int, _ month: Int, _ day: Int) {
        (self.year, self.month, self.day) = (year, month, day)
    }

    private static func floor(_ number: Int64, by divisor: Int64) -> Int64 {
        number / divisor - (number % divisor < 0 ? 1 : 0)
    }

    /// The day in ISO 8601 notation, such as `2026-11-21`, for years from 0 to 9999.
    public var text: UTF8Text {
        var text = UTF8Text()
        var limit = 1000
        while limit > max(year, 1) {
            text.append("0")
            limit /= 10
        }
        text.append(year)
        text.append(month < 10 ? "-0" : "-")
        text.append(month)
        text.append(day < 10 ? "-0" : "-")
        text.append(day)
        return text
    }
}
