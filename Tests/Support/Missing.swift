/// An error: something that a test needs was not found.
public struct Missing: Error {
    /// The name of what is missing.
    public let what: String

    /// An error about something that was not found.
    public init(_ what: String = "") {
        self.what = what
    }
}
