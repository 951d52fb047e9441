import Foundation

/// A colour in CIELAB, in which distances approximate perceived differences.
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

    /// The coordinates of a light relative to the white of sRGB, D65.
    init(_ light: Light) {
        // The white of this very matrix, so that greys get no colour by rounding.
        let xyz = (Self.toXYZ * light.parts) / (Self.toXYZ * SIMD3(repeating: 1))
        let steps = xyz.mapped { $0 > 216.0 / 24389 ? cbrt($0) : (24389.0 / 27 * $0 + 16) / 116 }
        (lightness, a, b) = (116 * steps.y - 16, 500 * (steps.x - steps.y), 200 * (steps.y - steps.z))
    }
}

extension Lab {
    /// The difference of two colours: CIEDE2000 in the form of Sharma, Wu and Dalal, "The CIEDE2000 Color-Difference
    /// Formula: Implementation Notes, Supplementary Test Data, and Mathematical Observations" (2005).
    func difference(to other: Lab) -> Double {
        let meanChroma = (chroma + other.chroma) / 2
        let pair = Pair(one: stretched(byMeanChroma: meanChroma), other: other.stretched(byMeanChroma: meanChroma))
        let (weights, steps) = (pair.weights, pair.steps)
        let (lightness, chroma, hue) = (steps.x / weights.x, steps.y / weights.y, steps.z / weights.z)
        return (lightness * lightness + chroma * chroma + hue * hue + pair.rotation * chroma * hue).squareRoot()
    }

    /// The same with `a` enlarged for colours near grey.
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

/// The two colours of a difference, with `a` stretched.
private struct Pair {
    let one: Lab
    let other: Lab

    private var hasGrey: Bool { one.chroma * other.chroma == 0 }

    /// Whether the shorter arc from one hue to the other crosses 0 degrees. For the published pairs of opposite hues,
    /// rounding must not exceed 180 degrees.
    private var crossesZero: Bool { abs(other.hue - one.hue) > 180 + 1e-9 }

    /// The differences in lightness, chroma and hue.
    var steps: SIMD3<Double> {
        var step = hasGrey ? 0 : other.hue - one.hue
        if crossesZero, !hasGrey { step += step > 0 ? -360 : 360 }
        let hue = 2 * (one.chroma * other.chroma).squareRoot() * sin(step / 2 * .pi / 180)
        return SIMD3(other.lightness - one.lightness, other.chroma - one.chroma, hue)
    }

    private var meanChroma: Double { (one.chroma + other.chroma) / 2 }

    private var meanHue: Double {
        let sum = one.hue + other.hue
        // A grey has no hue, so that only the other one counts.
        if hasGrey { return sum }
        guard crossesZero else { return sum / 2 }
        return sum < 360 ? sum / 2 + 180 : sum / 2 - 180
    }

    /// The weights by which differences in lightness, chroma and hue are divided.
    var weights: SIMD3<Double> {
        let hue = meanHue
        let hues =
            1 - 0.17 * cosine(hue - 30) + 0.24 * cosine(2 * hue)
            + 0.32 * cosine(3 * hue + 6) - 0.20 * cosine(4 * hue - 63)
        let square = pow((one.lightness + other.lightness) / 2 - 50, 2)
        return SIMD3(
            1 + 0.015 * square / (20 + square).squareRoot(), 1 + 0.045 * meanChroma, 1 + 0.015 * meanChroma * hues)
    }

    /// The interaction of differences in chroma and hue, which matters for blues.
    var rotation: Double {
        let degrees = 60 * exp(-pow((meanHue - 275) / 25, 2))
        return -2 * saturation(meanChroma) * sin(degrees * .pi / 180)
    }
}
