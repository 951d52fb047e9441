#if arch(wasm32)
// What the bridge in the page offers, in the module `host`. Texts go over as an address and a length in bytes; texts
// that come back are written into the inbox (see `Inbox`), and the function returns their length, or -1 for none.

@_extern(wasm, module: "host", name: "find") @_extern(c)
func hostFind(_ id: UnsafePointer<UInt8>, _ length: Int32) -> Int32

@_extern(wasm, module: "host", name: "create") @_extern(c)
func hostCreate(_ tag: UnsafePointer<UInt8>, _ length: Int32) -> Int32

@_extern(wasm, module: "host", name: "insert") @_extern(c)
func hostInsert(_ node: Int32, _ parent: Int32, _ next: Int32)

@_extern(wasm, module: "host", name: "call") @_extern(c)
func hostCall(_ node: Int32, _ method: UnsafePointer<UInt8>, _ length: Int32)

@_extern(wasm, module: "host", name: "attribute") @_extern(c)
func hostAttribute(
    _ node: Int32, _ name: UnsafePointer<UInt8>, _ nameLength: Int32, _ value: UnsafePointer<UInt8>?,
    _ valueLength: Int32)

@_extern(wasm, module: "host", name: "text") @_extern(c)
func hostText(_ node: Int32, _ text: UnsafePointer<UInt8>?, _ length: Int32)

@_extern(wasm, module: "host", name: "markup") @_extern(c)
func hostMarkup(_ node: Int32, _ markup: UnsafePointer<UInt8>?, _ length: Int32)

@_extern(wasm, module: "host", name: "style") @_extern(c)
func hostStyle(
    _ node: Int32, _ property: UnsafePointer<UInt8>, _ propertyLength: Int32, _ value: UnsafePointer<UInt8>?,
    _ valueLength: Int32)

@_extern(wasm, module: "host", name: "value") @_extern(c)
func hostValue(_ node: Int32, _ value: UnsafePointer<UInt8>?, _ length: Int32)

@_extern(wasm, module: "host", name: "place") @_extern(c)
func hostPlace(_ numbers: UnsafePointer<Double>?, _ count: Int32)

@_extern(wasm, module: "host", name: "frames") @_extern(c)
func hostFrames()

@_extern(wasm, module: "host", name: "media") @_extern(c)
func hostMedia(_ query: UnsafePointer<UInt8>, _ length: Int32, _ signal: Int32) -> Int32

@_extern(wasm, module: "host", name: "listen") @_extern(c)
func hostListen(_ node: Int32, _ type: UnsafePointer<UInt8>, _ length: Int32, _ signal: Int32)

@_extern(wasm, module: "host", name: "observe") @_extern(c)
func hostObserve(_ node: Int32, _ signal: Int32)

@_extern(wasm, module: "host", name: "frame") @_extern(c)
func hostFrame(_ node: Int32, _ frame: UnsafeMutablePointer<Double>)

@_extern(wasm, module: "host", name: "focused") @_extern(c)
func hostFocused() -> Int32

@_extern(wasm, module: "host", name: "read") @_extern(c)
func hostRead(_ path: UnsafePointer<UInt8>, _ length: Int32) -> Int32

@_extern(wasm, module: "host", name: "load") @_extern(c)
func hostLoad(_ key: UnsafePointer<UInt8>, _ length: Int32) -> Int32

@_extern(wasm, module: "host", name: "store") @_extern(c)
func hostStore(
    _ key: UnsafePointer<UInt8>, _ keyLength: Int32, _ value: UnsafePointer<UInt8>?, _ valueLength: Int32
) -> Int32

@_extern(wasm, module: "host", name: "alarm") @_extern(c)
func hostAlarm(_ milliseconds: Double, _ signal: Int32)

@_extern(wasm, module: "host", name: "entropy") @_extern(c)
func hostEntropy() -> Double

@_extern(wasm, module: "host", name: "date") @_extern(c)
func hostDate() -> Double

@_extern(wasm, module: "host", name: "give") @_extern(c)
func hostGive(
    _ outlet: UnsafePointer<UInt8>, _ outletLength: Int32, _ text: UnsafePointer<UInt8>?, _ length: Int32,
    _ signal: Int32)

@_extern(wasm, module: "host", name: "address") @_extern(c)
func hostAddress(_ address: UnsafePointer<UInt8>?, _ length: Int32)
#endif
