import RoomStorage
import Testing

struct StorageErrorTests {
    @Test func `says what is wrong and what to do`() {
        #expect("\(StorageError.unavailable(reason: "it is away"))" == "The storage is unavailable: it is away")
        let damaged = StorageError.damaged(reason: "torn")
        #expect("\(damaged)" == "The storage is damaged: torn. Nothing was changed; restore it from a backup")
        #expect("\(StorageError.newerVersion(9))".contains("version 9"))
    }
}
