// The rules of section 7.8.3 of the standard: patterns that disturb readers cost points.
extension QRCode {
    /// The points of all rules.
    var penalty: Int {
        var points = blocks * 3 + balance
        for index in 0..<size {
            points += penalty(of: (0..<size).map { self[index, $0] })
            points += penalty(of: (0..<size).map { self[$0, index] })
        }
        return points
    }

    /// The points of a row or a column: for runs of five modules or more, and for what looks like a finder pattern.
    private func penalty(of line: [Bool]) -> Int {
        var (points, run, window) = (0, 0, 0)
        for (index, isDark) in line.enumerated() {
            run = index > 0 && line[index - 1] == isDark ? run + 1 : 1
            points += run == 5 ? 3 : run > 5 ? 1 : 0
            window = (window << 1 | (isDark ? 1 : 0)) & 0x7ff
            if index >= 10, window == 0b101_1101_0000 || window == 0b000_0101_1101 { points += 40 }
        }
        return points
    }

    /// The number of squares of four equal modules.
    private var blocks: Int {
        var count = 0
        for row in 1..<size {
            for column in 1..<size {
                let corner = self[row, column]
                if self[row - 1, column] == corner, self[row, column - 1] == corner, self[row - 1, column - 1] == corner
                {
                    count += 1
                }
            }
        }
        return count
    }

    /// 10 points for each 5 % by which the share of dark modules is away from a half.
    private var balance: Int {
        var dark = 0
        for row in 0..<size { dark += (0..<size).count { self[row, $0] } }
        return abs(dark * 20 - size * size * 10) / (size * size) * 10
    }
}
