import SetApp
import SetPage

@testable import SetApp

/// The lock that one of the pages of a browser holds, as the Web Locks API has it.
final class TestLock {
    /// Whether the browser has locks.
    var isSupported = true
    private var holder: RecordingPlatform?
    private var waiting: [RecordingPlatform] = []

    /// What a page hears that asks for the lock as it starts.
    func first(_ page: RecordingPlatform, isVisible: Bool) -> LockState {
        if !isSupported { return .unsupported }
        if !isVisible { return .unrequested }
        if holder != nil { return .denied }
        holder = page
        return .granted
    }

    func request(_ request: LockRequest, by page: RecordingPlatform) {
        waiting.removeAll { $0 === page }
        switch request {
        case .release: release(page)
        case .steal:
            holder?.lockStates.append(.denied)
            grant(page)
        case .wait:
            guard holder != nil else { return grant(page) }
            page.lockStates.append(.denied)
            waiting.append(page)
        }
    }

    /// All pages are closed.
    func closeAll() { (holder, waiting) = (nil, []) }

    /// The page gives the lock back, or is closed.
    func release(_ page: RecordingPlatform) {
        waiting.removeAll { $0 === page }
        guard holder === page else { return }
        holder = nil
        if !waiting.isEmpty { grant(waiting.removeFirst()) }
    }

    private func grant(_ page: RecordingPlatform) {
        holder = page
        page.lockStates.append(.granted)
    }
}

extension RecordingPlatform {
    func firstLock(_ isVisible: Bool) -> LockState { storage.lock.first(self, isVisible: isVisible) }

    func requestLock(_ request: LockRequest) { storage.lock.request(request, by: self) }
}
