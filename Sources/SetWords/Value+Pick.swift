import SetRules

extension Value {
    /// One of three, by value.
    func pick(_ first: StaticString, _ second: StaticString, _ third: StaticString) -> StaticString {
        switch self {
        case .first: first
        case .second: second
        case .third: third
        }
    }
}
