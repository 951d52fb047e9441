import PlainText

/// Many texts of one kind, each made from a valid one and examined: the same for the same seed.
public struct Campaign {
    private let target: FuzzTarget
    private let corpus: [UTF8Text]
    private var mutator: Mutator
    /// What became of the texts.
    public private(set) var tally: Tally

    /// A campaign of no texts yet.
    public init(_ target: FuzzTarget, seed: UInt64) throws(Finding) {
        self.target = target
        tally = try Tally(target)
        corpus = target.corpus
        mutator = Mutator(seed: seed)
    }

    /// Makes another text and examines it. What is wrong with it is thrown with the text.
    public mutating func step() throws(Finding) {
        let text = target.variant(of: mutator.pick(corpus), &mutator)
        do throws(Finding) {
            try tally.add(text, target)
        } catch {
            throw Finding(what: "\(error.what), in \(target): \(String(text).debugDescription)")
        }
    }
}

/// How many texts were examined, and what became of them.
public struct Tally: Sendable {
    /// The number of texts.
    public private(set) var inputs = 0
    /// The number of those that were accepted, wholly or in part.
    public private(set) var accepted = 0
    /// The number of those that were refused.
    public var refused: Int { inputs - accepted }
    /// The longest time that one took.
    public private(set) var slowest = Duration.zero
    /// The length in bytes of the text that took so long.
    public private(set) var lengthOfSlowest = 0

    /// No texts yet. The valid texts are examined without being counted, so that what is made once is made before.
    public init(_ target: FuzzTarget) throws(Finding) {
        for text in target.corpus { _ = try target.examine(text) }
    }

    /// Examines a text and counts it.
    public mutating func add(_ text: UTF8Text, _ target: FuzzTarget) throws(Finding) {
        let start = ContinuousClock.now
        let isAccepted = try target.examine(text)
        let time = ContinuousClock.now - start
        inputs += 1
        if isAccepted { accepted += 1 }
        if time > slowest { (slowest, lengthOfSlowest) = (time, text.bytes.count) }
    }
}
