/// That a test did not find what it needs.
public struct Missing: Error {
    /// What it is.
    public let what: String

    /// That something was not found.
    public init(_ what: String = "") {
        self.what = what
    }
}
