import RoomStorage
import SetGame
import SetTogether
import Synchronization

/// Runs a desk: carries out its effects on sockets and storage, and wakes it on time.
///
/// Inputs wait in order until a thread runs the desk. That way they can be posted while another lock is held.
final class RoomDesk: Sendable {
    /// The dependencies of desks.
    struct Tools: Sendable {
        let storage: any RoomStorage
        let clock: ServerClock
        let connections: Connections
        let reporter: Reporter
    }

    private struct State {
        var desk: Desk
        var alarm: Task<Void, Never>?
    }

    private let room: String
    private let tools: Tools
    private let inbox = Mutex<[Desk.Input]>([])
    private let state: Mutex<State>
    /// Passes something on to the reception. It is called without a lock held.
    private let pass: @Sendable (Reception.DeskNews) -> Void

    init(_ desk: Desk, _ tools: Tools, pass: @escaping @Sendable (Reception.DeskNews) -> Void) {
        room = String(desk.code.text)
        state = Mutex(State(desk: desk))
        (self.tools, self.pass) = (tools, pass)
    }

    /// Adds an input, which the next `run` handles.
    func post(_ input: Desk.Input) { inbox.withLock { $0.append(input) } }

    /// Handles the inputs that have been posted. Texts are sent in the order of the inputs.
    func run() {
        let news = state.withLock { state in
            var news: [Reception.DeskNews] = []
            while let input = nextInput() {
                for effect in state.desk.handle(input, at: tools.clock.now()) { carryOut(effect, &state, &news) }
            }
            return news
        }
        for one in news { pass(one) }
    }

    private func nextInput() -> Desk.Input? { inbox.withLock { $0.isEmpty ? nil : $0.removeFirst() } }

    private func carryOut(_ effect: Desk.Effect, _ state: inout State, _ news: inout [Reception.DeskNews]) {
        let (storage, room) = (tools.storage, room)
        switch effect {
        case .send(let text, let members): tools.connections.send(text, to: members)
        case .deliver(let text, let id):
            tools.connections.deliver(text, to: id) { [weak self] in
                self?.post(.delivered(id))
                self?.run()
            }
        case .close(let members): tools.connections.close(members, .roomLost)
        case .append(let event, let previous):
            answer { await Self.append(event, after: previous, to: room, storage) }
        case .read(let last, let pause): answer { await Self.read(room, after: last, pause: pause, storage) }
        case .publish(let text): Task { await storage.publish(text, about: room) }
        case .wake(let time): setAlarm(time, &state)
        case .report(let report): tools.reporter.note(report)
        case .pass(let one): news.append(one)
        }
    }

    private func answer(_ ask: @escaping @Sendable () async -> Desk.Input) {
        Task {
            post(await ask())
            run()
        }
    }

    private static func append(
        _ event: StoredEvent, after previous: StoredEvent?, to room: String, _ storage: any RoomStorage
    ) async -> Desk.Input {
        .appended(
            await catching { () throws(StorageError) in try await storage.append(event, after: previous, to: room) })
    }

    private static func read(
        _ room: String, after last: Int, pause: Milliseconds, _ storage: any RoomStorage
    ) async -> Desk.Input {
        if pause > 0 { try? await Task.sleep(for: .milliseconds(pause)) }
        return .read(await catching { () throws(StorageError) in try await storage.events(of: room, after: last) })
    }

    private func setAlarm(_ time: Milliseconds?, _ state: inout State) {
        state.alarm?.cancel()
        state.alarm = time.map { time in
            let delay = max(0, time - tools.clock.now().steady)
            return Task { [weak self] in
                guard (try? await Task.sleep(for: .milliseconds(delay))) != nil else { return }
                self?.post(.alarm)
                self?.run()
            }
        }
    }
}

/// Returns the result of a request to the storage.
func catching<Value: Sendable>(
    _ ask: () async throws(StorageError) -> Value
) async -> Result<Value, StorageError> {
    do throws(StorageError) {
        return .success(try await ask())
    } catch {
        return .failure(error)
    }
}
