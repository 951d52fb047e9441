import Foundation
import PostgreSQLStorage
import RoomStorage
import SQLiteStorage

/// Where rooms are stored, as the person who runs a server names it.
public enum Database: Hashable, Sendable, CustomStringConvertible {
    /// A file of this server alone.
    case file(path: String)
    /// A PostgreSQL database, which several servers may share.
    case postgreSQL(address: String)

    /// The database with this name: an address that begins with `postgres://` or `postgresql://`, or else the path of a file.
    public init(_ name: String) {
        let isAddress = ["postgres://", "postgresql://"].contains { name.hasPrefix($0) }
        self = isAddress ? .postgreSQL(address: name) : .file(path: name)
    }

    /// The file in the user's folder for data.
    ///
    /// - Parameter environment: the environment of the process.
    /// - Returns: `nil` where the user has no such folder.
    public static func ofUser(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> Database? {
        if let folder = environment["XDG_DATA_HOME"], folder.hasPrefix("/") {
            return .file(path: "\(folder)/tercet/rooms.sqlite")
        }
        guard let home = environment["HOME"], !home.isEmpty else { return nil }
        return .file(path: "\(home)/.local/share/tercet/rooms.sqlite")
    }

    /// Opens it, and makes what is missing.
    ///
    /// - Throws: why it cannot be opened.
    public func open() async throws(StorageError) -> any RoomStorage {
        switch self {
        case .file(let path): try await SQLiteStorage.open(path: path)
        case .postgreSQL(let address): try await PostgreSQLStorage.open(address: address)
        }
    }

    /// What to say of it: the path of the file, or only the kind of database, since an address may hold a password.
    public var description: String {
        switch self {
        case .file(let path): path
        case .postgreSQL: "PostgreSQL"
        }
    }
}
