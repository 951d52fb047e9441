import PlainText
import Testing

@testable import SetCharts

struct EscapedTextTests {
    @Test func `what markup would take for its own is escaped, and nothing else`() {
        #expect(Text("a<b> & \"c\" 'd' é – 50 %").escaped == "a&lt;b&gt; &amp; &quot;c&quot; 'd' é – 50 %")
        #expect(Text().escaped.isEmpty)
    }

    @Test func `a text is as wide as it has characters, not bytes`() {
        #expect(Text("123").width == 21)
        #expect(Text("Три").width == 21)
    }
}
