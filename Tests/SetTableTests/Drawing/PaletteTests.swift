import Foundation
import SetTable
import Testing

/// The relative luminance of a colour (WCAG 2.2).
private func luminance(_ color: Color) -> Double {
    let parts = [16, 8, 0].map { shift -> Double in
        let part = Double(color.rgb >> shift & 0xff) / 255
        return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
}

private func contrast(_ one: Color, _ other: Color) -> Double {
    let (low, high) = (min(luminance(one), luminance(other)), max(luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)
}

struct PaletteTests {
    @Test func `contrast is measured as WCAG does`() {
        #expect(abs(contrast(Color(0x000000), Color(0xffffff)) - 21) < 1e-9)
        #expect(abs(contrast(Color(0x767676), Color(0xffffff)) - 4.54) < 0.005)
    }

    @Test(arguments: [Palette.light, .dark])
    func `each symbol has a contrast of at least 3 to its face`(palette: Palette) {
        for color in palette.symbols { #expect(contrast(color, palette.face) >= 3) }
    }

    @Test(arguments: [Palette.light, .dark])
    func `a palette has three different colours, none of them the face`(palette: Palette) {
        #expect(palette.symbols.count == 3)
        #expect(Set(palette.symbols + [palette.face]).count == 4)
        #expect((palette.symbols + [palette.face]).allSatisfy { $0.rgb <= 0xffffff })
    }

    @Test func `the light face is light and the dark face dark`() {
        #expect(luminance(Palette.light.face) > 0.5)
        #expect(luminance(Palette.dark.face) < 0.1)
    }
}
