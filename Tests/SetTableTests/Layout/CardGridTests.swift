import SetTable
import Testing

/// Whether cards of a width fit into a space in a number of columns, from the specification: a ratio of 7 to 5, and a
/// gap of 1/14 of the width, at least a pixel.
private func fits(_ count: Int, columns: Int, width: Int, in space: CardGrid.Size) -> Bool {
    let rows = (count + columns - 1) / columns
    let height = Int((Double(width) * 1.4).rounded())
    let gap = max(1, Int((Double(width) / 14).rounded()))
    return columns * (width + gap) - gap <= space.width && rows * (height + gap) - gap <= space.height
}

/// Whether cards wider than `width` fit in a number of columns; all widths up to the size of the space are tried.
private func fitsWider(_ count: Int, columns: Int, than width: Int, in space: CardGrid.Size) -> Bool {
    let rows = (count + columns - 1) / columns
    let limit = min(space.width / columns, space.height / rows * 5 / 7 + 2)
    guard limit > width else { return false }
    return (width + 1...limit).contains { fits(count, columns: columns, width: $0, in: space) }
}

struct CardGridTests {
    @Test func `there are at least 300 spaces to test`() {
        #expect(Set(spaces).count >= 300)
    }

    @Test func `no other number of columns gives larger cards`() {
        let worse = breaking { grid in
            fits(grid.count, columns: grid.columns, width: grid.card.width, in: grid.space)
                && !(1...grid.count).contains {
                    fitsWider(grid.count, columns: $0, than: grid.card.width, in: grid.space)
                }
        }
        #expect(worse == [])
    }

    @Test func `with equally large cards the grid with the fewest gaps is chosen, then the one with the fewest rows`() {
        let worse = breaking { grid in
            let choices = (1...grid.count).filter {
                fits(grid.count, columns: $0, width: grid.card.width, in: grid.space)
            }
            func rank(_ columns: Int) -> (gaps: Int, rows: Int) {
                let rows = (grid.count + columns - 1) / columns
                return (rows * columns - grid.count, rows)
            }
            return choices.min { rank($0) < rank($1) } == grid.columns
        }
        #expect(worse == [])
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
            let rows = grid.rowsOfPlaces
            let beside = rows.allSatisfy { row in
                zip(row, row.dropFirst()).allSatisfy { $1.x - $0.x == grid.card.width + grid.spacing && $1.y == $0.y }
            }
            let below = zip(rows, rows.dropFirst()).allSatisfy { $1[0].y - $0[0].y == grid.card.height + grid.spacing }
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

    @Test func `each row is centred, and so are all rows together`() {
        let askew = breaking { grid in
            let rows = grid.rowsOfPlaces
            let across = rows.allSatisfy { row in
                let (left, right) = (row[0].x, grid.space.width - row[row.count - 1].x - grid.card.width)
                return (0...1).contains(right - left)
            }
            let (above, below) = (rows[0][0].y, grid.space.height - rows[rows.count - 1][0].y - grid.card.height)
            return across && (0...1).contains(below - above)
        }
        #expect(askew == [])
    }

    @Test func `every row but the last is full, and the last is not empty`() {
        let ragged = breaking { grid in
            grid.rowsOfPlaces.count == grid.rows && (grid.rows - 1) * grid.columns < grid.count
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

    @Test func `without cards there are no rows`() {
        let grid = CardGrid(count: 0, in: CardGrid.Size(width: 300, height: 300))
        #expect(grid.rows == 0)
        #expect(grid.places == [])
    }
}
