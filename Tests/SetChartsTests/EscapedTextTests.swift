import PlainText
import Testing

@testable import SetCharts

struct EscapedTextTests {
    @Test func `the special characters of markup are escaped, and nothing else is`() {
        #expect(UTF8Text("a<b> & \"c\" 'd' é – 50 %").escaped == "a&lt;b&gt; &amp; &quot;c&quot; 'd' é – 50 %")
        #expect(UTF8Text().escaped.isEmpty)
    }

    @Test func `the width of a text depends on its characters, not on its bytes`() {
        #expect(UTF8Text("123").width == 21)
        #expect(UTF8Text("Три").width == 21)
    }
}
