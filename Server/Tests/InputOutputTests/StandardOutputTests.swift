import Foundation
import Testing

@testable import InputOutput

struct StandardOutputTests {
    @Test func `a text arrives whole`() throws {
        let pipe = Pipe()
        let text = String(repeating: "äöü 2231\n", count: 3000)
        try StandardOutput.write(text, to: pipe.fileHandleForWriting.fileDescriptor)
        try pipe.fileHandleForWriting.close()
        #expect(try pipe.fileHandleForReading.readToEnd() == Data(text.utf8))
    }

    @Test func `a closed pipe is no failure`() throws {
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        #expect(throws: OutputError.closed) {
            try StandardOutput.write("x", to: pipe.fileHandleForWriting.fileDescriptor)
        }
        #expect(OutputError.closed.exitCode == 0)
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
    func `a full disk is an error with its reason`() throws {
        let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
        #expect(throws: OutputError.cannotWrite(reason: "No space left on device")) {
            try StandardOutput.write("x", to: full.fileDescriptor)
        }
        #expect(OutputError.cannotWrite(reason: "").exitCode == 74)
    }
}
