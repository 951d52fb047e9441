#if arch(wasm32)
// The memory functions for Swift's runtime. The linker puts these in place of the C library's functions (`--wrap`).

/// The memory of the module, which only ever grows.
private enum ModuleMemory: MemorySource {
    static var pageSize: Int { 65536 }

    static func extend(by count: Int) -> UnsafeMutableRawPointer? {
        let former = sbrk(count)
        // The C library returns -1 when memory runs out.
        return former == -1 ? nil : UnsafeMutableRawPointer(bitPattern: former)
    }
}

@_extern(c, "sbrk")
private func sbrk(_ count: Int) -> Int

nonisolated(unsafe) private var allocator: BlockAllocator<ModuleMemory>?

/// Allocates a block of at least this many bytes, at a multiple of the alignment, which is at most 16.
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
