import Foundation

/// An open folder that only its owner can read.
///
/// Files are opened through the descriptor of the folder and not through its path. So this object always uses the same
/// folder, even if another folder gets this path later.
struct PrivateFolder {
    private let path: String
    private let descriptor: CInt

    /// Opens a folder, and runs `body` with it. Returns `nil` if the folder does not exist.
    static func opened<Result>(
        at path: String,
        _ body: (PrivateFolder) throws(StorageError) -> Result
    ) throws(StorageError) -> Result? {
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else {
            let code = errno
            if code == ENOENT { return nil }
            throw isLink(path) ? .untrusted(path: path, reason: .link) : .cannotRead(path, code)
        }
        defer { close(descriptor) }
        _ = try size(of: descriptor, at: path, isFile: false)
        return try body(PrivateFolder(path: path, descriptor: descriptor))
    }

    /// Creates a folder and its missing parent folders. Only the owner can read the new folders.
    static func make(_ folder: URL) throws(StorageError) {
        if mkdir(folder.path, 0o700) == 0 || errno == EEXIST { return }
        guard errno == ENOENT, folder.path != "/" else { throw .cannotWrite(folder.path) }
        try make(folder.deletingLastPathComponent())
        guard mkdir(folder.path, 0o700) == 0 || errno == EEXIST else { throw .cannotWrite(folder.path) }
    }

    /// Returns the size of an open file or folder, and removes all permissions except those of the owner. Throws
    /// `untrusted` if another user is the owner, or if `isFile` is true and this is not a regular file.
    private static func size(of descriptor: CInt, at path: String, isFile: Bool) throws(StorageError) -> Int {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .cannotRead(path) }
        guard !isFile || status.st_mode & S_IFMT == S_IFREG else { throw .untrusted(path: path, reason: .notAFile) }
        guard status.st_uid == geteuid() else { throw .untrusted(path: path, reason: .otherOwner) }
        guard status.st_mode & 0o077 == 0 || fchmod(descriptor, status.st_mode & 0o700) == 0 else {
            throw .cannotWrite(path)
        }
        return Int(status.st_size)
    }

    private static func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }
}

extension PrivateFolder {
    /// Reads the contents of a file. Returns `nil` if the file does not exist.
    func contents(of name: String, limit: Int) throws(StorageError) -> Data? {
        let path = path(of: name)
        // Without O_NONBLOCK, opening a pipe can wait forever.
        let file = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else {
            let code = errno
            if code == ENOENT { return nil }
            throw code == ELOOP ? .untrusted(path: path, reason: .link) : .cannotRead(path, code)
        }
        defer { close(file) }
        guard try Self.size(of: file, at: path, isFile: true) <= limit else { throw .corrupt(path: path) }
        do {
            return try FileHandle(fileDescriptor: file, closeOnDealloc: false).readToEnd() ?? Data()
        } catch {
            throw .cannotRead(path)
        }
    }

    /// Writes a new file and syncs it to the disk. Throws if the file already exists.
    func write(_ data: Data, to name: String) throws(StorageError) {
        try write(to: name) { file throws(StorageError) in try file.append(data, at: path(of: name)) }
    }

    /// Writes a new file with `body`, and syncs it to the disk. Throws if the file already exists.
    func write(
        to name: String,
        _ body: (FileHandle) throws(StorageError) -> Void
    ) throws(StorageError) {
        let path = path(of: name)
        let file = openat(descriptor, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw .cannotWrite(path) }
        defer { close(file) }
        try body(FileHandle(fileDescriptor: file, closeOnDealloc: false))
        guard fsync(file) == 0 else { throw .cannotWrite(path) }
    }

    /// Renames a file and syncs the folder. An existing file with the new name is replaced.
    func move(_ name: String, to place: String) throws(StorageError) {
        guard renameat(descriptor, name, descriptor, place) == 0 else { throw .cannotWrite(path(of: place)) }
        // The result of `fsync` is ignored, because some file systems cannot sync a folder.
        fsync(descriptor)
    }

    /// Deletes a file and syncs the folder. A missing file is not an error.
    func delete(_ name: String) throws(StorageError) {
        if unlinkat(descriptor, name, 0) == 0 {
            fsync(descriptor)
        } else if errno != ENOENT {
            throw .cannotWrite(path(of: name))
        }
    }

    /// Opens a lock file. Creates it if it is missing. The caller must close the file. Closing also releases the lock.
    func openLock(_ name: String) throws(StorageError) -> CInt {
        let path = path(of: name)
        let file = openat(descriptor, name, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o600)
        guard file >= 0 else {
            let code = errno
            throw code == ELOOP ? .untrusted(path: path, reason: .link) : .cannotWrite(path, code)
        }
        do throws(StorageError) {
            _ = try Self.size(of: file, at: path, isFile: true)
        } catch {
            close(file)
            throw error
        }
        return file
    }

    /// The path of a file in this folder.
    func path(of name: String) -> String { path + "/" + name }
}

extension FileHandle {
    /// Writes bytes at the end. `path` is that of the file, for the error.
    func append(_ bytes: some DataProtocol, at path: String) throws(StorageError) {
        do { try write(contentsOf: bytes) } catch { throw .cannotWrite(path) }
    }
}
