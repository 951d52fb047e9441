import Foundation
import SetTable
import Testing

struct LightTests {
    @Test func `contrast agrees with WCAG`() {
        let white = Light(RGBColor(0xffffff))
        #expect(abs(Light(RGBColor(0x000000)).contrast(to: white) - 21) < 1e-9)
        #expect(abs(Light(RGBColor(0x767676)).contrast(to: white) - 4.54) < 0.005)
        #expect(white.contrast(to: white) == 1)
    }

    @Test func `converting a colour to light and back gives the same bytes`() {
        for byte in UInt32(0)...255 {
            let color = RGBColor(byte << 16 | (255 - byte) << 8 | byte / 2)
            let distance = Light(color).bytes - color.bytes
            #expect((distance * distance).sum() < 1e-6)
        }
    }

    @Test func `a colour over a background is mixed by its opacity`() {
        #expect(RGBColor(0xff0000).over(RGBColor(0xffffff), opacity: 0.3) == RGBColor(0xffb3b3))
        #expect(RGBColor(0x123456).over(RGBColor(0xffffff), opacity: 1) == RGBColor(0x123456))
        #expect(RGBColor(0x123456).over(RGBColor(0xfedcba), opacity: 0) == RGBColor(0xfedcba))
    }
}
