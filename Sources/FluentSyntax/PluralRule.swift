/// How the form of a noun follows from a whole number, as Unicode's CLDR has it
/// (<https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html>). Negative numbers follow their
/// magnitude.
public enum PluralRule: String, CaseIterable, Sendable {
    /// One form: Chinese, Japanese, Turkish after a number.
    case none
    /// A form for 1: English, German, Dutch, Swedish, Italian, Spanish.
    case one
    /// A form for 0 and 1: French, Portuguese of Brazil.
    case zeroOrOne = "zero-or-one"
    /// Russian, Ukrainian, Belarusian.
    case eastSlavic = "east-slavic"
    /// Polish.
    case polish
    /// Czech and Slovak.
    case czech
    /// Arabic.
    case arabic

    /// The categories, in CLDR's order.
    public var categories: [String] {
        switch self {
        case .none: ["other"]
        case .one, .zeroOrOne: ["one", "other"]
        case .eastSlavic, .polish: ["one", "few", "many"]
        case .czech: ["one", "few", "other"]
        case .arabic: ["zero", "one", "two", "few", "many", "other"]
        }
    }

    /// Returns the category of a whole number.
    public func category(of number: Int) -> String {
        let number = number.magnitude
        let (last, lastTwo) = (number % 10, number % 100)
        switch self {
        case .none: return "other"
        case .one: return number == 1 ? "one" : "other"
        case .zeroOrOne: return number <= 1 ? "one" : "other"
        case .eastSlavic where last == 1 && lastTwo != 11: return "one"
        case .polish where number == 1: return "one"
        case .eastSlavic, .polish: return 2...4 ~= last && !(12...14 ~= lastTwo) ? "few" : "many"
        case .czech: return number == 1 ? "one" : 2...4 ~= number ? "few" : "other"
        case .arabic where number <= 2: return ["zero", "one", "two"][Int(number)]
        case .arabic: return 3...10 ~= lastTwo ? "few" : 11...99 ~= lastTwo ? "many" : "other"
        }
    }
}
