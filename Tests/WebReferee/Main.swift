import WebRuntime

#if arch(wasm32)
import LocalRooms
import PlainText

// A module that plays a game on the referee, to compare it with the same game played natively.

/// Plays the game, and sends its record to the page. Called once.
@_expose(wasm, "play") @_cdecl("play")
public func play() {
    callConstructors()
    WholeGame.played().bytes.withUnsafeBufferPointer { sendRecord($0.baseAddress, Int32($0.count)) }
}

@_extern(wasm, module: "platform", name: "record") @_extern(c)
private func sendRecord(_ text: UnsafePointer<UInt8>?, _ length: Int32)
#endif

@main
enum Main: WebProgram {}
