import PlainText
import SetGame
import SetRules
import Testing

@testable import SetTogether

struct RoomEventTests {
    private static let owner = SeatOwner([1, 2, 3, 0x9f86_d081_884c_7d65])
    private static let triple = [Card.all[0], Card.all[40], Card.all[80]].groups[0]

    static let events: [(RoomEvent, String)] = [
        (.opened(Options()), "open "),
        (.opened(Options(notation: "pls") ?? Options()), "open pls"),
        (
            .sat(PlayerName(entropy: 12 | 7 << 5), owner),
            "sit 12.7 0000000000000001000000000000000200000000000000039f86d081884c7d65"
        ),
        (.named(PlayerName(entropy: 3 | 30 << 5)), "name 3.30"),
        (.started(deck: DealID(deck: Card.all).seed), "start " + String(repeating: "0", count: 81)),
        (.acted(.take(triple), at: 15_320), "act 15320 K111122223333"),
        (.acted(.due(.autoDeal), at: 0), "act 0 A"),
    ]

    @Test(arguments: events) func `the stored texts are pinned, and can be parsed`(event: RoomEvent, text: String) {
        #expect(String(event.text) == text)
        #expect(RoomEvent(UTF8Text(text)) == event)
    }

    @Test(arguments: [
        "", "open", "open ?", "sit 1.1", "sit 32.0 \(owner.text)", "sit 1.1 \(owner.text)0", "name 1", "name 1.1 ",
        "start 0", "start abc", "act 5", "act x A", "act 5 A ", "dance",
    ])
    func `another text isn't parsed`(text: String) {
        #expect(RoomEvent(UTF8Text(text)) == nil)
    }
}
