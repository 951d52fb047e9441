import NIOHTTP1

/// Why a request for a socket is refused.
public enum Refusal: String, Error, Sendable, CaseIterable {
    /// It asks for another version of the protocol than 13.
    case version
    /// Its key isn't 16 bytes in Base64.
    case key
    /// It has a body, so that nobody can say where the first frame begins.
    case body
    /// Another site's page asks.
    case origin
    /// Its address has as many sockets as it may have.
    case address
    /// There are as many sockets as there may be.
    case total
    /// The server stops.
    case shutdown

    /// The status to answer with.
    var status: HTTPResponseStatus {
        switch self {
        case .version: .upgradeRequired
        case .key, .body: .badRequest
        case .origin: .forbidden
        case .address, .total, .shutdown: .serviceUnavailable
        }
    }

    /// The fields that tell how to do better; the connection ends with every refusal.
    var headers: HTTPHeaders {
        switch self {
        case .version: ["Connection": "close, upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13"]
        case .address, .total, .shutdown: ["Connection": "close", "Retry-After": "10"]
        case .key, .body, .origin: ["Connection": "close"]
        }
    }
}
