import SetRules

extension FeatureValue {
    /// Returns one of three literals, by value.
    func pick(_ first: Literal, _ second: Literal, _ third: Literal) -> Literal {
        switch self {
        case .first: first
        case .second: second
        case .third: third
        }
    }
}
