import SetTable
import Testing

@Suite("The keys of cards")
struct CardKeysTests {
    private func keys(_ grid: CardGrid) -> String {
        String(decoding: (0..<grid.count).map { CardKeys.name(of: $0, in: grid) ?? UInt8(ascii: "-") }, as: UTF8.self)
    }

    private func grid(_ count: Int, _ width: Int, _ height: Int) -> CardGrid {
        CardGrid(count: count, in: CardGrid.Size(width: width, height: height))
    }

    @Test("lie as the cards do, column by column, where the grid fits into the block")
    func places() {
        #expect(keys(grid(12, 400, 600)) == "1QAZ2WSX3EDC", "three columns of four")
        #expect(keys(grid(12, 900, 900)) == "QAZWSXEDCRFV", "four columns of three")
        #expect(keys(grid(0, 900, 900)).isEmpty)
    }

    @Test("are those of the first twenty cards in a larger grid")
    func largeGrid() {
        #expect(keys(grid(12, 1200, 300)) == "12345QWERTAS", "six columns of two")
        #expect(keys(grid(81, 900, 900)) == "12345QWERTASDFGZXCVB" + String(repeating: "-", count: 61))
    }

    @Test("lead to one card each", arguments: 0...81)
    func unique(count: Int) {
        for (width, height) in [(320, 500), (400, 600), (900, 900), (1200, 300)] {
            let grid = grid(count, width, height)
            for index in 0..<count {
                guard let name = CardKeys.name(of: index, in: grid) else { continue }
                #expect(CardKeys.index(of: name, in: grid) == index)
            }
            #expect((0..<count).count { CardKeys.name(of: $0, in: grid) != nil } == min(count, CardKeys.count))
            #expect(CardKeys.index(of: UInt8(ascii: "P"), in: grid) == nil)
        }
    }
}
