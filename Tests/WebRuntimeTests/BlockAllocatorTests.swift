import SetRules
import Testing

@testable import WebRuntime

/// Memory from the system; after so many bytes there is no more.
private enum Limited: MemorySource {
    nonisolated(unsafe) static var left = 0
    static var pageSize: Int { 4096 }

    static func extend(by count: Int) -> UnsafeMutableRawPointer? {
        guard count.isMultiple(of: pageSize), count <= left else { return nil }
        left -= count
        return .allocate(byteCount: count, alignment: 16)
    }
}

@Suite(.serialized)
struct BlockAllocatorTests {
    private struct Block {
        let memory: UnsafeMutableRawPointer
        let count: Int
        let mark: UInt8

        var isUntouched: Bool {
            UnsafeRawBufferPointer(start: memory, count: count).allSatisfy { $0 == mark }
        }
    }

    private func allocator(of count: Int) throws -> BlockAllocator<Limited> {
        Limited.left = count
        return try #require(BlockAllocator())
    }

    private func block(of count: Int, _ allocator: inout BlockAllocator<Limited>) throws -> UnsafeMutableRawPointer {
        let memory = allocator.allocate(count)
        return try #require(memory)
    }

    @Test func blocksNeverOverlapWhateverIsFreedBetween() throws {
        var allocator = try allocator(of: 1 << 28)
        var generator = SplitMix64(seed: 9)
        var blocks: [Block] = []
        for step in 0..<200_000 {
            if blocks.count > 500 || (!blocks.isEmpty && generator.next() % 2 == 0) {
                let block = blocks.remove(at: Int(generator.next() % UInt64(blocks.count)))
                #expect(block.isUntouched)
                allocator.free(block.memory)
            } else {
                let count = Int(generator.next() % (1 << (generator.next() % 13)))
                let memory = try block(of: count, &allocator)
                #expect(UInt(bitPattern: memory) % 16 == 0)
                memory.initializeMemory(as: UInt8.self, repeating: UInt8(step & 255), count: count)
                blocks.append(Block(memory: memory, count: count, mark: UInt8(step & 255)))
            }
        }
        let areUntouched = blocks.allSatisfy(\.isUntouched)
        #expect(areUntouched)
    }

    @Test func whatIsFreedIsUsedAgain() throws {
        var allocator = try allocator(of: 1 << 20)
        for count in [0, 1, 15, 16, 17, 100, 127, 128, 129, 1000, 4096, 70_000] {
            let first = try block(of: count, &allocator)
            allocator.free(first)
            let second = allocator.allocate(count)
            #expect(second == first)
        }
    }

    @Test func aListThatGrowsToAMegabyteAThousandTimesTakesNoMoreThanOnce() throws {
        var allocator = try allocator(of: 1 << 23)
        for _ in 0..<1000 {
            var memory = try block(of: 32, &allocator)
            for power in 6...20 {
                let larger = try block(of: 32 + (1 << power), &allocator)
                allocator.free(memory)
                memory = larger
            }
            allocator.free(memory)
        }
    }

    @Test func sizesThatDoNotFitAreRefused() throws {
        var allocator = try allocator(of: 8192)
        for count in [-1, Int.min, 1 << 30, Int.max] {
            let block = allocator.allocate(count)
            #expect(block == nil)
        }
    }

    @Test func withoutMemoryThereIsNone() throws {
        var allocator = try allocator(of: 8192)
        let large = allocator.allocate(8192)
        let small = allocator.allocate(100)
        #expect(large == nil && small != nil)
        Limited.left = 0
        let empty = BlockAllocator<Limited>()
        #expect(empty == nil)
    }
}
