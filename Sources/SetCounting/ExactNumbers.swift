/// The number of ways to choose `size` of `count` things. Traps if it, multiplied by `size`, is more than an `Int`.
func binomial(_ count: Int, _ size: Int) -> Int {
    (0..<size).reduce(1) { exactQuotient($0 * (count - $1), $1 + 1) }
}

/// The quotient of a division that leaves no remainder, and traps if it does: then something was not counted as often as
/// everything else.
func exactQuotient(_ dividend: Int, _ divisor: Int) -> Int {
    let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
    precondition(remainder == 0, "everything is counted equally often")
    return quotient
}
