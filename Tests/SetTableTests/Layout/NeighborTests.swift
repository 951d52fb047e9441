import SetTable
import Testing

private let directions: [Direction] = [.left, .right, .up, .down]

/// Every count in a portrait, a landscape, a square and a very flat space.
private let tables: [CardGrid] = [(390, 700), (1920, 900), (800, 800), (3000, 200)].flatMap { width, height in
    (1...81).map { CardGrid(count: $0, in: CardGrid.Size(width: width, height: height)) }
}

private func breaking(_ rule: (CardGrid, Int) -> Bool) -> [String] {
    tables.flatMap { grid in
        (0..<grid.count).filter { !rule(grid, $0) }.map { "card \($0) of \(grid.count), \(grid.rows) rows" }
    }
}

struct NeighborTests {
    @Test func `an arrow key always moves to a card of the table`() {
        let lost = breaking { grid, index in
            directions.allSatisfy { (0..<grid.count).contains(grid.neighbor(of: index, to: $0)) }
        }
        #expect(lost == [])
    }

    @Test func `up and down move through all cards in order, and stop at the ends`() {
        let wrong = breaking { grid, index in
            grid.neighbor(of: index, to: .down) == (index == grid.count - 1 ? index : index + 1)
                && grid.neighbor(of: index, to: .up) == (index == 0 ? index : index - 1)
        }
        #expect(wrong == [])
    }

    @Test func `left and right move by one column, and stop at the first and last column`() {
        let wrong = breaking { grid, index in
            let column = index / grid.rows
            return grid.neighbor(of: index, to: .left) / grid.rows == max(column - 1, 0)
                && grid.neighbor(of: index, to: .right) / grid.rows == min(column + 1, grid.columns - 1)
                && (column > 0 || grid.neighbor(of: index, to: .left) == index)
                && (column < grid.columns - 1 || grid.neighbor(of: index, to: .right) == index)
        }
        #expect(wrong == [])
    }

    @Test func `between full columns right stays in the row, and left moves back`() {
        let wrong = breaking { grid, index in
            let beside = index + grid.rows
            let isFull = (index / grid.rows + 2) * grid.rows <= grid.count
            return !isFull
                || grid.neighbor(of: index, to: .right) == beside && grid.neighbor(of: beside, to: .left) == index
        }
        #expect(wrong == [])
    }

    @Test func `left and right move to the vertically nearest card of the column`() {
        let wrong = breaking { grid, index in
            [Direction.left, .right].allSatisfy { direction in
                let other = grid.neighbor(of: index, to: direction)
                func distance(_ card: Int) -> Int { abs(grid.place(at: card).y - grid.place(at: index).y) }
                return (0..<grid.count).filter { $0 / grid.rows == other / grid.rows }
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
