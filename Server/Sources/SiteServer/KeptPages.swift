import Metering
import NIOCore
import Sockets

/// The start pages that were made, by their previews; nil is the page without a preview.
///
/// Visitors choose the hosts and days in their requests, so the number of pages and the work to make them are limited.
struct KeptPages {
    /// The maximum number of addresses. Later ones get no previews.
    static let mostAddresses = 16
    /// The maximum number of pages for daily deals, at all addresses together. A further one replaces the oldest.
    static let mostDays = 32

    private var pages: [LinkPreview?: Resource] = [:]
    private var addresses: Set<PageAddress> = []
    /// The previews of daily deals, the oldest first.
    private var days: [LinkPreview] = []
    private var newDays = TokenBucket(RateLimit(perSecond: 1, burst: 32))

    /// The page with this preview; nil if it hasn't been made.
    subscript(preview: LinkPreview?) -> Resource? { pages[preview] }

    /// Returns the preview to show for a link: nil if there are too many addresses, and the preview of the game if there
    /// were too many new days in a short time.
    mutating func admit(_ preview: LinkPreview, at now: NIODeadline) -> LinkPreview? {
        guard addresses.contains(preview.address) || addresses.count < Self.mostAddresses else { return nil }
        addresses.insert(preview.address)
        switch preview.subject {
        case .game, .room:
            return preview
        case .daily:
            let isAdmitted = pages[preview] != nil || newDays.take(at: Int64(now.uptimeNanoseconds))
            return isAdmitted ? preview : LinkPreview(address: preview.address, subject: .game)
        }
    }

    /// Keeps a page, unless another request has already made it.
    mutating func keep(_ page: Resource, for preview: LinkPreview?) {
        guard pages[preview] == nil else { return }
        pages[preview] = page
        guard let preview, case .daily = preview.subject else { return }
        days.append(preview)
        if days.count > Self.mostDays { pages[days.removeFirst()] = nil }
    }
}
