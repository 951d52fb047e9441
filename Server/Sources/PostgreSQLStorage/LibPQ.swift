import Foundation
import RoomStorage

/// PostgreSQL's client library. It is loaded on first use, so servers without PostgreSQL don't have to install it.
///
/// It has only the functions of libpq (https://www.postgresql.org/docs/current/libpq.html) that this module uses, under
/// libpq's names.
struct LibPQ: Sendable {
    let connections: ConnectionFunctions
    let queries: QueryFunctions
    let results: ResultFunctions

    /// Returns this process's copy of the library.
    ///
    /// Throws `StorageError.unavailable`, with the package to install, if it is missing.
    static func load() throws(StorageError) -> LibPQ {
        try loaded.get()
    }

    private static let loaded = Result { () throws(StorageError) in
        guard let library = paths.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first else {
            throw .unavailable(reason: "PostgreSQL's client library is missing. \(advice)")
        }
        let symbols = Symbols(library: library)
        return try LibPQ(
            connections: ConnectionFunctions(symbols), queries: QueryFunctions(symbols),
            results: ResultFunctions(symbols))
    }

    /// The library's possible paths, and advice for users who don't have it.
    #if os(macOS)
    // The system doesn't search Homebrew's folder of libraries, which is next to its folder of programs.
    private static let paths =
        ["libpq.5.dylib"]
        + (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/../lib/libpq.5.dylib" }
    private static let advice = "With Homebrew, install libpq and add its folder bin to PATH"
    #else
    private static let paths = ["libpq.so.5", "libpq.so"]
    private static let advice = "On Debian, install the package libpq5"
    #endif
}

/// The functions of a library, by name.
struct Symbols {
    fileprivate let library: UnsafeMutableRawPointer

    /// Returns a function, which has to have this type.
    func function<Function>(_ name: String, as type: Function.Type = Function.self) throws(StorageError) -> Function {
        guard let address = dlsym(library, name) else {
            throw .unavailable(reason: "PostgreSQL's client library is too old: it has no \(name)")
        }
        return unsafeBitCast(address, to: type)
    }
}

/// A C string that libpq owns.
typealias CText = UnsafePointer<CChar>?
/// libpq's `PGconn *`.
typealias ConnectionPointer = OpaquePointer
/// libpq's `PGresult *`.
typealias ResultPointer = OpaquePointer

/// The functions that open, examine and close connections.
struct ConnectionFunctions: Sendable {
    typealias Parameters = UnsafePointer<CText>
    typealias NoticeProcessor = @convention(c) (UnsafeMutableRawPointer?, CText) -> Void

    let connectdbParams: @convention(c) (Parameters, Parameters, Int32) -> ConnectionPointer?
    let pingParams: @convention(c) (Parameters, Parameters, Int32) -> Int32
    let finish: @convention(c) (ConnectionPointer) -> Void
    let status: @convention(c) (ConnectionPointer) -> Int32
    let errorMessage: @convention(c) (ConnectionPointer) -> CText
    let socket: @convention(c) (ConnectionPointer) -> Int32
    let setNoticeProcessor: @convention(c) (ConnectionPointer, NoticeProcessor?, UnsafeMutableRawPointer?) -> UInt

    init(_ symbols: Symbols) throws(StorageError) {
        connectdbParams = try symbols.function("PQconnectdbParams")
        pingParams = try symbols.function("PQpingParams")
        finish = try symbols.function("PQfinish")
        status = try symbols.function("PQstatus")
        errorMessage = try symbols.function("PQerrorMessage")
        socket = try symbols.function("PQsocket")
        setNoticeProcessor = try symbols.function("PQsetNoticeProcessor")
    }
}

/// The functions that send statements and receive the server's messages, without blocking.
struct QueryFunctions: Sendable {
    let setNonblocking: @convention(c) (ConnectionPointer, Int32) -> Int32
    let sendPrepare: @convention(c) (ConnectionPointer, CText, CText, Int32, UnsafePointer<UInt32>?) -> Int32
    let sendQueryPrepared:
        @convention(c) (
            ConnectionPointer, CText, Int32, UnsafePointer<CText>?, UnsafePointer<Int32>?, UnsafePointer<Int32>?, Int32
        ) -> Int32
    let flush: @convention(c) (ConnectionPointer) -> Int32
    let consumeInput: @convention(c) (ConnectionPointer) -> Int32
    let isBusy: @convention(c) (ConnectionPointer) -> Int32
    let getResult: @convention(c) (ConnectionPointer) -> ResultPointer?
    /// Returns a `Notification`, which the caller frees.
    let notifies: @convention(c) (ConnectionPointer) -> UnsafeMutableRawPointer?

    /// libpq's `PGnotify`. Swift lays out these fields as C does.
    struct Notification {
        let channel: CText
        let backendPID: Int32
        let payload: CText
        let next: UnsafeRawPointer?
    }

    init(_ symbols: Symbols) throws(StorageError) {
        setNonblocking = try symbols.function("PQsetnonblocking")
        sendPrepare = try symbols.function("PQsendPrepare")
        sendQueryPrepared = try symbols.function("PQsendQueryPrepared")
        flush = try symbols.function("PQflush")
        consumeInput = try symbols.function("PQconsumeInput")
        isBusy = try symbols.function("PQisBusy")
        getResult = try symbols.function("PQgetResult")
        notifies = try symbols.function("PQnotifies")
    }
}

/// The functions that read and free results.
struct ResultFunctions: Sendable {
    let status: @convention(c) (ResultPointer) -> Int32
    let errorField: @convention(c) (ResultPointer, Int32) -> CText
    let rowCount: @convention(c) (ResultPointer) -> Int32
    let value: @convention(c) (ResultPointer, Int32, Int32) -> CText
    let isNull: @convention(c) (ResultPointer, Int32, Int32) -> Int32
    let clear: @convention(c) (ResultPointer) -> Void
    let freeMemory: @convention(c) (UnsafeMutableRawPointer?) -> Void

    init(_ symbols: Symbols) throws(StorageError) {
        status = try symbols.function("PQresultStatus")
        errorField = try symbols.function("PQresultErrorField")
        rowCount = try symbols.function("PQntuples")
        value = try symbols.function("PQgetvalue")
        isNull = try symbols.function("PQgetisnull")
        clear = try symbols.function("PQclear")
        freeMemory = try symbols.function("PQfreemem")
    }
}
