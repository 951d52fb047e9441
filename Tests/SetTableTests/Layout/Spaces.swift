import SetRules
import SetTable
import Testing

/// Screens of real devices in CSS pixels, upright, and how many device pixels one of them has.
private let screens: [(width: Int, height: Int, devicePixelRatios: [Double])] = [
    (320, 480, [1, 2]), (320, 568, [2]), (360, 640, [2, 3, 4]), (360, 740, [3]), (360, 780, [3]), (360, 800, [3]),
    (375, 667, [2]), (375, 812, [3]), (384, 832, [2.8125]), (390, 844, [3]), (393, 852, [3]), (393, 873, [2.75]),
    (402, 874, [3]), (411, 731, [2.625]), (412, 915, [2.625, 3.5]), (414, 736, [3]), (414, 896, [2, 3]),
    (428, 926, [3]),
    (430, 932, [3]), (440, 956, [3]), (280, 653, [3]), (512, 717, [3]), (540, 720, [2]), (600, 960, [1.5]),
    (712, 1138, [1.875]), (744, 1133, [2]), (768, 1024, [1, 2]), (800, 1280, [1.5]), (810, 1080, [2]), (820, 1180, [2]),
    (834, 1112, [2]), (834, 1194, [2]), (912, 1368, [2]), (1024, 1366, [2]), (600, 1024, [1]), (720, 1280, [1]),
    (768, 1366, [1, 1.25]), (800, 1280, [1]), (864, 1536, [1.25]), (900, 1440, [1, 2]), (900, 1600, [1]),
    (1050, 1680, [1]), (1080, 1920, [1, 1.5, 2]), (1200, 1920, [1]), (1440, 2560, [1, 1.5]), (1440, 3440, [1]),
    (1080, 2560, [1]), (2160, 3840, [1]), (1964, 3024, [1]), (956, 1470, [2]), (300, 320, [1]), (243, 320, [2]),
]

/// Spaces of every kind, in device pixels: real devices both ways, random windows, strips, and hardly any room.
let spaces: [CardGrid.Size] = {
    var sizes: [CardGrid.Size] = []
    for screen in screens {
        for devicePixelRatio in screen.devicePixelRatios {
            let short = Int(Double(screen.width) * devicePixelRatio)
            let long = Int(Double(screen.height) * devicePixelRatio)
            sizes += [CardGrid.Size(width: short, height: long), CardGrid.Size(width: long, height: short)]
        }
    }
    var generator = SplitMix64(seed: 17)
    for _ in 0..<250 {
        let width = 320 + Int(generator.next(below: 3521))
        sizes.append(CardGrid.Size(width: width, height: 300 + Int(generator.next(below: 1861))))
    }
    for length in [90, 100, 137, 200] {
        for other in [1000, 1920, 3000] {
            sizes += [CardGrid.Size(width: length, height: other), CardGrid.Size(width: other, height: length)]
        }
    }
    return sizes
}()

/// A grid for each count of cards in each of the spaces.
let grids: [CardGrid] = spaces.flatMap { space in (1...81).map { CardGrid(count: $0, in: space) } }

/// The grids that break a rule, described.
func breaking(among grids: [CardGrid] = grids, _ rule: (CardGrid) -> Bool) -> [String] {
    grids.filter { !rule($0) }.map { "\($0.count) cards in \($0.space.width) by \($0.space.height)" }
}

extension CardGrid {
    /// All places, in order.
    var places: [Place] { (0..<count).map(place) }

    /// The places column by column.
    var columnsOfPlaces: [[Place]] {
        stride(from: 0, to: count, by: rows).map { start in (start..<min(start + rows, count)).map(place) }
    }
}
