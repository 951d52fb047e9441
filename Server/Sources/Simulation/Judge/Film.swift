import PlainText
import RoomStorage
import Rooms
import SetGame
import SetTogether

/// The last events of a simulation.
package struct Film {
    private var frames: [(time: Milliseconds, happening: Happening)] = []
    private var next = 0

    /// The number of events that it keeps.
    private static let length = 60

    mutating func add(_ happening: Happening, at time: Milliseconds) {
        if frames.count < Self.length {
            frames.append((time, happening))
        } else {
            frames[next] = (time, happening)
            next = (next + 1) % Self.length
        }
    }

    /// The events as lines, the oldest first: the time in seconds, the place and the event.
    package var lines: [String] {
        (frames[next...] + frames[..<next]).map { frame in
            let seconds = "\(frame.time / 1000).\(String(1000 + frame.time % 1000).dropFirst())"
            return "\(String(repeating: " ", count: max(0, 10 - seconds.count)))\(seconds)  \(frame.happening.line)"
        }
    }
}

extension Happening {
    fileprivate var line: String {
        switch self {
        case .player(let index, let event): "player \(index)  \(event.line)"
        case .node(let index, let life, let event): "node \(index).\(life)  \(event.line)"
        case .boot(let index): "node \(index)    starts"
        case .storage(let request):
            "storage   \(request.operation) of node \(request.node).\(request.life), \(request.trouble)"
        case .fault(let fault): "fault     \(fault.rawValue)"
        case .outageEnds: "storage   can be reached again"
        case .calm: "no faults from here on"
        }
    }
}

extension Happening.OnDevice {
    fileprivate var line: String {
        switch self {
        case .heard(let link, let text): "hears \"\(text)\" through \(link)"
        case .begin, .act, .wake, .opened, .closed, .thaw: "\(self)"
        }
    }
}

extension Happening.OnNode {
    fileprivate var line: String {
        switch self {
        case .heard(let link, let text): "hears \"\(text)\" through \(link)"
        case .opened, .closed, .ping, .run, .alarm, .desk, .reception, .beat: "\(self)"
        }
    }
}
