/// Why a folder can't be served.
public enum SiteError: Error, Equatable, CustomStringConvertible {
    /// The folder at this path doesn't exist or doesn't contain `index.html`.
    case notBuilt(String)
    /// The file or folder at this path exists but can't be read.
    case unreadable(String)

    /// The problem and its remedy, for the person at the terminal.
    public var description: String {
        switch self {
        case .notBuilt(let path): "No built site at \(path). Run: make build"
        case .unreadable(let path): "Can't read \(path)"
        }
    }
}
