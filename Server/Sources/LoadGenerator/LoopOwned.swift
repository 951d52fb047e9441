import NIOCore

/// Something that lives on an event loop, for those who live elsewhere.
struct LoopOwned<Value>: Sendable {
    private let value: NIOLoopBound<Value>
    let loop: any EventLoop

    /// Something made on the loop.
    init(on loop: any EventLoop, _ make: @escaping @Sendable () throws -> Value) async throws {
        self.loop = loop
        value = try await loop.submit { NIOLoopBound(try make(), eventLoop: loop) }.get()
    }

    /// Does something with it on its loop.
    func run<Result: Sendable>(_ body: @escaping @Sendable (Value) throws -> Result) async throws -> Result {
        let value = value
        return try await loop.submit { try body(value.value) }.get()
    }

    /// Begins something on its loop, and waits for what comes of it.
    func run(_ body: @escaping @Sendable (Value) -> EventLoopFuture<Void>) async throws {
        let value = value
        try await loop.flatSubmit { body(value.value) }.get()
    }

    /// Does something every millisecond until it says that it is done.
    ///
    /// Throws `LoadError.tooSlow` if that takes too long.
    ///
    /// - Parameters:
    ///   - what: what is waited for, in words.
    ///   - limit: the longest time.
    ///   - step: what to do. Returns whether it is done.
    func wait(
        until what: String, within limit: TimeAmount, _ step: @escaping @Sendable (Value) -> Bool
    ) async throws {
        let (value, loop) = (value, loop)
        let done = loop.makePromise(of: Void.self)
        let end = NIODeadline.now() + limit
        loop.scheduleRepeatedTask(initialDelay: .zero, delay: .milliseconds(1)) { task in
            if step(value.value) {
                done.succeed()
                task.cancel()
            } else if NIODeadline.now() > end {
                done.fail(LoadError.tooSlow(what))
                task.cancel()
            }
        }
        try await done.futureResult.get()
    }
}
