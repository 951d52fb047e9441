/// The program of a module of the page. The page calls the functions that the module exports. It never calls `main`,
/// but the linker requires a `main`. Outside a page, `main` prints how to run the module.
public protocol WebProgram {}

extension WebProgram {
    /// Does nothing in a page.
    public static func main() {
        #if !arch(wasm32)
        print("This program runs in a web page: make play")
        #endif
    }
}
