/// Returns the number of ways to choose `size` of `count` things. Traps if the result multiplied by `size` overflows an
/// `Int`.
func binomial(_ count: Int, _ size: Int) -> Int {
    (0..<size).reduce(1) { exactQuotient($0 * (count - $1), $1 + 1) }
}

/// Returns the quotient of a division without a remainder. Traps if there is a remainder, because then something wasn't
/// counted as often as everything else.
func exactQuotient<Number: BinaryInteger>(_ dividend: Number, _ divisor: Number) -> Number {
    let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
    precondition(remainder == 0, "everything is counted equally often")
    return quotient
}
