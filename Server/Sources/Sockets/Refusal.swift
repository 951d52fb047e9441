import NIOHTTP1

/// Why a request for a socket is refused.
public enum Refusal: String, Error, Sendable, CaseIterable {
    /// It asks for a protocol version other than 13.
    case version
    /// Its key isn't 16 bytes in Base64.
    case key
    /// It has a body, so it isn't clear where the first frame begins.
    case body
    /// It is from another site's page.
    case origin
    /// Its address has reached its limit of sockets.
    case address
    /// The limit of all sockets has been reached.
    case total
    /// The server is stopping.
    case shutdown

    /// The status of the answer.
    var status: HTTPResponseStatus {
        switch self {
        case .version: .upgradeRequired
        case .key, .body: .badRequest
        case .origin: .forbidden
        case .address, .total, .shutdown: .serviceUnavailable
        }
    }

    /// The header fields that explain how to do better. Every refusal closes the connection.
    var headers: HTTPHeaders {
        switch self {
        case .version: ["Connection": "close, upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13"]
        case .address, .total, .shutdown: ["Connection": "close", "Retry-After": "10"]
        case .key, .body, .origin: ["Connection": "close"]
        }
    }
}
