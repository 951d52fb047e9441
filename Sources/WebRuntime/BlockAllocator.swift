/// The source of an allocator's memory.
package protocol MemorySource {
    /// The granularity of the memory, in bytes: a power of two, at least 1024.
    static var pageSize: Int { get }
    /// Returns more memory, `count` bytes, a multiple of `pageSize`; `nil` if memory has run out.
    static func extend(by count: Int) -> UnsafeMutableRawPointer?
}

/// Allocates memory in blocks of about a hundred sizes, four for each power of two, so a block is at most a quarter
/// larger than requested. A freed block is reused for the next request of its size; blocks are neither joined nor
/// returned to the source. This takes a tenth of the code of a general allocator, and all allocator code has to load
/// before the first card. Constant time.
package struct BlockAllocator<Source: MemorySource> {
    /// The alignment of every block, in bytes.
    package static var alignment: Int { 16 }
    /// More sizes than 32-bit addresses need.
    private static var sizeCount: Int { 112 }

    /// The last freed block of each size. Each freed block stores the next one, after the number of its size.
    private let freed: UnsafeMutablePointer<UnsafeMutableRawPointer?>
    private var start: UnsafeMutableRawPointer
    private var end: UnsafeMutableRawPointer

    /// Creates an allocator without blocks; `nil` if the source is out of memory.
    package init?() {
        guard let page = Source.extend(by: Source.pageSize) else { return nil }
        freed = page.bindMemory(to: UnsafeMutableRawPointer?.self, capacity: Self.sizeCount)
        freed.initialize(repeating: nil, count: Self.sizeCount)
        let heads = Self.sizeCount * MemoryLayout<UnsafeMutableRawPointer?>.stride
        (start, end) = (page + (heads + Self.alignment - 1) / Self.alignment * Self.alignment, page + Source.pageSize)
    }

    /// Returns a block of at least this many bytes; `nil` if the source is out of memory.
    package mutating func allocate(_ count: Int) -> UnsafeMutableRawPointer? {
        // Sizes in C are unsigned.
        guard count >= 0, count < 1 << 30 else { return nil }
        // In units of the alignment, including one unit for the number of the size.
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

    /// Frees memory from `allocate`, once.
    package mutating func free(_ memory: UnsafeMutableRawPointer) {
        let block = memory - Self.alignment
        let size = block.load(as: Int.self)
        memory.storeBytes(of: freed[size], as: UnsafeMutableRawPointer?.self)
        freed[size] = block
    }

    /// Returns unused memory.
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
