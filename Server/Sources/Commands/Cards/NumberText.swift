extension String {
    /// The text at the right of a column.
    func atRight(of width: Int) -> String {
        String(repeating: " ", count: max(0, width - count)) + self
    }
}

/// A number that is not negative, with so many decimals.
func fixed(_ number: Double, decimals: Int) -> String {
    let scale = (0..<decimals).reduce(1) { power, _ in power * 10 }
    let scaled = Int((number * Double(scale)).rounded())
    return "\(scaled / scale)." + String("\(scale + scaled % scale)".dropFirst())
}
