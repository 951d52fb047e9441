import Hummingbird

/// A file of the site, in every available coding.
struct Resource: Sendable {
    /// The file's bytes in one coding.
    private struct Representation: Sendable {
        let body: ByteBuffer
        let tag: EntityTag

        init(bytes: [UInt8], coding: ContentCoding) {
            body = ByteBuffer(bytes: bytes)
            tag = EntityTag(of: bytes, coding: coding)
        }
    }

    private let uncompressed: Representation
    private let compressed: [ContentCoding: Representation]
    private let type: MediaType
    private let caching: Caching

    /// Creates a resource from a file's name and bytes, and the bytes of its compressed copies.
    init(fileName: some StringProtocol, bytes: [UInt8], compressed: [ContentCoding: [UInt8]] = [:]) {
        uncompressed = Representation(bytes: bytes, coding: .identity)
        self.compressed = Dictionary(
            uniqueKeysWithValues: compressed.map { ($0.key, Representation(bytes: $0.value, coding: $0.key)) }
        )
        type = MediaType(fileName: fileName)
        caching = Caching(fileName: fileName)
    }

    /// Returns the response for a client that accepts these codings: the bytes, or 304 if `ifNoneMatch` names their
    /// tag.
    func response(accepting acceptEncoding: AcceptEncoding, ifNoneMatch: String?) -> Response {
        let coding = acceptEncoding.preferred(among: [.identity] + compressed.keys)
        let representation = compressed[coding] ?? uncompressed
        var headers: HTTPFields = [.cacheControl: caching.rawValue, .eTag: representation.tag.field]
        if !compressed.isEmpty { headers[.vary] = "Accept-Encoding" }
        if let ifNoneMatch, representation.tag.matches(ifNoneMatch: ifNoneMatch) {
            return Response(status: .notModified, headers: headers)
        }
        headers[.contentType] = type.description
        if coding != .identity { headers[.contentEncoding] = coding.token }
        return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: representation.body))
    }
}
