import PlainText

// Days as numbers, and parsing of days.
extension Day {
    /// The number of days since 1970-01-01; earlier days are negative.
    ///
    /// This is `days_from_civil` from the algorithms by Howard Hinnant that `init(milliseconds:)` also uses.
    public var number: Int {
        let year = month > 2 ? self.year : self.year - 1
        let era = (year >= 0 ? year : year - 399) / 400
        let yearOfEra = year - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    /// Creates the day with a number of days since 1970-01-01.
    public init(number: Int) {
        self.init(milliseconds: Int64(number) &* 86_400_000)
    }

    /// Creates the day of a date; `nil` if the calendar does not contain the date.
    public init?(year: Int, month: Int, day: Int) {
        guard (0...9999).contains(year), (1...12).contains(month), (1...31).contains(day) else { return nil }
        let date = Day(unchecked: year, month, day)
        // The 31st of a month with 30 days has the number of the next month's first day.
        self.init(number: date.number)
        guard self == date else { return nil }
    }

    /// Parses `text`: exactly four, two and two digits, separated by hyphens; `nil` for anything else.
    public init?(text: UTF8Text) {
        guard text.bytes.count == 10 else { return nil }
        var reader = TextReader(text.bytes)
        guard let year = reader.number(), reader.skip("-"), let month = reader.number(), reader.skip("-"),
            let day = reader.number(),
            let date = Day(year: Int(clamping: year), month: Int(clamping: month), day: Int(clamping: day)),
            date.text == text
        else { return nil }
        self = date
    }

    /// The day of the week: 0 for Monday, 6 for Sunday.
    public var weekday: Int {
        // 1970-01-01 was a Thursday.
        let rest = (number + 3) % 7
        return rest < 0 ? rest + 7 : rest
    }

    /// The first day of the month.
    public var startOfMonth: Day { Day(number: number - day + 1) }

    /// The first day of the next month.
    public var startOfNextMonth: Day { Day(number: startOfMonth.number + 31).startOfMonth }
}

extension Day: Comparable {
    /// Whether a day precedes another.
    public static func < (one: Day, other: Day) -> Bool { one.number < other.number }
}
