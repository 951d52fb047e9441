import EngineWork
import WebRuntime

#if arch(wasm32)
nonisolated(unsafe) private var engine: Engine?

/// Prepares the module. The page calls it once, before anything else.
@_expose(wasm, "start") @_cdecl("start")
public func start() {
    callConstructors()
    engine = Engine()
}

/// Runs an operation this many times. Returns a number that depends on its work, or -1 for an unknown operation.
@_expose(wasm, "work") @_cdecl("work")
public func work(_ number: Int32, _ times: Int32) -> Int32 {
    guard let work = EngineWork(rawValue: number), engine != nil else { return -1 }
    return Int32(truncatingIfNeeded: engine?.run(work, times: Int(times)) ?? -1)
}
#endif

@main
enum Main: WebProgram {}
