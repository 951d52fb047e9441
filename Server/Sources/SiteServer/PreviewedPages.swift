import NIOCore
import Synchronization

/// The start page with the elements for previews of links, for each address and each subject of a link.
///
/// A page is made when it is first requested. Its policy stays valid, because the elements contain no code.
final class PreviewedPages: Sendable {
    private let before: [UInt8]
    private let after: [UInt8]
    private let codings: [ContentCoding]
    private let picture: String?
    private let kept = Mutex(KeptPages())

    /// Creates the pages from the built page, whose elements for previews are replaced; nil if it has none.
    ///
    /// - Parameters:
    ///   - codings: the codings in which the pages are available, if the system has the libraries for them.
    ///   - picture: the name of the picture's file; nil without one.
    init?(page: [UInt8], codings: [ContentCoding], picture: String?) {
        let text = String(decoding: page, as: UTF8.self)
        let elements = /(?:<meta (?:property="?og:|name="?twitter:)[^>]*>\s*)+/
        guard let range = text.firstMatch(of: elements)?.range else { return nil }
        before = Array(text[..<range.lowerBound].utf8)
        after = Array(text[range.upperBound...].utf8)
        (self.codings, self.picture) = (codings, picture)
    }

    /// Returns the page at an address for a link with this subject. Without an address it lacks elements for previews;
    /// if too many addresses or days were requested, it may lack them too, or have the game's.
    func page(at address: PageAddress?, for subject: LinkSubject, now: NIODeadline = .now()) -> Resource {
        let (preview, page) = kept.withLock { kept in
            let preview = address.flatMap { kept.admit(LinkPreview(address: $0, subject: subject), at: now) }
            return (preview, kept[preview])
        }
        if let page { return page }
        // Without the lock, because it takes a tenth of a second.
        let made = makePage(preview)
        kept.withLock { $0.keep(made, for: preview) }
        return made
    }

    private func makePage(_ preview: LinkPreview?) -> Resource {
        let bytes = before + Array((preview?.markup(picture: picture) ?? "").utf8) + after
        var compressed: [ContentCoding: [UInt8]] = [:]
        for coding in codings { compressed[coding] = coding.compress(bytes) }
        return Resource(fileName: "index.html", bytes: bytes, compressed: compressed)
    }
}
