import Foundation

/// What the system knows of an open file or folder.
struct FileStatus {
    private let status: stat

    /// Asks the system.
    init(of descriptor: CInt, at path: String) throws(StorageError) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else {
            throw .unreadable(path: path, reason: SystemReason.latest.text)
        }
        self.status = status
    }

    /// How many bytes it holds.
    var size: Int { Int(status.st_size) }

    /// Refuses what is not a plain file.
    func requireFile(at path: String) throws(StorageError) -> FileStatus {
        guard status.st_mode & S_IFMT == S_IFREG else { throw .untrusted(path: path, reason: .notAFile) }
        return self
    }

    /// Refuses what is another user's, and takes away what others may do with it.
    func restrictedToOwner(_ descriptor: CInt, at path: String) throws(StorageError) -> FileStatus {
        guard status.st_uid == geteuid() else { throw .untrusted(path: path, reason: .otherOwner) }
        guard status.st_mode & 0o077 == 0 || fchmod(descriptor, status.st_mode & 0o700) == 0 else {
            throw .unwritable(path: path, reason: SystemReason.latest.text)
        }
        return self
    }
}
