// The elementary functions for motion. In Embedded Swift some modules lack a C library, and our own functions return
// the same results on every platform.

/// Returns the exponential function: a Taylor series after halving the argument until the series converges fast.
/// Accurate to about 13 digits from -30 to 30.
func exponential(_ exponent: Double) -> Double {
    var reduced = exponent
    var halvings = 0
    while reduced.magnitude > 0.25 {
        reduced /= 2
        halvings += 1
    }
    var sum = 1.0
    var term = 1.0
    for order in 1...11 {
        term *= reduced / Double(order)
        sum += term
    }
    for _ in 0..<halvings { sum *= sum }
    return sum
}

/// Returns the unit vector at an angle in radians: its cosine and sine, by Taylor series about the nearest multiple of
/// 90 degrees. Accurate to about 13 digits from -1,000 to 1,000.
func direction(of angle: Double) -> Point2D {
    if angle == 0 { return Point2D(1, 0) }
    let quarters = (angle / (.pi / 2)).nearest
    let rest = angle - Double(quarters) * (.pi / 2)
    var cosine = 1.0
    var sine = rest
    var (evenTerm, oddTerm) = (1.0, rest)
    for order in 1...8 {
        let even = Double(2 * order)
        evenTerm *= -rest * rest / (even * (even - 1))
        oddTerm *= -rest * rest / (even * (even + 1))
        cosine += evenTerm
        sine += oddTerm
    }
    switch quarters & 3 {
    case 0: return Point2D(cosine, sine)
    case 1: return Point2D(-sine, cosine)
    case 2: return Point2D(-cosine, -sine)
    default: return Point2D(sine, -cosine)
    }
}

extension Double {
    /// The nearest whole number; halves are rounded away from zero. Traps if it does not fit into `Int`.
    var nearest: Int { Int(self + (self < 0 ? -0.5 : 0.5)) }
}
