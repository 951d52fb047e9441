import WebRuntime

#if arch(wasm32)
import PlainText
import SetReports

// The functions that the page's worker calls. The module runs on one thread, and only in these functions.

/// Prepares the module. Called once, before anything else.
@_expose(wasm, "start") @_cdecl("start")
public func start() {
    callConstructors()
}

/// Answers the request of this many bytes in the transfer buffer, and sends the answer to the page.
@_expose(wasm, "answer") @_cdecl("answer")
public func answer(length: Int32) {
    let answer = Reports.answer(TransferBuffer.text(ofLength: length) ?? UTF8Text())
    answer.bytes.withUnsafeBufferPointer { reportsAnswer($0.baseAddress, Int32($0.count)) }
}

@_extern(wasm, module: "platform", name: "answer") @_extern(c)
private func reportsAnswer(_ text: UnsafePointer<UInt8>?, _ length: Int32)
#endif

@main
enum Main: WebProgram {}
