import PlainText
import SetGame

// The format of numbers and times.
extension Language {
    /// Returns a time in seconds with one decimal: `3.2 s`.
    public func seconds(_ time: Milliseconds) -> UTF8Text {
        let tenths = (time + 50) / 100
        return seconds("\(tenths / 10)\(self[.decimalMark])\(tenths % 10)")
    }

    /// Returns a short time in seconds with two decimals: `0.12 s`.
    public func hundredths(_ time: Milliseconds) -> UTF8Text {
        let count = (time + 5) / 10
        return seconds("\(count / 100)\(self[.decimalMark])\(count / 10 % 10)\(count % 10)")
    }

    private func seconds(_ number: UTF8Text) -> UTF8Text { text(.pattern(.seconds, [.text(.seconds, number)])) }

    /// Returns a time as `m:ss`.
    public static func clock(_ time: Milliseconds) -> UTF8Text {
        let seconds = time / 1000
        return "\(seconds / 60)\(seconds % 60 < 10 ? ":0" : ":" as StaticString)\(seconds % 60)"
    }
}

extension UTF8Text {
    /// Creates the text of a whole number. A negative number has a minus sign, which is longer than a hyphen.
    public init(points: Int) {
        self.init()
        if points < 0 { append("−") }
        append(points.magnitude)
    }
}
