#if arch(wasm32)
// The memory that Swift's runtime asks for. Blocks come in sizes of 2^n and 1.5 × 2^n bytes; one that is given back
// waits in the list of its size for the next of that size. Nothing is split or joined, so that both take constant time,
// and a block is at most half as large again as what was asked for with its header, and 48 bytes at least. The page's
// objects are small and of few sizes, and its few large texts grow and go (decision 10).

/// Before each block its size class, in as many bytes as every block is aligned to.
private let headerSize = 16

/// The first free block of each size class; each free block begins with the address of the next.
nonisolated(unsafe) private var freeBlocks: UnsafeMutablePointer<UnsafeMutableRawPointer?>?

/// The memory that has not been handed out yet: where it begins and ends.
nonisolated(unsafe) private var fresh: (start: Int, end: Int) = (0, 0)

/// Adds whole pages of 64 kB to the end of the module's memory, and gives the former end.
@_extern(c, "sbrk")
private func addPages(_ count: Int) -> Int

/// Takes so many bytes, a multiple of 16, of what has not been handed out yet.
private func take(_ count: Int) -> UnsafeMutableRawPointer {
    let page = 1 << 16
    if fresh.start + count > fresh.end {
        let added = addPages((count + page - 1) & ~(page - 1))
        precondition(added != -1, "the browser has no more memory")
        // Nobody else adds any, so that what was left goes on.
        if fresh.start == 0 { fresh.start = (added + headerSize - 1) & ~(headerSize - 1) }
        fresh.end = addPages(0)
        return take(count)
    }
    defer { fresh.start += count }
    guard let start = UnsafeMutableRawPointer(bitPattern: fresh.start) else {
        preconditionFailure("memory begins at 0")
    }
    return start
}

/// Gives the size class for so many bytes, and the size of its blocks.
private func sizeClass(for count: Int) -> (index: Int, size: Int) {
    // The smallest center is 48: every size is a multiple of 16.
    let count = max(count, 33)
    let power = Int.bitWidth - (count - 1).leadingZeroBitCount
    precondition(power < Int.bitWidth - 1, "no text is as large as that")
    let center = 3 << (power - 2)
    return count <= center ? (power * 2, center) : (power * 2 + 1, 1 << power)
}

/// The C library's function, as far as Swift uses it: no alignment above 16 bytes.
@_cdecl("__wrap_posix_memalign")
public func allocate(_ result: UnsafeMutablePointer<UnsafeMutableRawPointer>, _ alignment: Int, _ count: Int) -> Int32 {
    precondition(alignment <= headerSize, "no block is aligned to more")
    let (index, size) = sizeClass(for: count + headerSize)
    let lists = freeBlocks ?? makeLists()
    let block: UnsafeMutableRawPointer
    if let free = lists[index] {
        lists[index] = free.load(as: UnsafeMutableRawPointer?.self)
        block = free
    } else {
        block = take(size)
    }
    block.storeBytes(of: index, as: Int.self)
    result.pointee = block + headerSize
    return 0
}

/// The C library's function.
@_cdecl("__wrap_free")
public func deallocate(_ address: UnsafeMutableRawPointer?) {
    guard let address, let lists = freeBlocks else { return }
    let block = address - headerSize
    let index = block.load(as: Int.self)
    block.storeBytes(of: lists[index], as: UnsafeMutableRawPointer?.self)
    lists[index] = block
}

/// The lists, all empty.
private func makeLists() -> UnsafeMutablePointer<UnsafeMutableRawPointer?> {
    let count = Int.bitWidth * 2 + 2
    let size = count * MemoryLayout<UnsafeMutableRawPointer?>.stride
    let start = take((size + headerSize - 1) & ~(headerSize - 1))
    let lists = start.bindMemory(to: UnsafeMutableRawPointer?.self, capacity: count)
    lists.initialize(repeating: nil, count: count)
    freeBlocks = lists
    return lists
}
#endif
