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
            let reason = SystemReason.latest
            if reason.code == ENOENT { return nil }
            throw isLink(path) ? .untrusted(path: path, reason: .link) : .unreadable(path: path, reason: reason.text)
        }
        defer { close(descriptor) }
        _ = try FileStatus(of: descriptor, at: path).restrictedToOwner(descriptor, at: path)
        return try body(PrivateFolder(path: path, descriptor: descriptor))
    }

    /// Creates a folder and its missing parent folders. Only the owner can read the new folders.
    static func make(_ folder: URL) throws(StorageError) {
        if mkdir(folder.path, 0o700) == 0 || errno == EEXIST { return }
        guard errno == ENOENT, folder.path != "/" else {
            throw .unwritable(path: folder.path, reason: SystemReason.latest.text)
        }
        try make(folder.deletingLastPathComponent())
        guard mkdir(folder.path, 0o700) == 0 || errno == EEXIST else {
            throw .unwritable(path: folder.path, reason: SystemReason.latest.text)
        }
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
            let reason = SystemReason.latest
            if reason.code == ENOENT { return nil }
            throw distrust(of: name) ?? .unreadable(path: path, reason: reason.text)
        }
        defer { close(file) }
        let status = try FileStatus(of: file, at: path).requireFile(at: path).restrictedToOwner(file, at: path)
        guard status.size <= limit else { throw .tooLarge(path: path) }
        do {
            return try FileHandle(fileDescriptor: file, closeOnDealloc: false).readToEnd() ?? Data()
        } catch {
            throw .unreadable(path: path, reason: SystemReason.latest.text)
        }
    }

    /// Writes a new file and syncs it to the disk. Throws if the file already exists.
    func write(_ data: Data, to name: String) throws(StorageError) {
        let path = path(of: name)
        let file = openat(descriptor, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw .unwritable(path: path, reason: SystemReason.latest.text) }
        defer { close(file) }
        do {
            try FileHandle(fileDescriptor: file, closeOnDealloc: false).write(contentsOf: data)
        } catch {
            throw .unwritable(path: path, reason: SystemReason.latest.text)
        }
        guard fsync(file) == 0 else { throw .unwritable(path: path, reason: SystemReason.latest.text) }
    }

    /// Renames a file and syncs the folder. An existing file with the new name is replaced.
    func move(_ name: String, to place: String) throws(StorageError) {
        guard renameat(descriptor, name, descriptor, place) == 0 else {
            throw .unwritable(path: path(of: place), reason: SystemReason.latest.text)
        }
        // The result of `fsync` is ignored, because some file systems cannot sync a folder.
        fsync(descriptor)
    }

    /// Deletes a file and syncs the folder. A missing file is not an error.
    func delete(_ name: String) throws(StorageError) {
        guard unlinkat(descriptor, name, 0) == 0 || errno == ENOENT else {
            throw .unwritable(path: path(of: name), reason: SystemReason.latest.text)
        }
        fsync(descriptor)
    }

    /// Deletes a file. Errors are ignored.
    func remove(_ name: String) {
        unlinkat(descriptor, name, 0)
    }

    /// Opens a lock file, or creates a missing one. The caller must close the file. Closing also releases the lock.
    func openLock(_ name: String) throws(StorageError) -> CInt {
        let path = path(of: name)
        let file = openat(descriptor, name, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o600)
        guard file >= 0 else {
            let reason = SystemReason.latest
            throw distrust(of: name) ?? .unwritable(path: path, reason: reason.text)
        }
        do throws(StorageError) {
            _ = try FileStatus(of: file, at: path).requireFile(at: path).restrictedToOwner(file, at: path)
        } catch {
            close(file)
            throw error
        }
        return file
    }

    /// The path of a file in this folder.
    func path(of name: String) -> String { path + "/" + name }

    /// The error to throw for a link, a folder or a pipe. Returns `nil` for a regular file and for a missing file.
    private func distrust(of name: String) -> StorageError? {
        var status = stat()
        guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return nil
        case S_IFLNK: return .untrusted(path: path(of: name), reason: .link)
        default: return .untrusted(path: path(of: name), reason: .notAFile)
        }
    }
}
