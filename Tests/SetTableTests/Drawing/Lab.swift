import Foundation

/// A colour as CIELAB places it, where distances are about as large as people see them.
struct Lab: Hashable {
    /// From 0, black, to 100, white.
    let lightness: Double
    /// From green to red.
    let a: Double
    /// From blue to yellow.
    let b: Double

    /// The angle in the plane of `a` and `b`, from 0 to 360 degrees; 0 for a grey.
    var hue: Double {
        guard a != 0 || b != 0 else { return 0 }
        let angle = atan2(b, a) * 180 / .pi
        return angle < 0 ? angle + 360 : angle
    }

    /// The distance from the greys.
    var chroma: Double { hypot(a, b) }
}

extension Lab {
    /// From the primaries of sRGB to CIE XYZ.
    private static let toXYZ = Matrix(
        SIMD3(0.4124564, 0.3575761, 0.1804375),
        SIMD3(0.2126729, 0.7151522, 0.0721750),
        SIMD3(0.0193339, 0.1191920, 0.9503041))

    /// Where a light lies, seen next to the white of sRGB, the daylight D65.
    init(_ light: Light) {
        // The white as the matrix itself has it: greys get no trace of colour from rounding.
        let xyz = (Self.toXYZ * light.parts) / (Self.toXYZ * SIMD3(repeating: 1))
        let steps = xyz.mapped { $0 > 216.0 / 24389 ? cbrt($0) : (24389.0 / 27 * $0 + 16) / 116 }
        (lightness, a, b) = (116 * steps.y - 16, 500 * (steps.x - steps.y), 200 * (steps.y - steps.z))
    }
}

extension Lab {
    /// How different two colours look: CIEDE2000, as Sharma, Wu and Dalal write it in "The CIEDE2000 Color-Difference
    /// Formula: Implementation Notes, Supplementary Test Data, and Mathematical Observations" (2005).
    func difference(to other: Lab) -> Double {
        let meanChroma = (chroma + other.chroma) / 2
        let pair = Pair(one: stretched(byMeanChroma: meanChroma), other: other.stretched(byMeanChroma: meanChroma))
        let (weights, steps) = (pair.weights, pair.steps)
        let (lightness, chroma, hue) = (steps.x / weights.x, steps.y / weights.y, steps.z / weights.z)
        return (lightness * lightness + chroma * chroma + hue * hue + pair.rotation * chroma * hue).squareRoot()
    }

    /// The same with `a` enlarged where colours are near grey.
    private func stretched(byMeanChroma chroma: Double) -> Lab {
        Lab(lightness: lightness, a: a * (1.5 - 0.5 * saturation(chroma)), b: b)
    }
}

/// From 0 for greys to 1 for strong colours.
private func saturation(_ chroma: Double) -> Double {
    let power = pow(chroma, 7)
    return (power / (power + pow(25, 7))).squareRoot()
}

private func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }

/// The two colours of a difference, `a` being stretched.
private struct Pair {
    let one: Lab
    let other: Lab

    private var hasGrey: Bool { one.chroma * other.chroma == 0 }

    /// Whether the way from one hue to the other leads across 0 degrees. The published pairs of opposite hues need
    /// their 180 degrees not to be exceeded by rounding.
    private var crossesZero: Bool { abs(other.hue - one.hue) > 180 + 1e-9 }

    /// The differences in lightness, chroma and hue.
    var steps: SIMD3<Double> {
        var turn = hasGrey ? 0 : other.hue - one.hue
        if crossesZero, !hasGrey { turn += turn > 0 ? -360 : 360 }
        let hue = 2 * (one.chroma * other.chroma).squareRoot() * sin(turn / 2 * .pi / 180)
        return SIMD3(other.lightness - one.lightness, other.chroma - one.chroma, hue)
    }

    private var meanChroma: Double { (one.chroma + other.chroma) / 2 }

    private var meanHue: Double {
        let sum = one.hue + other.hue
        // A grey has no hue of its own: the other's counts alone.
        if hasGrey { return sum }
        guard crossesZero else { return sum / 2 }
        return sum < 360 ? sum / 2 + 180 : sum / 2 - 180
    }

    /// How much of a difference in lightness, chroma and hue counts as one.
    var weights: SIMD3<Double> {
        let hue = meanHue
        let hues =
            1 - 0.17 * cosine(hue - 30) + 0.24 * cosine(2 * hue)
            + 0.32 * cosine(3 * hue + 6) - 0.20 * cosine(4 * hue - 63)
        let square = pow((one.lightness + other.lightness) / 2 - 50, 2)
        return SIMD3(
            1 + 0.015 * square / (20 + square).squareRoot(), 1 + 0.045 * meanChroma, 1 + 0.015 * meanChroma * hues)
    }

    /// How far differences in chroma and in hue count together; it matters for blues.
    var rotation: Double {
        let degrees = 60 * exp(-pow((meanHue - 275) / 25, 2))
        return -2 * saturation(meanChroma) * sin(degrees * .pi / 180)
    }
}
