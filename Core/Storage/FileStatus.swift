import Foundation

/// The metadata of an open file or folder.
struct FileStatus {
    private let status: stat

    /// Reads the metadata. `path` is used only in the error.
    init(of descriptor: CInt, at path: String) throws(StorageError) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else {
            throw .unreadable(path: path, reason: SystemReason.latest.text)
        }
        self.status = status
    }

    /// The size in bytes.
    var size: Int { Int(status.st_size) }

    /// Throws `untrusted` if this is not a regular file, for example if it is a folder.
    func requireFile(at path: String) throws(StorageError) -> FileStatus {
        guard status.st_mode & S_IFMT == S_IFREG else { throw .untrusted(path: path, reason: .notAFile) }
        return self
    }

    /// Throws if another user owns the file or folder. Otherwise, removes all permissions except those of the owner.
    func restrictedToOwner(_ descriptor: CInt, at path: String) throws(StorageError) -> FileStatus {
        guard status.st_uid == geteuid() else { throw .untrusted(path: path, reason: .otherOwner) }
        guard status.st_mode & 0o077 == 0 || fchmod(descriptor, status.st_mode & 0o700) == 0 else {
            throw .unwritable(path: path, reason: SystemReason.latest.text)
        }
        return self
    }
}
