import NIOCore

/// A value on an event loop, for use from outside the loop.
struct LoopOwned<Value>: Sendable {
    private let value: NIOLoopBound<Value>
    let loop: any EventLoop

    /// Creates a value on the loop.
    init(on loop: any EventLoop, _ make: @escaping @Sendable () throws -> Value) async throws {
        self.loop = loop
        value = try await loop.submit { NIOLoopBound(try make(), eventLoop: loop) }.get()
    }

    /// Calls a function with the value on its loop.
    func run<Result: Sendable>(_ body: @escaping @Sendable (Value) throws -> Result) async throws -> Result {
        let value = value
        return try await loop.submit { try body(value.value) }.get()
    }

    /// Starts an operation on the value's loop, and waits for its result.
    func run(_ body: @escaping @Sendable (Value) -> EventLoopFuture<Void>) async throws {
        let value = value
        try await loop.flatSubmit { body(value.value) }.get()
    }

    /// Calls a function every millisecond until it returns `true`.
    ///
    /// - Parameters:
    ///   - what: a description of the condition, for error messages.
    ///   - limit: the maximum time.
    ///   - step: the function. Returns whether it is done.
    /// - Throws: `LoadError.tooSlow` if that takes too long.
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
