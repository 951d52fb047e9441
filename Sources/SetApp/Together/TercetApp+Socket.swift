import PlainText
import SetGame
import SetPage
import SetRoom
import SetSettings
import SetStorage
import SetTogether

// What happens to the room from outside: news from the socket, the network, the page's visibility, and time.
extension TercetApp {
    func note(_ news: SocketNews, at time: Milliseconds) {
        switch news {
        case .opened: updateRoom(.opened, at: time)
        case .received(let text): updateRoom(.received(text), at: time)
        case .closed: updateRoom(.closed(device), at: time)
        }
    }

    private var device: RoomInput.Device {
        RoomInput.Device(isVisible: environment.isVisible, isOffline: platform.read("navigator.onLine") == "false")
    }

    /// Connects to the room again, because this page plays again or the address names the room again.
    func connect(at time: Milliseconds) {
        guard environment.role == .playing else { return }
        updateRoom(.connect, at: time)
    }

    /// Notes that the page is hidden.
    func hideRoom(at time: Milliseconds) { updateRoom(.hidden(on: platform.date()), at: time) }

    /// Reacts to a network that the device has joined or lost.
    func noteNetwork(at time: Milliseconds) { updateRoom(.network(device), at: time) }

    /// Reconnects if needed when the page is visible again.
    func wakeRoom(at time: Milliseconds) { updateRoom(.shown(on: platform.date()), at: time) }

    /// Gives up the socket, because another page plays.
    func disconnect(at time: Milliseconds) { updateRoom(.suspend, at: time) }

    /// Does whatever is due in the room.
    func advanceRoom(to time: Milliseconds) { updateRoom(.advance, at: time) }

    /// Asks to be woken at the room's next change.
    func scheduleWakeInRoom() {
        guard environment.role == .playing, let room else { return platform.wake(after: nil) }
        let delay = room.delay(isVisible: environment.isVisible, at: environment.now)
        environment.noteWake(after: delay)
        platform.wake(after: delay)
    }
}
