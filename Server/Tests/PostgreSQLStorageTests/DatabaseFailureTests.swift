import RoomStorage
import Testing

@testable import PostgreSQLStorage

struct DatabaseFailureTests {
    @Test(arguments: ["57P01", "57P03", "40P01", "53100", "08006", "25006"])
    func `goes away by itself`(state: String) {
        let failure = DatabaseFailure.refused(state: state, reason: "r")
        #expect(failure.isTransient)
        #expect(failure.storageError == .unavailable(reason: "r"))
    }

    @Test func `stays, as damage or for another reason`() {
        #expect(!DatabaseFailure.refused(state: "42501", reason: "r").isTransient)
        #expect(DatabaseFailure.refused(state: "42501", reason: "r").storageError == .unavailable(reason: "r"))
        for state in ["XX001", "42P01"] {
            #expect(!DatabaseFailure.refused(state: state, reason: "r").isTransient)
            #expect(DatabaseFailure.refused(state: state, reason: "r").storageError == .damaged(reason: "r"))
        }
        #expect(DatabaseFailure.unreadable(reason: "r").storageError == .damaged(reason: "r"))
    }

    @Test func `hides the address, which may contain a password`() throws {
        let address = try DatabaseAddress("postgres://user:secret@host/x")
        #expect(address.message("in URI: \"postgres://user:secret@host/x\"\n") == "in URI: \"…\"")
    }
}
