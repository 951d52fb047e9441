import Testing

@testable import SetRecords

struct MeanTests {
    @Test(
        arguments: [
            ([], nil), ([5], 5), ([1, 2], 2), ([1, 1, 2], 1), ([-1, -2], -2), ([-1, -1, -2], -1), ([-3, 3], 0),
            ([0, 0, 0, 1], 0),
        ] as [([Int64], Int64?)])
    func `a mean is rounded to the nearest whole number`(numbers: [Int64], value: Int64?) {
        var mean = Mean()
        for number in numbers { mean.add(number) }
        #expect(mean.value == value && mean.count == numbers.count && mean.total == numbers.reduce(0, +))
    }
}
