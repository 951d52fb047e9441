import PlainText
import SetGame
import SetRecords

/// The number of answers to a topic, and their time.
public struct Tally: Hashable, Sendable {
    /// The number of right answers.
    public internal(set) var right = 0
    /// The number of wrong answers.
    public internal(set) var wrong = 0
    /// The total time of the right answers.
    public internal(set) var time: Milliseconds = 0

    /// The maximum time that counts for an answer: a player who takes longer has been doing something else.
    public static var longest: Milliseconds { 60_000 }
    /// The maximum number of right answers to a topic that are counted in one day, and of wrong answers.
    static var most: Int { 100_000 }
    /// The maximum of a sum of such numbers. A person can't reach it, and percentages of it fit into 32 bits.
    static var mostInSum: Int { 10_000_000 }

    /// Creates a tally without answers.
    public init() {}

    /// Creates a tally of numbers that may be sums over many days.
    fileprivate init(sumOfRight right: Int64, wrong: Int64, time: Int64) {
        (self.right, self.wrong, self.time) = (Int(right), Int(wrong), time)
    }

    /// The number of answers.
    public var count: Int { right + wrong }

    /// The share of right answers in percent, rounded; `nil` without answers.
    public var rightPercent: Int? { count > 0 ? (right * 200 + count) / (count * 2) : nil }

    /// The mean time of a right answer; `nil` without right answers.
    public var meanTime: Milliseconds? { right > 0 ? time / Int64(right) : nil }

    /// Counts an answer.
    public mutating func add(isRight: Bool, took: Milliseconds) {
        if isRight, right < Self.most {
            right += 1
            time += min(max(took, 0), Self.longest)
        } else if !isRight, wrong < Self.most {
            wrong += 1
        }
    }

    /// Adds the numbers of another tally; sums above ten million answers of a kind stay at that number.
    public mutating func add(_ other: Tally) {
        right = min(right + other.right, Self.mostInSum)
        wrong = min(wrong + other.wrong, Self.mostInSum)
        time += other.time
    }

    /// Whether this tally has counted more than another tally of the same day and topic, and so should replace it.
    func isLarger(than other: Tally) -> Bool {
        (count, right, other.time) > (other.count, other.right, time)
    }
}

/// The answers of one day, by topic.
public struct PracticeDay: Hashable, Sendable {
    /// The number of the day, and three numbers for each topic.
    fileprivate var numbers: [Int64]

    /// The length of `numbers`.
    fileprivate static var width: Int { 1 + Topic.count * 3 }

    init(_ day: Day) {
        numbers = [Int64](repeating: 0, count: Self.width)
        numbers[0] = Int64(day.number)
    }

    fileprivate init(_ numbers: ArraySlice<Int64>) {
        self.numbers = Array(numbers)
    }

    /// The date.
    public internal(set) var day: Day {
        get { Day(number: Int(numbers[0])) }
        set { numbers[0] = Int64(newValue.number) }
    }

    /// The tally of the topic with an index.
    public internal(set) subscript(topic: Int) -> Tally {
        get {
            let first = 1 + topic * 3
            return Tally(sumOfRight: numbers[first], wrong: numbers[first + 1], time: numbers[first + 2])
        }
        set {
            let first = 1 + topic * 3
            numbers[first] = Int64(newValue.right)
            numbers[first + 1] = Int64(newValue.wrong)
            numbers[first + 2] = newValue.time
        }
    }

    /// The tally of all answers of the day.
    public var total: Tally {
        var total = Tally()
        for topic in 0..<Topic.count { total.add(self[topic]) }
        return total
    }
}

/// All practice answers, by day and topic: about 200 bytes per day as text.
public struct PracticeLog: Hashable, Sendable {
    /// The numbers of each day, one day after the other. An array of days would add the code of another kind of array
    /// to the first half of the page's module.
    private var numbers: [Int64] = []

    /// Creates a log without answers.
    public init() {}

    /// The number of days with answers.
    public var dayCount: Int { numbers.count / PracticeDay.width }

    /// The day at an index, in chronological order.
    subscript(place: Int) -> PracticeDay {
        get { PracticeDay(numbers[place * PracticeDay.width..<(place + 1) * PracticeDay.width]) }
        set {
            for (index, number) in newValue.numbers.enumerated() { numbers[place * PracticeDay.width + index] = number }
        }
    }

    /// The days with answers, in chronological order.
    public var days: [PracticeDay] { (0..<dayCount).map { self[$0] } }

    /// Whether the log contains no answers.
    public var isEmpty: Bool { numbers.isEmpty }

    /// Returns the sums of the last days' tallies, by topic.
    func tallies(ofLast days: Int) -> PracticeDay {
        var sum = PracticeDay(Day(number: 0))
        for place in max(dayCount - days, 0)..<dayCount {
            let day = self[place]
            for topic in 0..<Topic.count { sum[topic].add(day[topic]) }
        }
        return sum
    }

    /// All answers. Linear in the number of days.
    public var total: Tally {
        var total = Tally()
        for place in 0..<dayCount { total.add(self[place].total) }
        return total
    }

    /// The number of answers, at most twenty million.
    public var count: Int { total.count }

    /// Counts an answer.
    public mutating func add(_ topic: Topic, isRight: Bool, took: Milliseconds, on day: Day) {
        self[place(of: day)][topic.index].add(isRight: isRight, took: took)
    }

    /// Merges another log. For each day and topic the larger tally stays, so merging a log twice, or merging a part of
    /// it, counts its answers only once. Returns the number of answers that this adds.
    @discardableResult
    public mutating func merge(_ other: PracticeLog) -> Int {
        let before = count
        for index in 0..<other.dayCount { merge(other[index]) }
        return count - before
    }

    mutating func merge(_ theirs: PracticeDay) {
        let place = place(of: theirs.day)
        var mine = self[place]
        for topic in 0..<Topic.count where theirs[topic].isLarger(than: mine[topic]) { mine[topic] = theirs[topic] }
        self[place] = mine
    }

    /// Returns the index of a day, and inserts the day if it is missing. Takes constant time for the latest day.
    private mutating func place(of day: Day) -> Int {
        var place = dayCount
        while place > 0, day.number < numbers[(place - 1) * PracticeDay.width] { place -= 1 }
        if place > 0, day.number == numbers[(place - 1) * PracticeDay.width] { return place - 1 }
        numbers.insert(contentsOf: PracticeDay(day).numbers, at: place * PracticeDay.width)
        return place
    }
}
