import SetApp
import SetInput
import SetPage
import SetSettings
import SetStorage
import Testing

// Where things lie and how they move.
extension RecordingPlatform {
    func place(_ numbers: [Double]) {
        if numbers.isEmpty || numbers.count % 7 != 0 { Issue.record("\(numbers.count) numbers to place") }
        placements += 1
        for start in stride(from: 0, to: numbers.count, by: 7) {
            let matrix = Array(numbers[(start + 1)..<(start + 7)])
            if !matrix.allSatisfy(\.isFinite) { Issue.record("a matrix of \(matrix)") }
            matrices[Node(handle: Int32(numbers[start]))] = matrix
        }
    }

    func requestFrame() { wantsFrame = true }

    func observe(media query: StaticString, as kind: EventKind) -> Bool {
        listeners[query.description] = kind
        guard let holds = media[query.description] else {
            Issue.record("a test's system knows nothing of \(query)")
            return false
        }
        return holds
    }

    func frame(of node: Node) -> ElementFrame {
        record("measure \(name(node))")
        // The seats of a room stand side by side.
        if let seat = self[node].attributes["data-seat"].flatMap({ Double($0) }) {
            return ElementFrame(x: seat * 50, y: 60, width: 48, height: 36)
        }
        if self[node].attributes["class"] == "card" { return cardFrame }
        if self[node].tag == "dialog" { return ElementFrame(x: 0, y: 0, width: 390, height: 700) }
        guard let frame = self[node].id.flatMap({ frames[$0] }) else {
            Issue.record("a test's \(name(node)) lies nowhere")
            return ElementFrame()
        }
        return frame
    }
}
