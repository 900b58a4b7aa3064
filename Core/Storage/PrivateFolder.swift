import Foundation

/// An open folder for its owner's eyes only.
///
/// Everything in it is reached through its descriptor: whoever puts another folder in its place meanwhile changes nothing.
struct PrivateFolder {
    private let path: String
    private let descriptor: CInt

    /// Opens a folder for as long as `body` runs; `nil` where there is none.
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

    /// Makes a folder, and those above it that are missing.
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
    /// What a file holds, or `nil` when there is none.
    func contents(of name: String, limit: Int) throws(StorageError) -> Data? {
        let path = path(of: name)
        // Without O_NONBLOCK, a pipe in the file's place would hold up whoever opens it.
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

    /// Writes a file that must not be there yet, and syncs it.
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

    /// Puts one file in the place of another, for good.
    func move(_ name: String, to place: String) throws(StorageError) {
        guard renameat(descriptor, name, descriptor, place) == 0 else {
            throw .unwritable(path: path(of: place), reason: SystemReason.latest.text)
        }
        // A file system that cannot sync a folder has done so already.
        fsync(descriptor)
    }

    /// Takes a file away, for good.
    func delete(_ name: String) throws(StorageError) {
        guard unlinkat(descriptor, name, 0) == 0 || errno == ENOENT else {
            throw .unwritable(path: path(of: name), reason: SystemReason.latest.text)
        }
        fsync(descriptor)
    }

    /// Removes a file that nobody needs, if it is there.
    func remove(_ name: String) {
        unlinkat(descriptor, name, 0)
    }

    /// Opens the file of a lock, and makes it if need be. The caller closes it, which lets go of the lock.
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

    /// Where a file of this folder is.
    func path(of name: String) -> String { path + "/" + name }

    /// What is wrong with a file that cannot even be opened.
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
