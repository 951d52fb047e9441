import SetTable
import Testing

@testable import TerminalPlay

struct TableGridTests {
    @Test func `cards lie apart and inside of the space, at every count and many sizes`() throws {
        for columns in stride(from: 8, through: 200, by: 7) {
            for lines in stride(from: 1, through: 60, by: 5) {
                for count in 0...81 {
                    let space = TerminalSize(columns: columns, lines: lines)
                    guard let grid = TableGrid(count: count, in: space) else {
                        #expect(TableGrid.fewestLines(for: count, width: columns) > lines)
                        continue
                    }
                    #expect(isSound(grid, in: space), "\(count) cards in \(space)")
                }
            }
        }
    }

    @Test func `the last match lies in rows of its own below the table`() throws {
        for size in [TerminalSize(columns: 80, lines: 40), TerminalSize(columns: 40, lines: 12)] {
            for count in 1...20 {
                let grid = try #require(TableGrid(count: count, beside: 3, in: size))
                let line = grid.place(at: count).line
                #expect((0..<count).allSatisfy { grid.place(at: $0).line < line })
                #expect(grid.place(at: count + 2).line == line)
                #expect(line + grid.form.size.lines <= size.lines)
                #expect(grid.neighbor(of: count - 1, to: .right) == count)
                #expect(grid.neighbor(of: count + 2, to: .right) == count + 2)
            }
        }
    }

    private func isSound(_ grid: TableGrid, in space: TerminalSize) -> Bool {
        let size = grid.form.size
        var taken = Set<Int>()
        for index in 0..<grid.count {
            let place = grid.place(at: index)
            guard place.line >= 0, place.line + size.lines <= space.lines, place.column >= 0,
                place.column + size.columns <= space.columns
            else { return false }
            for line in 0..<size.lines {
                for column in 0..<size.columns {
                    let cell = (place.line + line) * space.columns + place.column + column
                    guard taken.insert(cell).inserted else { return false }
                }
            }
        }
        return true
    }

    @Test(
        "the form is the largest that fits",
        arguments: [
            (12, 80, 20, .tall, 4), (16, 80, 20, .tall, 4), (18, 80, 20, .tall, 5), (24, 80, 20, .tall, 6),
            (27, 80, 20, .low, 5), (36, 80, 20, .low, 6), (39, 80, 20, .line, 4), (81, 80, 20, .line, 5),
            (12, 40, 18, .low, 3), (18, 40, 18, .low, 3), (21, 40, 18, .line, 4), (81, 40, 18, .line, 5),
        ] as [(Int, Int, Int, TableGrid.Form, Int)])
    func largest(count: Int, columns: Int, lines: Int, form: TableGrid.Form, inRow: Int) throws {
        let grid = try #require(TableGrid(count: count, in: TerminalSize(columns: columns, lines: lines)))
        #expect(grid.form == form)
        #expect(grid.columns == inRow)
    }

    @Test func `a game that begins with nine cards has rows of three`() throws {
        let space = TerminalSize(columns: 80, lines: 20)
        #expect([9, 12].map { TableGrid(count: $0, opening: 9, in: space)?.columns } == [3, 3])
        #expect(TableGrid(count: 9, opening: 9, in: space)?.form == .tall)
        // Rows grow where there are too few lines.
        #expect(TableGrid(count: 15, opening: 9, in: space)?.columns == 4)
    }

    @Test func `what does not fit has no grid`() {
        #expect(TableGrid(count: 81, in: TerminalSize(columns: 40, lines: 16)) == nil)
        #expect(TableGrid(count: 81, in: TerminalSize(columns: 40, lines: 17)) != nil)
        #expect(TableGrid(count: 1, in: TerminalSize(columns: 7, lines: 100)) == nil)
    }

    @Test func `arrows move by a card or a row, and stay at the edges`() throws {
        let grid = try #require(TableGrid(count: 14, in: TerminalSize(columns: 80, lines: 20)))
        #expect(grid.neighbor(of: 5, to: .left) == 4)
        #expect(grid.neighbor(of: 5, to: .right) == 6)
        #expect(grid.neighbor(of: 5, to: .up) == 1)
        #expect(grid.neighbor(of: 5, to: .down) == 9)
        #expect(grid.neighbor(of: 0, to: .left) == 0)
        #expect(grid.neighbor(of: 3, to: .up) == 3)
        #expect(grid.neighbor(of: 13, to: .right) == 13)
        #expect(grid.neighbor(of: 11, to: .down) == 11)
    }
}
