import SetTable
import Testing

struct VisionTests {
    @Test(arguments: Vision.allCases)
    func `greys stay grey with every vision`(vision: Vision) {
        for row in vision.matrix.rows { #expect(abs(row.sum() - 1) < 2e-6) }
        for byte in UInt32(0)...255 {
            let grey = RGBColor(byte << 16 | byte << 8 | byte)
            let distance = vision.sees(Light(grey)).bytes - grey.bytes
            #expect((distance * distance).sum() < 0.01)
        }
    }

    @Test func `normal vision changes nothing`() {
        for color in [0x123456, 0xff8800, 0x00ffff] as [UInt32] {
            #expect(Vision.normal.sees(Light(RGBColor(color))) == Light(RGBColor(color)))
        }
    }

    @Test func `red and green get close with protanopia and deuteranopia only`() {
        let (red, green) = (RGBColor(0xd8232f), RGBColor(0x0a8a45))
        #expect(Vision.normal.difference(red, green) > 60)
        #expect(Vision.protanopia.difference(red, green) < 20)
        #expect(Vision.deuteranopia.difference(red, green) < 20)
        #expect(Vision.tritanopia.difference(red, green) > 60)
    }

    @Test func `only protanopia makes red much darker`() {
        let red = Light(RGBColor(0xff0000))
        #expect(Vision.protanopia.sees(red).luminance < red.luminance * 0.6)
        #expect(Vision.deuteranopia.sees(red).luminance > red.luminance)
        #expect(Vision.tritanopia.sees(red).luminance > red.luminance * 0.9)
    }

    /// The primaries and their mixtures as the library Unicolour (`VisionDeficiencyTests.cs`) expects them, in
    /// agreement with what Chrome shows. The bounds are those of its tests.
    @Test func `simulated colours agree with published ones`() throws {
        let lines = try golden("simulations")
        #expect(lines.count == 18)
        for line in lines {
            let vision = try #require(Vision.deficiencies.first { "\($0)" == line[0] })
            let color = RGBColor(try #require(UInt32(line[1], radix: 16)))
            let bytes = try line.dropFirst(2).map { try #require(Double($0)) }
            let seen = vision.sees(Light(color)).bytes
            let bound = vision == .tritanopia ? 2.0 : 1.0
            for index in 0..<3 { #expect(abs(seen[index].rounded() - bytes[index]) <= bound, "\(line)") }
        }
    }
}
