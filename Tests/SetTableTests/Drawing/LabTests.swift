import SetTable
import Testing

/// A published pair of colours and the difference between them.
private struct Published {
    let one: Lab
    let other: Lab
    let difference: Double

    init(_ words: [String]) throws {
        let numbers = try words.map { try #require(Double($0)) }
        try #require(numbers.count == 7)
        one = Lab(lightness: numbers[0], a: numbers[1], b: numbers[2])
        other = Lab(lightness: numbers[3], a: numbers[4], b: numbers[5])
        difference = numbers[6]
    }
}

struct LabTests {
    /// The pairs are table 1 of Sharma, Wu and Dalal (2005), which covers the known mistakes. They were compared with
    /// copies in two programs.
    @Test func `differences agree with those published by the authors of the formula`() throws {
        let pairs = try golden("ciede2000").map(Published.init)
        #expect(pairs.count == 34)
        for pair in pairs {
            // Agreement to all four published decimals.
            #expect(abs(pair.one.difference(to: pair.other) - pair.difference) < 0.00005 + 1e-9, "\(pair)")
            #expect(abs(pair.other.difference(to: pair.one) - pair.difference) < 0.00005 + 1e-9, "\(pair)")
        }
    }

    @Test(arguments: [
        (RGBColor(0xff0000), Lab(lightness: 53.2408, a: 80.0925, b: 67.2032)),
        (RGBColor(0x00ff00), Lab(lightness: 87.7347, a: -86.1827, b: 83.1793)),
        (RGBColor(0x0000ff), Lab(lightness: 32.2970, a: 79.1875, b: -107.8602)),
        (RGBColor(0xffffff), Lab(lightness: 100, a: 0, b: 0)),
        (RGBColor(0x000000), Lab(lightness: 0, a: 0, b: 0)),
    ])
    func `the primaries of sRGB have their known coordinates`(color: RGBColor, known: Lab) {
        let lab = Lab(Light(color))
        #expect(abs(lab.lightness - known.lightness) < 0.001)
        #expect(abs(lab.a - known.a) < 0.001)
        #expect(abs(lab.b - known.b) < 0.001)
    }

    @Test func `black and white differ by 100, and a colour differs from itself by 0`() {
        let (black, white) = (Lab(Light(RGBColor(0x000000))), Lab(Light(RGBColor(0xffffff))))
        #expect(abs(black.difference(to: white) - 100) < 1e-9)
        for color in [0x000000, 0xffffff, 0x808080, 0xd8232f, 0x1c5bc4] as [UInt32] {
            let lab = Lab(Light(RGBColor(color)))
            #expect(lab.difference(to: lab) == 0)
        }
    }
}
