/// Why something cannot be saved or read.
public enum StorageError: Error, Equatable, Sendable {
    /// There is no folder for the file.
    case noFolder
    /// The file cannot be read. The reason is the message of the system.
    case unreadable(path: String, reason: String)
    /// The contents of the file are not valid.
    case corrupt(path: String)
    /// The file is larger than its limit, so it was not read or not written.
    case tooLarge(path: String)
    /// The file was written by a later version, and is not changed.
    case newerVersion(path: String)
    /// The file or folder is not safe to use.
    case untrusted(path: String, reason: Distrust)
    /// Another process holds the lock for too long.
    case busy(path: String)
    /// The file cannot be written. The reason is the message of the system.
    case unwritable(path: String, reason: String)

    /// Why a file or folder is not safe to use.
    public enum Distrust: Equatable, Sendable {
        /// It is a symbolic link, whose target can belong to any user.
        case link
        /// It belongs to another user.
        case otherOwner
        /// There is a folder or a pipe where the file should be.
        case notAFile
    }
}

extension StorageError {
    /// Whether the contents of the file are useless, so that it can be replaced.
    var isDamage: Bool {
        switch self {
        case .corrupt, .tooLarge: true
        case .noFolder, .unreadable, .newerVersion, .untrusted, .busy, .unwritable: false
        }
    }

    /// Whether this version cannot use the contents of the file.
    var isUnreadable: Bool {
        if case .newerVersion = self { true } else { isDamage }
    }
}
