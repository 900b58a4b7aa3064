package import Foundation

/// A file that only its owner can read. Several processes of the owner can use the file at the same time.
///
/// New contents are written to a draft file, which is synced to the disk and then renamed. So a reader always sees
/// complete contents and needs no lock. A writer needs a lock, which is a separate file in the same folder.
package struct PrivateFile: Sendable {
    private let url: URL?
    private let limit: Int

    /// Creates an object for a file of at most `limit` bytes. If `url` is `nil`, reading and writing throw `noFolder`.
    package init(_ url: URL?, limit: Int) {
        self.url = url
        self.limit = limit
    }

    /// Reads the contents. Returns `nil` if the file does not exist.
    func read() throws(StorageError) -> Data? {
        let url = try place()
        return try PrivateFolder.opened(at: url.folder) { folder throws(StorageError) in
            try folder.contents(of: url.lastPathComponent, limit: limit)
        } ?? nil
    }

    /// Locks the file, runs `body`, and unlocks the file. Waits while another thread or process has the lock. Creates
    /// the folder if it is missing.
    func withLock<Result>(_ body: (LockedFile) throws(StorageError) -> Result) throws(StorageError) -> Result {
        let name = try place().lastPathComponent
        return try inFolder { folder throws(StorageError) in
            let lock = try folder.openLock(name + ".lock")
            defer { close(lock) }
            while flock(lock, LOCK_EX) != 0 {
                guard errno == EINTR else { throw .cannotWrite(folder.path(of: name + ".lock")) }
            }
            return try body(LockedFile(name: name, limit: limit, in: folder))
        }
    }

    /// Runs `work` with a lock that has a name. Only one task in all processes can have it. `withLock` ignores it.
    ///
    /// Waiting does not block a thread. It ends with the error `busy` after `limit`, or if the task is cancelled.
    func exclusively<Value>(
        _ lock: String,
        waiting limit: Duration,
        on clock: any Clock<Duration>,
        _ work: () async -> Value
    ) async throws(StorageError) -> Value {
        let name = (try place().lastPathComponent + ".\(lock).lock").fileName()
        let lock = try inFolder { folder throws(StorageError) in try folder.openLock(name) }
        defer { close(lock) }
        var waited = Duration.zero
        while flock(lock, LOCK_EX | LOCK_NB) != 0 {
            guard [EWOULDBLOCK, EINTR].contains(errno) else { throw .cannotWrite(try place().path) }
            waited += .milliseconds(25)
            guard waited < limit, (try? await clock.sleep(for: .milliseconds(25))) != nil else {
                throw .busy(path: try place().path)
            }
        }
        return await work()
    }

    /// The URL of the file. Throws `noFolder` if the URL is `nil`.
    func place() throws(StorageError) -> URL {
        guard let url else { throw .noFolder }
        return url
    }
}

extension PrivateFile {
    private func inFolder<Result>(
        _ body: (PrivateFolder) throws(StorageError) -> Result
    ) throws(StorageError) -> Result {
        let url = try place()
        try PrivateFolder.make(url.deletingLastPathComponent())
        guard let result = try PrivateFolder.opened(at: url.folder, body) else {
            throw .cannotWrite(url.folder, ENOENT)
        }
        return result
    }
}

extension URL {
    fileprivate var folder: String { deletingLastPathComponent().path }
}
