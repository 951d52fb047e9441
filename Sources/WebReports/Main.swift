import WebRuntime

#if arch(wasm32)
import PlainText
import SetReports
import SetWords

// The functions that the page's worker calls. The module runs on one thread, and only in these functions.

/// The languages whose words have arrived.
nonisolated(unsafe) private var languages: [Language] = []

/// Prepares the module. Called once, before anything else.
@_expose(wasm, "start") @_cdecl("start")
public func start() {
    callConstructors()
}

/// Takes the words of a language, all parts, from the transfer buffer.
@_expose(wasm, "words") @_cdecl("words")
public func words(length: Int32) {
    guard let language = TransferBuffer.text(ofLength: length).flatMap({ Language($0) }) else { return }
    languages.append(language)
}

/// Answers the request of this many bytes in the transfer buffer, and sends the answer to the page. If the words of its
/// language are missing, it returns 0 and sends their code instead; the worker then calls it again.
@_expose(wasm, "answer") @_cdecl("answer")
public func answer(length: Int32) -> Int32 {
    guard let request = TransferBuffer.text(ofLength: length).flatMap({ ReportRequest(reading: $0) }) else {
        send(UTF8Text())
        return 1
    }
    guard let language = languages.first(where: { $0.code == request.language }) else {
        send(request.language)
        return 0
    }
    send(Reports.text(answering: request, in: language))
    return 1
}

private func send(_ text: UTF8Text) {
    text.bytes.withUnsafeBufferPointer { reportsAnswer($0.baseAddress, Int32($0.count)) }
}

@_extern(wasm, module: "platform", name: "answer") @_extern(c)
private func reportsAnswer(_ text: UnsafePointer<UInt8>?, _ length: Int32)
#endif

@main
enum Main: WebProgram {}
