import Foundation
import SetTable

/// The linear amounts of red, green and blue light of a colour, each from 0 to 1.
struct Light: Hashable {
    let parts: SIMD3<Double>

    init(_ parts: SIMD3<Double>) {
        self.parts = parts
    }

    /// The light of a colour in sRGB (IEC 61966-2-1).
    init(_ color: RGBColor) {
        parts = color.bytes.mapped { byte in
            let part = byte / 255
            return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
        }
    }

    /// The bytes of the colour with this light, not rounded.
    var bytes: SIMD3<Double> {
        parts.mapped { 255 * ($0 <= 0.0031308 ? $0 * 12.92 : 1.055 * pow($0, 1 / 2.4) - 0.055) }
    }

    /// The relative luminance (WCAG 2.2).
    var luminance: Double {
        (parts * SIMD3(0.2126, 0.7152, 0.0722)).sum()
    }

    /// The contrast ratio of two lights (WCAG 2.2), from 1 to 21.
    func contrast(to other: Light) -> Double {
        let (low, high) = (min(luminance, other.luminance), max(luminance, other.luminance))
        return (high + 0.05) / (low + 0.05)
    }
}

extension RGBColor {
    /// Red, green and blue.
    var bytes: SIMD3<Double> {
        SIMD3(Double(rgb >> 16 & 0xff), Double(rgb >> 8 & 0xff), Double(rgb & 0xff))
    }

    /// The result of drawing this colour over a background with an opacity, as CSS mixes them.
    func over(_ ground: RGBColor, opacity: Double) -> RGBColor {
        let mixed = (bytes * opacity + ground.bytes * (1 - opacity)).rounded(.toNearestOrAwayFromZero)
        return RGBColor(UInt32(mixed.x) << 16 | UInt32(mixed.y) << 8 | UInt32(mixed.z))
    }
}

extension SIMD3<Double> {
    func mapped(_ change: (Double) -> Double) -> SIMD3 {
        SIMD3(change(x), change(y), change(z))
    }
}

/// A linear map of triples.
struct Matrix {
    let rows: [SIMD3<Double>]

    init(_ first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
        rows = [first, second, third]
    }

    static func * (matrix: Matrix, triple: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3((matrix.rows[0] * triple).sum(), (matrix.rows[1] * triple).sum(), (matrix.rows[2] * triple).sum())
    }
}
