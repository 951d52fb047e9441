import PlainText
import Testing

@testable import SetCharts

struct EscapedTextTests {
    @Test func `what markup would take for its own is escaped, and nothing else`() {
        #expect(UTF8Text("a<b> & \"c\" 'd' é – 50 %").escaped == "a&lt;b&gt; &amp; &quot;c&quot; 'd' é – 50 %")
        #expect(UTF8Text().escaped.isEmpty)
    }

    @Test func `a text is as wide as it has characters, not bytes`() {
        #expect(UTF8Text("123").width == 21)
        #expect(UTF8Text("Три").width == 21)
    }
}
