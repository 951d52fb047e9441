#if arch(wasm32)
// What Swift's runtime asks for memory. The linker puts these in place of the C library's functions (`--wrap`).

/// The memory of the module, which only ever grows.
private enum ModuleMemory: MemorySource {
    static var pageSize: Int { 65536 }

    static func extend(by count: Int) -> UnsafeMutableRawPointer? {
        let former = sbrk(count)
        // The C library says -1 where there is no more.
        return former == -1 ? nil : UnsafeMutableRawPointer(bitPattern: former)
    }
}

@_extern(c, "sbrk")
private func sbrk(_ count: Int) -> Int

nonisolated(unsafe) private var allocator: BlockAllocator<ModuleMemory>?

/// A block of at least this many bytes, at an address that is a multiple of the alignment, which is 16 at most.
@_cdecl("__wrap_posix_memalign")
public func allocateBlock(
    _ result: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ alignment: Int, _ count: Int
) -> Int32 {
    if allocator == nil { allocator = BlockAllocator() }
    guard alignment <= 16, let block = allocator?.allocate(count) else { return -1 }
    result.pointee = block
    return 0
}

/// Frees a block.
@_cdecl("__wrap_free")
public func freeBlock(_ block: UnsafeMutableRawPointer?) {
    if let block { allocator?.free(block) }
}
#endif
