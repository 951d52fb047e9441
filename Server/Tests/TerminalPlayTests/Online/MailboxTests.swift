import Foundation
import Testing

@testable import TerminalPlay

struct MailboxTests {
    private func isReadable(_ file: Int32) -> Bool {
        var ready = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
        return poll(&ready, 1, 0) == 1
    }

    @Test func `what is posted makes the file readable until it is taken, in order`() throws {
        let mailbox = try Mailbox<Int>()
        #expect(!isReadable(mailbox.reading) && mailbox.takeAll().isEmpty)
        mailbox.post(1)
        mailbox.post(2)
        #expect(isReadable(mailbox.reading))
        #expect(mailbox.takeAll() == [1, 2])
        #expect(!isReadable(mailbox.reading))
    }

    @Test func `nothing of many threads is lost, more than the pipe holds`() async throws {
        let mailbox = try Mailbox<Int>()
        await withDiscardingTaskGroup { group in
            for thread in 0..<4 {
                group.addTask { for number in 0..<25_000 { mailbox.post(thread * 25_000 + number) } }
            }
        }
        #expect(isReadable(mailbox.reading))
        #expect(mailbox.takeAll().sorted() == Array(0..<100_000))
        #expect(!isReadable(mailbox.reading))
    }
}
