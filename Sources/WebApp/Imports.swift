#if arch(wasm32)
// The functions that the page's bridge exports in the module `platform`. A text argument is an address and a length in
// bytes. A returned text is written into the transfer buffer (see `TransferBuffer`), and the function returns its
// length, or -1 without a text.

@_extern(wasm, module: "platform", name: "find") @_extern(c)
func platformFind(_ id: UnsafePointer<UInt8>?, _ length: Int32) -> Int32

@_extern(wasm, module: "platform", name: "create") @_extern(c)
func platformCreate(_ tag: UnsafePointer<UInt8>, _ length: Int32) -> Int32

@_extern(wasm, module: "platform", name: "insert") @_extern(c)
func platformInsert(_ node: Int32, _ parent: Int32, _ next: Int32)

@_extern(wasm, module: "platform", name: "call") @_extern(c)
func platformCall(_ node: Int32, _ method: UnsafePointer<UInt8>, _ length: Int32)

@_extern(wasm, module: "platform", name: "attribute") @_extern(c)
func platformAttribute(
    _ node: Int32, _ name: UnsafePointer<UInt8>, _ nameLength: Int32, _ value: UnsafePointer<UInt8>?,
    _ valueLength: Int32)

@_extern(wasm, module: "platform", name: "text") @_extern(c)
func platformText(_ node: Int32, _ text: UnsafePointer<UInt8>?, _ length: Int32)

@_extern(wasm, module: "platform", name: "markup") @_extern(c)
func platformMarkup(_ node: Int32, _ markup: UnsafePointer<UInt8>?, _ length: Int32)

@_extern(wasm, module: "platform", name: "adopt") @_extern(c)
func platformAdopt(_ node: Int32, _ former: Int32)

@_extern(wasm, module: "platform", name: "style") @_extern(c)
func platformStyle(
    _ node: Int32, _ property: UnsafePointer<UInt8>, _ propertyLength: Int32, _ value: UnsafePointer<UInt8>?,
    _ valueLength: Int32)

@_extern(wasm, module: "platform", name: "value") @_extern(c)
func platformValue(_ node: Int32, _ value: UnsafePointer<UInt8>?, _ length: Int32)

@_extern(wasm, module: "platform", name: "place") @_extern(c)
func platformPlace(_ numbers: UnsafePointer<Double>?, _ count: Int32)

@_extern(wasm, module: "platform", name: "play") @_extern(c)
func platformPlay(_ numbers: UnsafePointer<Double>?, _ count: Int32)

@_extern(wasm, module: "platform", name: "vibrate") @_extern(c)
func platformVibrate(_ pattern: UnsafePointer<Double>?, _ count: Int32)

@_extern(wasm, module: "platform", name: "frames") @_extern(c)
func platformFrames()

@_extern(wasm, module: "platform", name: "media") @_extern(c)
func platformMedia(_ query: UnsafePointer<UInt8>, _ length: Int32, _ kind: Int32) -> Int32

@_extern(wasm, module: "platform", name: "listen") @_extern(c)
func platformListen(_ node: Int32, _ type: UnsafePointer<UInt8>, _ length: Int32, _ kind: Int32)

@_extern(wasm, module: "platform", name: "observe") @_extern(c)
func platformObserve(_ node: Int32, _ kind: Int32)

@_extern(wasm, module: "platform", name: "frame") @_extern(c)
func platformFrame(_ node: Int32, _ frame: UnsafeMutablePointer<Double>)

@_extern(wasm, module: "platform", name: "focused") @_extern(c)
func platformFocused() -> Int32

@_extern(wasm, module: "platform", name: "read") @_extern(c)
func platformRead(_ path: UnsafePointer<UInt8>, _ length: Int32) -> Int32

@_extern(wasm, module: "platform", name: "load") @_extern(c)
func platformLoad(_ key: UnsafePointer<UInt8>, _ length: Int32) -> Int32

@_extern(wasm, module: "platform", name: "store") @_extern(c)
func platformStore(
    _ key: UnsafePointer<UInt8>, _ keyLength: Int32, _ value: UnsafePointer<UInt8>?, _ valueLength: Int32
) -> Int32

@_extern(wasm, module: "platform", name: "wake") @_extern(c)
func platformWake(_ milliseconds: Double, _ kind: Int32)

@_extern(wasm, module: "platform", name: "entropy") @_extern(c)
func platformEntropy() -> Double

@_extern(wasm, module: "platform", name: "date") @_extern(c)
func platformDate() -> Double

@_extern(wasm, module: "platform", name: "deliver") @_extern(c)
func platformDeliver(
    _ outlet: UnsafePointer<UInt8>, _ outletLength: Int32, _ text: UnsafePointer<UInt8>?, _ length: Int32,
    _ kind: Int32)

@_extern(wasm, module: "platform", name: "lock") @_extern(c)
func platformLock(_ request: Int32)

@_extern(wasm, module: "platform", name: "ask") @_extern(c)
func platformAsk(_ request: UnsafePointer<UInt8>?, _ length: Int32, _ kind: Int32)

@_extern(wasm, module: "platform", name: "words") @_extern(c)
func platformWords(_ language: UnsafePointer<UInt8>, _ length: Int32, _ kind: Int32)

@_extern(wasm, module: "platform", name: "update") @_extern(c)
func platformUpdate()

@_extern(wasm, module: "platform", name: "address") @_extern(c)
func platformAddress(_ address: UnsafePointer<UInt8>?, _ length: Int32)

@_extern(wasm, module: "platform", name: "connect") @_extern(c)
func platformConnect(_ path: UnsafePointer<UInt8>, _ length: Int32, _ kind: Int32)

@_extern(wasm, module: "platform", name: "transmit") @_extern(c)
func platformTransmit(_ text: UnsafePointer<UInt8>?, _ length: Int32)

@_extern(wasm, module: "platform", name: "disconnect") @_extern(c)
func platformDisconnect()
#endif
