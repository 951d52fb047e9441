/// Where an allocator gets its memory from.
package protocol MemorySource {
    /// The size of what it hands out at a time, in bytes: a power of two, at least 1024.
    static var pageSize: Int { get }
    /// More memory, of this many bytes, a multiple of `pageSize`; `nil` where there is none.
    static func extend(by count: Int) -> UnsafeMutableRawPointer?
}

/// Memory in blocks of some hundred sizes, four for each power of two, so that a block is at most a quarter larger than was
/// asked for. A freed block serves the next one of its size; blocks are neither joined nor given back. That takes a tenth of
/// the code of a general allocator, and every byte of it comes before the first card. Constant time.
package struct BlockAllocator<Source: MemorySource> {
    /// The alignment of every block, in bytes.
    package static var alignment: Int { 16 }
    /// More than there are for 32 bits of address.
    private static var sizeCount: Int { 112 }

    /// The last freed block of each size. The next one stands in each block, behind the number of its size.
    private let freed: UnsafeMutablePointer<UnsafeMutableRawPointer?>
    private var start: UnsafeMutableRawPointer
    private var end: UnsafeMutableRawPointer

    /// An allocator without blocks; `nil` where the source has no memory.
    package init?() {
        guard let page = Source.extend(by: Source.pageSize) else { return nil }
        freed = page.bindMemory(to: UnsafeMutableRawPointer?.self, capacity: Self.sizeCount)
        freed.initialize(repeating: nil, count: Self.sizeCount)
        let heads = Self.sizeCount * MemoryLayout<UnsafeMutableRawPointer?>.stride
        (start, end) = (page + (heads + Self.alignment - 1) / Self.alignment * Self.alignment, page + Source.pageSize)
    }

    /// A block of at least this many bytes; `nil` where there is no more memory.
    package mutating func allocate(_ count: Int) -> UnsafeMutableRawPointer? {
        // Sizes in C have no sign.
        guard count >= 0, count < 1 << 30 else { return nil }
        // In units of the alignment, with one for the number of the size.
        let units = (max(count, 1) + 2 * Self.alignment - 1) / Self.alignment
        let shift = max(0, Int.bitWidth - (units - 1).leadingZeroBitCount - 3)
        let quarters = ((units - 1) >> shift) + 1
        let size = shift * 4 + quarters - 1
        let block: UnsafeMutableRawPointer
        if let last = freed[size] {
            block = last
            freed[size] = (block + Self.alignment).load(as: UnsafeMutableRawPointer?.self)
        } else {
            guard let new = take((quarters << shift) * Self.alignment) else { return nil }
            block = new
            block.storeBytes(of: size, as: Int.self)
        }
        return block + Self.alignment
    }

    /// Takes back what `allocate` gave, once.
    package mutating func free(_ memory: UnsafeMutableRawPointer) {
        let block = memory - Self.alignment
        let size = block.load(as: Int.self)
        memory.storeBytes(of: freed[size], as: UnsafeMutableRawPointer?.self)
        freed[size] = block
    }

    /// Memory that has not been used yet.
    private mutating func take(_ count: Int) -> UnsafeMutableRawPointer? {
        if end - start < count {
            let more = (count + Source.pageSize - 1) / Source.pageSize * Source.pageSize
            guard let page = Source.extend(by: more) else { return nil }
            if page != end { start = page }
            end = page + more
        }
        defer { start += count }
        return start
    }
}
