package import Foundation

/// A file for its owner's eyes only, that several processes may share.
///
/// It is replaced whole or not at all: written beside its place, synced, and renamed. So readers need no lock; whoever
/// changes it holds one, on a file beside it.
package struct PrivateFile: Sendable {
    private let url: URL?
    private let limit: Int

    /// A file at `url` of at most `limit` bytes; `nil` where the system gives no folder, and everything then throws
    /// `noFolder`.
    package init(_ url: URL?, limit: Int) {
        self.url = url
        self.limit = limit
    }

    /// What the file holds, or `nil` when there is none.
    func read() throws(StorageError) -> Data? {
        let url = try place()
        return try PrivateFolder.opened(at: url.folder) { folder throws(StorageError) in
            try folder.contents(of: url.lastPathComponent, limit: limit)
        } ?? nil
    }

    /// Whether there is a folder that it could be in, as far as can be seen.
    var hasFolder: Bool {
        do throws(StorageError) {
            return try PrivateFolder.opened(at: try place().folder) { _ in true } ?? false
        } catch {
            return true
        }
    }

    /// Runs `body` while nobody else holds the lock, in this process or another. Makes the folder if need be.
    func withLock<Result>(_ body: (LockedFile) throws(StorageError) -> Result) throws(StorageError) -> Result {
        let name = try place().lastPathComponent
        return try inFolder { folder throws(StorageError) in
            let lock = try folder.openLock(name + ".lock")
            defer { close(lock) }
            while flock(lock, LOCK_EX) != 0 {
                guard errno == EINTR else {
                    throw .unwritable(path: folder.path(of: name + ".lock"), reason: SystemReason.latest.text)
                }
            }
            return try body(LockedFile(name: name, limit: limit, in: folder))
        }
    }

    /// Runs `work` while no other process, and no other task of this one, does so for this file. Reading and changing the
    /// file goes on meanwhile. The wait holds up no thread, and ends with `busy` when it is cancelled or lasts a minute.
    func exclusively<Value>(
        waitingOn clock: any Clock<Duration>,
        _ work: () async -> Value
    ) async throws(StorageError) -> Value {
        let name = try place().lastPathComponent + ".renewal.lock"
        let lock = try inFolder { folder throws(StorageError) in try folder.openLock(name) }
        defer { close(lock) }
        var tries = 0
        while flock(lock, LOCK_EX | LOCK_NB) != 0 {
            let reason = SystemReason.latest
            guard [EWOULDBLOCK, EINTR].contains(reason.code) else {
                throw .unwritable(path: try path(), reason: reason.text)
            }
            tries += 1
            guard tries < 2_400, (try? await clock.sleep(for: .milliseconds(25))) != nil else {
                throw .busy(path: try path())
            }
        }
        return await work()
    }

    /// Where the file is.
    func path() throws(StorageError) -> String {
        try place().path
    }
}

extension PrivateFile {
    private func place() throws(StorageError) -> URL {
        guard let url else { throw .noFolder }
        return url
    }

    private func inFolder<Result>(
        _ body: (PrivateFolder) throws(StorageError) -> Result
    ) throws(StorageError) -> Result {
        let url = try place()
        try PrivateFolder.make(url.deletingLastPathComponent())
        guard let result = try PrivateFolder.opened(at: url.folder, body) else {
            throw .unwritable(path: url.folder, reason: SystemReason(code: ENOENT).text)
        }
        return result
    }
}

extension URL {
    fileprivate var folder: String { deletingLastPathComponent().path }
}
