import GRDBSQLite
import Synchronization

/// The operating system as SQLite sees it (https://www.sqlite.org/vfs.html), with faults in the files of some folders.
///
/// SQLite calls files through a table of functions, to which the first word of each open file points. For files in a
/// faulty folder that word is replaced with a table whose functions first ask the folder, and then call the original.
enum FaultySystem {
    /// An open file in a faulty folder.
    fileprivate struct OpenFile: @unchecked Sendable {
        let folder: FaultyFolder
        let path: String
        /// The system's functions, which exist as long as the process.
        let original: UnsafePointer<sqlite3_io_methods>
    }

    private static let folders = Mutex<[FaultyFolder]>([])
    /// The open files by their addresses.
    private static let files = Mutex<[UInt: OpenFile]>([:])
    /// The replaced tables by the addresses of the original ones. They exist as long as the process.
    private static let tables = Mutex<[UInt: UInt]>([:])
    nonisolated(unsafe) private static let system = {
        guard let system = sqlite3_vfs_find(nil) else { preconditionFailure("SQLite has a system") }
        return system
    }()
    nonisolated(unsafe) private static let faulty = UnsafeMutablePointer<sqlite3_vfs>.allocate(capacity: 1)

    /// Makes all connections that are opened from now on use this system. Other folders aren't affected.
    private static let installed: Int32 = {
        var vfs = system.pointee
        vfs.pNext = nil
        vfs.xOpen = { _, name, file, flags, outFlags in open(name, file, flags, outFlags) }
        vfs.xDelete = { _, name, sync in
            guard FaultySystem.allows(name) else { return FailedCall.delete.code }
            return system.pointee.xDelete(system, name, sync)
        }
        vfs.xAccess = { _, name, flags, result in
            guard FaultySystem.allows(name) else { return FailedCall.access.code }
            return system.pointee.xAccess(system, name, flags, result)
        }
        faulty.initialize(to: vfs)
        return sqlite3_vfs_register(faulty, 1)
    }()

    /// Runs a body while the files of a folder have a fault. Afterwards they are as the fault leaves them.
    static func with<Result>(_ folder: FaultyFolder, _ body: () async throws -> Result) async throws -> Result {
        precondition(installed == SQLITE_OK, "SQLite takes the system")
        folders.withLock { $0.append(folder) }
        defer { folders.withLock { $0.removeAll { $0 === folder } } }
        let result = try await body()
        try folder.endFault()
        return result
    }

    private static func folder(of name: UnsafePointer<CChar>?) -> FaultyFolder? {
        guard let name else { return nil }
        let path = String(cString: name)
        return folders.withLock { $0.first { path.hasPrefix($0.path) } }
    }

    private static func allows(_ name: UnsafePointer<CChar>?) -> Bool { folder(of: name)?.allowsCall() ?? true }

    private static func open(
        _ name: UnsafePointer<CChar>?, _ file: UnsafeMutablePointer<sqlite3_file>?, _ flags: Int32,
        _ outFlags: UnsafeMutablePointer<Int32>?
    ) -> Int32 {
        guard let name, let file, let folder = folder(of: name) else {
            return system.pointee.xOpen(system, name, file, flags, outFlags)
        }
        file.pointee.pMethods = nil
        guard folder.allowsCall() else { return SQLITE_CANTOPEN }
        let result = system.pointee.xOpen(system, name, file, flags, outFlags)
        if result == SQLITE_OK, let original = file.pointee.pMethods {
            let opened = OpenFile(folder: folder, path: String(cString: name), original: original)
            files.withLock { $0[UInt(bitPattern: file)] = opened }
            file.pointee.pMethods = table(for: original)
        }
        return result
    }

    private static func opened(_ file: UnsafeMutablePointer<sqlite3_file>?) -> OpenFile {
        files.withLock { files in
            guard let known = files[UInt(bitPattern: file)] else { preconditionFailure("the file is open") }
            return known
        }
    }

    private static func table(for original: UnsafePointer<sqlite3_io_methods>) -> UnsafePointer<sqlite3_io_methods>? {
        let address = tables.withLock { tables in
            if let known = tables[UInt(bitPattern: original)] { return known }
            let table = UnsafeMutablePointer<sqlite3_io_methods>.allocate(capacity: 1)
            table.initialize(to: functions(replacing: original.pointee))
            tables[UInt(bitPattern: original)] = UInt(bitPattern: table)
            return UInt(bitPattern: table)
        }
        return UnsafePointer(bitPattern: address)
    }

    private static func functions(replacing original: sqlite3_io_methods) -> sqlite3_io_methods {
        var functions = original
        functions.xClose = { file in
            let known = FaultySystem.opened(file)
            FaultySystem.files.withLock { $0[UInt(bitPattern: file)] = nil }
            return known.original.pointee.xClose(file)
        }
        functions.xRead = { file, buffer, count, offset in
            let known = FaultySystem.opened(file)
            guard known.folder.allowsCall() else { return FailedCall.read.code }
            return known.original.pointee.xRead(file, buffer, count, offset)
        }
        functions.xWrite = { file, buffer, count, offset in
            let known = FaultySystem.opened(file)
            guard known.folder.allowsCall() else { return FailedCall.write.code }
            known.noteContents(of: file, at: offset, count: Int(count))
            return known.original.pointee.xWrite(file, buffer, count, offset)
        }
        functions.xTruncate = { file, size in
            let known = FaultySystem.opened(file)
            guard known.folder.allowsCall() else { return FailedCall.truncate.code }
            known.noteContents(of: file, at: size, count: .max)
            return known.original.pointee.xTruncate(file, size)
        }
        // Nothing waits for the disk: the folder knows which writes are confirmed.
        functions.xSync = { file, _ in
            let known = FaultySystem.opened(file)
            guard known.folder.allowsCall() else { return FailedCall.fsync.code }
            known.folder.confirm(known.path)
            return SQLITE_OK
        }
        functions.xFileSize = { file, size in
            let known = FaultySystem.opened(file)
            guard known.folder.allowsCall() else { return FailedCall.fstat.code }
            return known.original.pointee.xFileSize(file, size)
        }
        functions.xShmMap = { file, region, size, extends, pointer in
            let known = FaultySystem.opened(file)
            guard known.folder.allowsCall() else { return FailedCall.shmmap.code }
            return known.original.pointee.xShmMap(file, region, size, extends, pointer)
        }
        return functions
    }
}

/// The calls that can fail, by SQLite's number (https://www.sqlite.org/rescode.html). Swift doesn't import the macros.
private enum FailedCall: Int32 {
    case read = 1
    case write = 3
    case fsync = 4
    case truncate = 6
    case fstat = 7
    case delete = 10
    case access = 13
    case shmmap = 21

    /// SQLite's result code.
    var code: Int32 { SQLITE_IOERR | rawValue << 8 }
}

extension FaultySystem.OpenFile {
    /// Notes what a write at this offset is about to replace.
    fileprivate func noteContents(of file: UnsafeMutablePointer<sqlite3_file>?, at offset: Int64, count: Int) {
        var size: Int64 = 0
        guard original.pointee.xFileSize(file, &size) == SQLITE_OK else { return }
        var bytes = [UInt8](repeating: 0, count: min(count, max(0, Int(size - offset))))
        if !bytes.isEmpty {
            guard original.pointee.xRead(file, &bytes, Int32(bytes.count), offset) == SQLITE_OK else { return }
        }
        folder.note(FaultyFolder.Replaced(path: path, offset: offset, bytes: bytes, size: size))
    }
}
