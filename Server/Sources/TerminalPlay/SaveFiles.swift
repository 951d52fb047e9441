import PlainText
import SetStorage

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Stores values in files. The page's key `tercet.game` is the file at `path`; other keys such as `tercet.previous` are
/// files next to it with the key's ending, such as `.previous`.
///
/// Files are always complete: a new version is written under another name first.
final class SaveFiles: KeyValueStore {
    /// The path of the game's file.
    let path: String
    /// Why the last failed read or write failed; `nil` if none has failed.
    private(set) var lastFailure: String?

    /// The maximum size of a file in bytes, thousands of times the size of a game.
    private static let longest = 16 << 20

    /// Creates storage for the file at this path and files next to it. If the path is a symbolic link, the link's
    /// target is replaced, not the link.
    init(path: String) {
        self.path =
            realpath(path, nil).map { resolved in
                defer { free(resolved) }
                return String(cString: resolved)
            } ?? path
    }

    func load(_ key: StaticString) throws(StorageFailure) -> UTF8Text? {
        // Opened without blocking, because opening a pipe would wait for a writer.
        let file = open(path(of: key), O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else {
            if errno == ENOENT { return nil }
            throw failure(String(cString: strerror(errno)))
        }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw failure(String(cString: strerror(errno))) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw failure("it isn't a file") }
        guard status.st_size <= Self.longest else { throw failure("it's too large for a game") }
        return try read(file, count: Int(status.st_size))
    }

    func store(_ text: UTF8Text?, under key: StaticString) throws(StorageFailure) {
        let path = path(of: key)
        guard let text else {
            if unlink(path) != 0, errno != ENOENT { throw failure(String(cString: strerror(errno))) }
            return
        }
        let new = "\(path).new.\(getpid())"
        // Any file that an earlier program with the same process ID left here is incomplete.
        unlink(new)
        guard write(text.bytes, to: new), rename(new, path) == 0 else {
            let reason = String(cString: strerror(errno))
            unlink(new)
            throw failure(reason)
        }
    }

    private func path(of key: StaticString) -> String {
        let name = key.description
        return name == "tercet.game" ? path : path + name.dropFirst("tercet".count)
    }

    private func failure(_ reason: String) -> StorageFailure {
        lastFailure = reason
        return StorageFailure()
    }

    private func read(_ file: Int32, count: Int) throws(StorageFailure) -> UTF8Text {
        var bytes = [UInt8](repeating: 0, count: count)
        var length = 0
        while length < count {
            let more = bytes.withUnsafeMutableBytes { buffer in
                pread(file, buffer.baseAddress?.advanced(by: length), count - length, off_t(length))
            }
            if more < 0, errno == EINTR { continue }
            guard more >= 0 else { throw failure(String(cString: strerror(errno))) }
            if more == 0 { break }
            length += more
        }
        return UTF8Text(bytes.prefix(length))
    }

    /// Writes a new file and waits until it is on disk. Returns whether it succeeded; otherwise `errno` contains the
    /// reason.
    private func write(_ bytes: [UInt8], to path: String) -> Bool {
        let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard file >= 0 else { return false }
        guard writeAll(bytes, to: file), fsync(file) == 0 else {
            let reason = errno
            close(file)
            errno = reason
            return false
        }
        return close(file) == 0
    }
}

extension SaveFiles {
    /// Returns the default path of the save, and creates missing folders.
    static func defaultPath(_ environment: (String) -> String?) throws(PlayError) -> String {
        let data: String
        if let folder = environment("XDG_DATA_HOME"), folder.hasPrefix("/") {
            data = folder
        } else if let home = environment("HOME"), !home.isEmpty {
            data = home + "/.local/share"
        } else {
            throw .noFolder
        }
        let folder = data + "/tercet"
        for end in folder.indices.dropFirst() where folder[end] == "/" { mkdir(String(folder[..<end]), 0o700) }
        if mkdir(folder, 0o700) != 0, errno != EEXIST {
            throw .cannotSave(path: folder, reason: String(cString: strerror(errno)))
        }
        return folder + "/game"
    }
}
