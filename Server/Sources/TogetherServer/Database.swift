import Foundation
import PostgreSQLStorage
import RoomStorage
import SQLiteStorage

/// The storage for rooms, as the person who runs a server names it.
public enum Database: Hashable, Sendable, CustomStringConvertible {
    /// A file that only this server uses.
    case file(path: String)
    /// A PostgreSQL database, which several servers can share.
    case postgreSQL(address: String)

    /// Creates the database with this name: an address that begins with `postgres://` or `postgresql://`, or the path
    /// of a file.
    public init(_ name: String) {
        let isAddress = ["postgres://", "postgresql://"].contains { name.hasPrefix($0) }
        self = isAddress ? .postgreSQL(address: name) : .file(path: name)
    }

    /// Returns the file in the user's data folder.
    ///
    /// - Parameter environment: the environment of the process.
    /// - Returns: `nil` if the user doesn't have such a folder.
    public static func ofUser(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> Database? {
        if let folder = environment["XDG_DATA_HOME"], folder.hasPrefix("/") {
            return .file(path: "\(folder)/tercet/rooms.sqlite")
        }
        guard let home = environment["HOME"], !home.isEmpty else { return nil }
        return .file(path: "\(home)/.local/share/tercet/rooms.sqlite")
    }

    /// Opens the database, and creates its missing parts.
    ///
    /// - Throws: the reason why it can't be opened.
    public func open() async throws(StorageError) -> any RoomStorage {
        switch self {
        case .file(let path): try await SQLiteStorage.open(path: path)
        case .postgreSQL(let address): try await PostgreSQLStorage.open(address: address)
        }
    }

    /// The description for messages: the path of the file, or only the kind of database, because an address may contain
    /// a password.
    public var description: String {
        switch self {
        case .file(let path): path
        case .postgreSQL: "PostgreSQL"
        }
    }
}
