import Foundation
import Testing

@testable import InputOutput

struct BoundedInputTests {
    /// Calls `body` with the path of a file of so many bytes.
    private func withFile(of count: Int, _ body: (String) throws -> Void) throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "tercet-\(UUID().uuidString)")
        try Data(repeating: 7, count: count).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        try body(url.path())
    }

    @Test func `a file is read as a whole up to the limit`() throws {
        for count in [0, 1, 65_536, 100_000] {
            try withFile(of: count) { path in
                let bytes = try BoundedInput(path: path).read(limit: 100_000)
                #expect(bytes == Array(repeating: 7, count: count))
            }
        }
    }

    @Test func `a file beyond the limit is an error`() throws {
        try withFile(of: (1 << 20) + 1) { path in
            #expect(throws: InputError.tooLarge(name: path, limit: 1 << 20)) {
                try BoundedInput(path: path).read(limit: 1 << 20)
            }
        }
        #expect(InputError.tooLarge(name: "x", limit: 16 << 20).description == "Can't read x: it has more than 16 MB.")
    }

    @Test func `an endless input is an error`() {
        #expect(throws: InputError.tooLarge(name: "/dev/zero", limit: BoundedInput.limit)) {
            try BoundedInput(path: "/dev/zero").read()
        }
    }

    @Test func `a file that is not there is an error with its reason`() {
        #expect(throws: InputError.cannotRead(name: "/nowhere/x", reason: "No such file or directory")) {
            try BoundedInput(path: "/nowhere/x").read()
        }
    }
}
