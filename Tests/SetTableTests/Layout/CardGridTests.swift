import SetTable
import Testing

/// Whether cards of a width fit into a space in a number of rows, from the specification: a ratio of 7 to 5, and a gap of
/// 1/14 of the width, at least a pixel.
private func fits(_ count: Int, rows: Int, width: Int, in space: CardGrid.Size) -> Bool {
    let columns = (count + rows - 1) / rows
    let height = Int((Double(width) * 1.4).rounded())
    let gap = max(1, Int((Double(width) / 14).rounded()))
    return columns * (width + gap) - gap <= space.width && rows * (height + gap) - gap <= space.height
}

/// Whether cards wider than `width` fit in a number of rows; all widths up to the size of the space are tried.
private func fitsWider(_ count: Int, rows: Int, than width: Int, in space: CardGrid.Size) -> Bool {
    let columns = (count + rows - 1) / rows
    let limit = min(space.width / columns, space.height / rows * 5 / 7 + 2)
    guard limit > width else { return false }
    return (width + 1...limit).contains { fits(count, rows: rows, width: $0, in: space) }
}

/// The numbers of rows in which cards are as large as in a grid, from the specification.
private func equals(of grid: CardGrid) -> [Int] {
    (1...grid.count).filter { fits(grid.count, rows: $0, width: grid.card.width, in: grid.space) }
}

struct CardGridTests {
    @Test func `there are at least 300 spaces to test`() {
        #expect(Set(spaces).count >= 300)
    }

    @Test func `no other number of rows or columns gives larger cards`() {
        let worse = breaking { grid in
            fits(grid.count, rows: grid.rows, width: grid.card.width, in: grid.space)
                && !(1...grid.count).contains { fitsWider(grid.count, rows: $0, than: grid.card.width, in: grid.space) }
        }
        #expect(worse == [])
    }

    @Test func `with equally large cards the grid with the fewest gaps is chosen, then the one with the fewest rows`() {
        let worse = breaking { grid in
            func rank(_ rows: Int) -> (gaps: Int, rows: Int) {
                let columns = (grid.count + rows - 1) / rows
                return (rows * columns - grid.count, rows)
            }
            return equals(of: grid).min { rank($0) < rank($1) } == grid.rows
        }
        #expect(worse == [])
    }

    @Test func `with equally large cards the grid with as many rows as before is chosen`() {
        let worse = breaking(among: grids.filter { $0.count <= 24 }) { grid in
            let equals = equals(of: grid)
            return (0...25).allSatisfy { former in
                let next = CardGrid(count: grid.count, in: grid.space, formerRows: former)
                return next.card == grid.card && next.rows == (equals.contains(former) ? former : grid.rows)
            }
        }
        #expect(worse == [])
    }

    @Test func `a deal moves no card to another cell, unless other rows allow larger cards`() {
        let moving = breaking(among: grids.filter { $0.count <= 78 }) { grid in
            let next = CardGrid(count: grid.count + 3, in: grid.space, formerRows: grid.rows)
            let isInPlace = (0..<grid.count).allSatisfy { grid.cell(at: $0) == next.cell(at: $0) }
            return isInPlace || !fits(next.count, rows: grid.rows, width: next.card.width, in: grid.space)
        }
        #expect(moving == [])
    }

    @Test func `every card lies inside the space`() {
        let outside = breaking { grid in
            grid.places.allSatisfy { place in
                place.x >= 0 && place.y >= 0 && place.x + grid.card.width <= grid.space.width
                    && place.y + grid.card.height <= grid.space.height
            }
        }
        #expect(outside == [])
    }

    @Test func `adjacent cards are the spacing apart`() {
        let uneven = breaking { grid in
            let columns = grid.columnsOfPlaces
            let below = columns.allSatisfy { column in
                zip(column, column.dropFirst()).allSatisfy {
                    $1.y - $0.y == grid.card.height + grid.spacing && $1.x == $0.x
                }
            }
            let beside = zip(columns, columns.dropFirst()).allSatisfy {
                $1[0].x - $0[0].x == grid.card.width + grid.spacing
            }
            return beside && below && grid.spacing >= 1
        }
        #expect(uneven == [])
    }

    @Test func `no two cards overlap`() {
        let few = grids.enumerated().filter { $0.offset % 83 == 0 }.map(\.element)
        let overlapping = breaking(among: few) { grid in
            let places = grid.places
            return places.indices.allSatisfy { one in
                places.indices.allSatisfy { other in
                    one == other || abs(places[one].x - places[other].x) > grid.card.width
                        || abs(places[one].y - places[other].y) > grid.card.height
                }
            }
        }
        #expect(overlapping == [])
    }

    @Test func `each column is centred, and so are all columns together`() {
        let askew = breaking { grid in
            let columns = grid.columnsOfPlaces
            let down = columns.allSatisfy { column in
                let (above, below) = (column[0].y, grid.space.height - column[column.count - 1].y - grid.card.height)
                return (0...1).contains(below - above)
            }
            let (left, right) = (columns[0][0].x, grid.space.width - columns[columns.count - 1][0].x - grid.card.width)
            return down && (0...1).contains(right - left)
        }
        #expect(askew == [])
    }

    @Test func `every column but the last is full, and the last is not empty`() {
        let ragged = breaking { grid in
            grid.columnsOfPlaces.count == grid.columns && (grid.columns - 1) * grid.rows < grid.count
                && grid.rows * grid.columns >= grid.count
        }
        #expect(ragged == [])
    }

    @Test func `the ratio is true within a device pixel at every size`() {
        for width in 1...4000 { #expect(abs(Double(CardGrid.height(ofWidth: width)) - Double(width) * 1.4) <= 0.5) }
        #expect(breaking { $0.card.height == CardGrid.height(ofWidth: $0.card.width) } == [])
    }

    @Test func `one card fills a space of the same ratio`() {
        let grid = CardGrid(count: 1, in: CardGrid.Size(width: 250, height: 350))
        #expect(grid.card == CardGrid.Size(width: 250, height: 350))
        #expect(grid.places.map { [$0.x, $0.y] } == [[0, 0]])
    }

    @Test func `more cards are never larger than fewer`() {
        for space in spaces {
            let widths = (1...81).map { CardGrid(count: $0, in: space).card.width }
            #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 >= $1 })
        }
    }

    @Test func `all 81 cards can be told apart on the smallest screen`() {
        for space in [CardGrid.Size(width: 320, height: 380), CardGrid.Size(width: 480, height: 220)] {
            #expect(CardGrid(count: 81, in: space).card.width >= 24)
        }
    }

    @Test(arguments: [(0, 0), (1, 1), (1, 1000), (1000, 1), (8, 8), (-1, -1), (-500, 300), (300, -500), (80, 1)])
    func `cards are at least a pixel wide in any space`(width: Int, height: Int) {
        for count in 0...81 {
            let grid = CardGrid(count: count, in: CardGrid.Size(width: width, height: height))
            #expect(grid.card.width >= 1 && grid.card.height >= 1)
            #expect(grid.places.count == count)
            #expect(Set(grid.places).count == count)
        }
    }

    @Test func `without cards there are no rows and no columns`() {
        let grid = CardGrid(count: 0, in: CardGrid.Size(width: 300, height: 300))
        #expect(grid.rows == 0 && grid.columns == 0)
        #expect(grid.places == [])
    }
}
