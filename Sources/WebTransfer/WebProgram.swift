/// The program of a module of the page. The page calls the functions that the module exports; nothing calls `main` there, but
/// the linker asks for one. Anywhere else it says what it is for.
public protocol WebProgram {}

extension WebProgram {
    /// Does nothing in a page.
    public static func main() {
        #if !arch(wasm32)
        print("This program runs in a web page: make play")
        #endif
    }
}
