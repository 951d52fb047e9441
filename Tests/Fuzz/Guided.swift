#if FUZZER
import Foundation
import Fuzzing
import PlainText

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
    _ examine: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

@_silgen_name("LLVMFuzzerMutate")
private func mutate(_ text: UnsafeMutablePointer<UInt8>, _ count: Int, _ most: Int) -> Int

/// What libFuzzer calls: it has no place for values of ours.
nonisolated(unsafe) private var target = FuzzTarget.save
nonisolated(unsafe) private var tally: Tally?

/// Runs under libFuzzer, which goes on with texts that reach new code.
enum Guided {
    /// Examines so many texts. Where one is wrong the process ends, and the text stays in the folder.
    static func run(_ chosen: FuzzTarget, seed: UInt64, count: Int, folder: URL) throws {
        target = chosen
        tally = try Tally(chosen)
        let corpus = folder.appending(path: "corpus-\(chosen)")
        try FileManager.default.createDirectory(at: corpus, withIntermediateDirectories: true)
        for (number, text) in chosen.corpus.enumerated() {
            try Data(text.bytes).write(to: corpus.appending(path: "\(number)"))
        }
        // Longer texts take longer and reach nothing new; what time they take is tried in the native tests.
        let most = 2 * (chosen.corpus.map(\.bytes.count).max() ?? 0) + 64
        let words = [
            "Fuzz", "-seed=\(seed % (1 << 32))", "-runs=\(count)", "-max_len=\(most)", "-timeout=20", "-verbosity=0",
            "-detect_leaks=0", "-artifact_prefix=\(folder.path(percentEncoded: false))/\(chosen)-",
            corpus.path(percentEncoded: false),
        ]
        atexit { if let tally { Fuzz.report(tally) } }
        var number = CInt(words.count)
        var pointer: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = .allocate(capacity: words.count + 1)
        for (index, word) in words.enumerated() { pointer?[index] = strdup(word) }
        pointer?[words.count] = nil
        exit(runDriver(&number, &pointer) { Guided.examine($0, $1) })
    }

    private static func examine(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
        do {
            try tally?.add(UTF8Text(UnsafeBufferPointer(start: start, count: count)), target)
        } catch {
            print("finding: \(error.what)")
            fflush(nil)
            abort()
        }
        return 0
    }
}

/// Makes one text of another: every other time as libFuzzer does, which knows what code was reached, else by our own
/// mutator; the checksums of half of them are put right.
@_cdecl("LLVMFuzzerCustomMutator")
public func customMutator(_ text: UnsafeMutablePointer<UInt8>, _ count: Int, _ most: Int, _ seed: UInt32) -> Int {
    var mutator = Mutator(seed: UInt64(seed))
    let (buffer, bytes): (UnsafeMutableBufferPointer<UInt8>, [UInt8])
    buffer = UnsafeMutableBufferPointer(start: text, count: most)
    if mutator.number(below: 2) == 0 {
        bytes = target.variant(of: UTF8Text(buffer.prefix(count)), &mutator).bytes
    } else {
        let changed = Array(buffer.prefix(mutate(text, count, most)))
        bytes = mutator.number(below: 2) == 0 ? target.repaired(changed) : changed
    }
    return buffer.update(fromContentsOf: bytes.prefix(most))
}
#endif
