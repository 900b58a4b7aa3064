import Foundation

/// A file for its owner's eyes only, that several processes may share.
///
/// It is replaced whole or not at all: written beside its place, synced, and renamed. So readers need no lock; whoever
/// changes it holds one, on a file beside it.
struct PrivateFile: Sendable {
    private let url: URL?

    /// A file at `url`; `nil` where the system gives no folder, and everything then throws `noFolder`.
    init(_ url: URL?) {
        self.url = url
    }

    /// What the file holds, or `nil` when there is none.
    func read() throws(StorageError) -> Data? {
        let path = try place().path
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            if errno == ENOENT { return nil }
            throw .unreadable(path: path, reason: lastReason())
        }
        do {
            return try FileHandle(fileDescriptor: descriptor, closeOnDealloc: true).readToEnd() ?? Data()
        } catch {
            throw .unreadable(path: path, reason: lastReason())
        }
    }

    /// Replaces what the file holds. Call it under `withLock`.
    func replace(with data: Data) throws(StorageError) {
        let url = try place()
        let draft = url.appendingPathExtension(UUID().uuidString).path
        do throws(StorageError) {
            try write(data, to: draft)
            guard rename(draft, url.path) == 0 else { throw .unwritable(path: url.path, reason: lastReason()) }
        } catch {
            unlink(draft)
            throw error
        }
        syncFolder(of: url)
    }

    /// Runs `body` while nobody else holds the lock, in this process or another. Makes the folder if need be.
    func withLock<Result>(_ body: () throws(StorageError) -> Result) throws(StorageError) -> Result {
        let url = try place()
        try makeFolder(url.deletingLastPathComponent())
        let path = url.appendingPathExtension("lock").path
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw .unwritable(path: path, reason: lastReason()) }
        defer { close(descriptor) }
        while flock(descriptor, LOCK_EX) != 0 {
            guard errno == EINTR else { throw .unwritable(path: path, reason: lastReason()) }
        }
        return try body()
    }

    /// What a reader of the file says when it is not what was written.
    func corrupt() throws(StorageError) -> StorageError {
        .corrupt(path: try place().path)
    }
}

extension PrivateFile {
    private func place() throws(StorageError) -> URL {
        guard let url else { throw .noFolder }
        return url
    }

    /// Makes a folder, and those above it that are missing.
    private func makeFolder(_ folder: URL) throws(StorageError) {
        if mkdir(folder.path, 0o700) == 0 || errno == EEXIST { return }
        guard errno == ENOENT, folder.path != "/" else {
            throw .unwritable(path: folder.path, reason: lastReason())
        }
        try makeFolder(folder.deletingLastPathComponent())
        guard mkdir(folder.path, 0o700) == 0 || errno == EEXIST else {
            throw .unwritable(path: folder.path, reason: lastReason())
        }
    }

    private func write(_ data: Data, to path: String) throws(StorageError) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw .unwritable(path: path, reason: lastReason()) }
        defer { close(descriptor) }
        do {
            try FileHandle(fileDescriptor: descriptor, closeOnDealloc: false).write(contentsOf: data)
        } catch {
            throw .unwritable(path: path, reason: lastReason())
        }
        guard fsync(descriptor) == 0 else { throw .unwritable(path: path, reason: lastReason()) }
    }

    /// Makes the rename last through a power cut; a file system that cannot sync a folder has done so already.
    private func syncFolder(of url: URL) {
        let descriptor = open(url.deletingLastPathComponent().path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        fsync(descriptor)
        close(descriptor)
    }

    private func lastReason() -> String {
        String(cString: strerror(errno))
    }
}
