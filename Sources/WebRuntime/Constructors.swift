#if arch(wasm32)
/// Runs the constructors, before anything else. The linker defines it. If it were never called, the linker would take a
/// module for a program, and wrap each call from the page in a start and an end of the C library.
@_extern(c, "__wasm_call_ctors")
public func callConstructors()
#endif
