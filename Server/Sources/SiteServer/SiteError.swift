/// Why a folder can't be served.
public enum SiteError: Error, Equatable, CustomStringConvertible {
    /// The folder at this path is missing or has no `index.html`.
    case notBuilt(String)
    /// The file or folder at this path is there, but can't be read.
    case unreadable(String)

    /// What is wrong and what to do about it, in a sentence for the person at the terminal.
    public var description: String {
        switch self {
        case .notBuilt(let path): "There is no built site at \(path): run make build"
        case .unreadable(let path): "Can't read \(path)"
        }
    }
}
