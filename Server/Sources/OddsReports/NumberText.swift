extension String {
    /// Returns the text right-aligned in a column of this width.
    func atRight(of width: Int) -> String {
        String(repeating: " ", count: max(0, width - count)) + self
    }
}

/// Returns a non-negative number with a fixed number of decimals.
func fixed(_ number: Double, decimals: Int) -> String {
    let scale = (0..<decimals).reduce(1) { power, _ in power * 10 }
    let scaled = Int((number * Double(scale)).rounded())
    return "\(scaled / scale)." + String("\(scale + scaled % scale)".dropFirst())
}
