import Hummingbird

/// One file of the site, ready to send in every coding it is there in.
struct Resource: Sendable {
    /// The file's bytes in one coding.
    struct Variant: Sendable {
        let body: ByteBuffer
        let tag: EntityTag

        init(bytes: [UInt8], coding: ContentCoding) {
            body = ByteBuffer(bytes: bytes)
            tag = EntityTag(of: bytes, coding: coding)
        }
    }

    private let plain: Variant
    private let packed: [ContentCoding: Variant]
    private let type: ContentType
    private let caching: Caching

    /// Makes a resource of a plain file's name and bytes, and of the bytes of its packed siblings.
    init(fileName: some StringProtocol, bytes: [UInt8], packed: [ContentCoding: [UInt8]] = [:]) {
        plain = Variant(bytes: bytes, coding: .identity)
        self.packed = Dictionary(
            uniqueKeysWithValues: packed.map { ($0.key, Variant(bytes: $0.value, coding: $0.key)) }
        )
        type = ContentType(fileName: fileName)
        caching = Caching(fileName: fileName)
    }

    /// The answer to a client with these wishes: the bytes, or 304 if `ifNoneMatch` says that it has them.
    func response(accepting wishes: AcceptEncoding, ifNoneMatch: String?) -> Response {
        let coding = wishes.preferred(among: [.identity] + packed.keys)
        let variant = packed[coding] ?? plain
        var headers: HTTPFields = [.cacheControl: caching.rawValue, .eTag: variant.tag.field]
        if !packed.isEmpty { headers[.vary] = "Accept-Encoding" }
        if let ifNoneMatch, variant.tag.matches(ifNoneMatch: ifNoneMatch) {
            return Response(status: .notModified, headers: headers)
        }
        headers[.contentType] = type.rawValue
        if coding != .identity { headers[.contentEncoding] = coding.token }
        return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: variant.body))
    }
}
