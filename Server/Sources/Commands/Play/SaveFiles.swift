import PlainText
import SetStorage

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Stores what the page keeps under the key `tercet.game` in a file, and under `tercet.previous` and so on in files beside it
/// whose names end in `.previous` and so on.
///
/// A file is always whole: it is written under another name first.
final class SaveFiles: KeyValueStore {
    /// The file of the game.
    let path: String
    /// Why a file could not be read or written last; `nil` while that has not happened.
    private(set) var lastFailure: String?

    /// The most bytes that are read of a file, thousands of times what a game needs.
    private static let longest = 16 << 20

    /// Files at this path and beside it. Where it is a link, the file that it leads to is replaced, not the link.
    init(path: String) {
        self.path =
            realpath(path, nil).map { resolved in
                defer { free(resolved) }
                return String(cString: resolved)
            } ?? path
    }

    func load(_ key: StaticString) throws(StorageFailure) -> UTF8Text? {
        // Opened without waiting, as a pipe would for somebody to write.
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
        // What a program of the same number has left here was never complete.
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

    /// Writes a new file and waits until it is on the disk. Returns whether that succeeded; otherwise `errno` says why.
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
    /// Where the game is kept unless the player says otherwise; the folders are made where they are missing.
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
