import SetTable
import Testing

private let directions: [Direction] = [.left, .right, .up, .down]

/// Every count in a portrait, a landscape, a square and a very flat space.
private let tables: [CardGrid] = [(390, 700), (1920, 900), (800, 800), (3000, 200)].flatMap { width, height in
    (1...81).map { CardGrid(count: $0, in: CardGrid.Size(width: width, height: height)) }
}

private func breaking(_ rule: (CardGrid, Int) -> Bool) -> [String] {
    tables.flatMap { grid in
        (0..<grid.count).filter { !rule(grid, $0) }.map { "card \($0) of \(grid.count), \(grid.columns) columns" }
    }
}

struct NeighborTests {
    @Test func `an arrow key always moves to a card of the table`() {
        let lost = breaking { grid, index in
            directions.allSatisfy { (0..<grid.count).contains(grid.neighbor(of: index, to: $0)) }
        }
        #expect(lost == [])
    }

    @Test func `left and right move through all cards in order, and stop at the ends`() {
        let wrong = breaking { grid, index in
            grid.neighbor(of: index, to: .right) == (index == grid.count - 1 ? index : index + 1)
                && grid.neighbor(of: index, to: .left) == (index == 0 ? index : index - 1)
        }
        #expect(wrong == [])
    }

    @Test func `up and down move by one row, and stop at the first and last row`() {
        let wrong = breaking { grid, index in
            let row = index / grid.columns
            return grid.neighbor(of: index, to: .up) / grid.columns == max(row - 1, 0)
                && grid.neighbor(of: index, to: .down) / grid.columns == min(row + 1, grid.rows - 1)
                && (row > 0 || grid.neighbor(of: index, to: .up) == index)
                && (row < grid.rows - 1 || grid.neighbor(of: index, to: .down) == index)
        }
        #expect(wrong == [])
    }

    @Test func `between full rows down stays in the column, and up moves back`() {
        let wrong = breaking { grid, index in
            let below = index + grid.columns
            let isFull = (index / grid.columns + 2) * grid.columns <= grid.count
            return !isFull
                || grid.neighbor(of: index, to: .down) == below && grid.neighbor(of: below, to: .up) == index
        }
        #expect(wrong == [])
    }

    @Test func `up and down move to the horizontally nearest card of the row`() {
        let wrong = breaking { grid, index in
            [Direction.up, .down].allSatisfy { direction in
                let other = grid.neighbor(of: index, to: direction)
                func distance(_ card: Int) -> Int { abs(grid.place(at: card).x - grid.place(at: index).x) }
                return (0..<grid.count).filter { $0 / grid.columns == other / grid.columns }
                    .allSatisfy { distance(other) <= distance($0) }
            }
        }
        #expect(wrong == [])
    }

    @Test func `every card can be reached from every other`() {
        let islands = tables.filter { grid in
            (0..<grid.count).contains { $0 % 7 == 0 && reached(from: $0, on: grid).count != grid.count }
        }
        #expect(islands.isEmpty)
    }

    private func reached(from start: Int, on grid: CardGrid) -> Set<Int> {
        var (reached, fresh): (Set<Int>, [Int]) = ([start], [start])
        while let index = fresh.popLast() {
            for direction in directions {
                let next = grid.neighbor(of: index, to: direction)
                if reached.insert(next).inserted { fresh.append(next) }
            }
        }
        return reached
    }
}
