/// A QR code: a square of dark and light modules from which a camera reads a text.
///
/// It encodes bytes at the error correction level M, which survives damage to 15 % of the code, in the versions 1 to 9
/// of ISO/IEC 18004:2015. They hold up to 180 bytes.
public struct QRCode: Sendable {
    /// The number of modules on each side, 21 to 53, without the quiet zone of 4 modules that a reader needs around them.
    public let size: Int
    /// Whether each module is dark, row by row.
    private var modules: [Bool]
    /// Whether each module belongs to a fixed pattern, which carries no data.
    private var isFixed: [Bool]

    /// Encodes bytes, which readers take for UTF-8; `nil` if there are more than 180. Takes well under a millisecond.
    public init?(_ bytes: [UInt8]) {
        guard let version = Version.all.first(where: { bytes.count <= $0.capacity }) else { return nil }
        size = version.size
        modules = Array(repeating: false, count: size * size)
        isFixed = modules
        drawPatterns(of: version)
        place(Codewords(bytes, in: version).interleaved)
        chooseMask()
    }

    /// Returns whether a module is dark; row and column are counted from the top left corner.
    public subscript(row: Int, column: Int) -> Bool { modules[row * size + column] }
}

// The fixed patterns.
extension QRCode {
    private mutating func fix(_ row: Int, _ column: Int, _ isDark: Bool) {
        guard 0..<size ~= row, 0..<size ~= column else { return }
        modules[row * size + column] = isDark
        isFixed[row * size + column] = true
    }

    private mutating func drawPatterns(of version: Version) {
        for index in 0..<size {
            fix(6, index, index % 2 == 0)
            fix(index, 6, index % 2 == 0)
        }
        for (row, column) in [(3, 3), (3, size - 4), (size - 4, 3)] { drawSquares(around: row, column, radius: 4) }
        let places = version.alignmentPlaces
        for row in places {
            for column in places where !isFinder(row, column) { drawSquares(around: row, column, radius: 2) }
        }
        // Reserves the modules; the mask is chosen last.
        drawFormat(mask: 0)
        if version.number >= 7 { drawNumber(of: version) }
    }

    /// Whether a finder pattern takes the place of this alignment pattern.
    private func isFinder(_ row: Int, _ column: Int) -> Bool {
        (row == 6 && (column == 6 || column == size - 7)) || (row == size - 7 && column == 6)
    }

    /// Draws nested squares: a finder pattern with its light border (radius 4), or an alignment pattern (radius 2).
    private mutating func drawSquares(around row: Int, _ column: Int, radius: Int) {
        for down in -radius...radius {
            for right in -radius...radius {
                let distance = max(abs(down), abs(right))
                fix(row + down, column + right, radius == 4 ? distance != 2 && distance != 4 : distance != 1)
            }
        }
    }

    /// Draws the level and the mask, twice, with their error correction.
    private mutating func drawFormat(mask: Int) {
        // Level M is 0.
        var rest = mask
        for _ in 0..<10 { rest = (rest << 1) ^ ((rest >> 9) * 0x537) }
        let bits = ((mask << 10) | rest) ^ 0x5412
        for index in 0..<15 {
            let isDark = (bits >> index) & 1 != 0
            switch index {
            case ..<6: fix(index, 8, isDark)
            case 6, 7: fix(index + 1, 8, isDark)
            case 8: fix(8, 7, isDark)
            default: fix(8, 14 - index, isDark)
            }
            index < 8 ? fix(8, size - 1 - index, isDark) : fix(size - 15 + index, 8, isDark)
        }
        fix(size - 8, 8, true)
    }

    /// Draws the number of the version, twice, with its error correction.
    private mutating func drawNumber(of version: Version) {
        var rest = version.number
        for _ in 0..<12 { rest = (rest << 1) ^ ((rest >> 11) * 0x1f25) }
        let bits = (version.number << 12) | rest
        for index in 0..<18 {
            let isDark = (bits >> index) & 1 != 0
            fix(index / 3, size - 11 + index % 3, isDark)
            fix(size - 11 + index % 3, index / 3, isDark)
        }
    }
}

// The data.
extension QRCode {
    /// Places bits in columns of two, up and down, from the right to the left.
    private mutating func place(_ bytes: [UInt8]) {
        var index = 0
        for right in stride(from: size - 1, through: 1, by: -2) {
            // The timing pattern has its own column.
            let right = right <= 6 ? right - 1 : right
            let goesUp = (right + 1) & 2 == 0
            for step in 0..<size {
                let row = goesUp ? size - 1 - step : step
                for column in [right, right - 1] where !isFixed[row * size + column] && index < bytes.count * 8 {
                    modules[row * size + column] = (bytes[index / 8] >> UInt8(7 - index % 8)) & 1 != 0
                    index += 1
                }
            }
        }
    }

    /// Inverts data modules by the mask that leaves the fewest patterns that disturb readers.
    private mutating func chooseMask() {
        var best: (code: QRCode, penalty: Int)?
        for mask in 0..<8 {
            var code = self
            code.apply(mask: mask)
            code.drawFormat(mask: mask)
            let penalty = code.penalty
            if penalty < best?.penalty ?? .max { best = (code, penalty) }
        }
        if let best { self = best.code }
    }

    private mutating func apply(mask: Int) {
        for row in 0..<size {
            for column in 0..<size where !isFixed[row * size + column] && Self.inverts(mask, row, column) {
                modules[row * size + column].toggle()
            }
        }
    }

    private static func inverts(_ mask: Int, _ row: Int, _ column: Int) -> Bool {
        switch mask {
        case 0: (row + column) % 2 == 0
        case 1: row % 2 == 0
        case 2: column % 3 == 0
        case 3: (row + column) % 3 == 0
        case 4: (row / 2 + column / 3) % 2 == 0
        case 5: row * column % 2 + row * column % 3 == 0
        case 6: (row * column % 2 + row * column % 3) % 2 == 0
        default: ((row + column) % 2 + row * column % 3) % 2 == 0
        }
    }
}
