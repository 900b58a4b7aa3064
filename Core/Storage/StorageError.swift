/// The reason why a file or a Keychain item cannot be read or changed.
public enum StorageError: Error, Equatable, Sendable {
    /// There is no folder in which the file can be saved.
    case noFolder
    /// The file cannot be read. `reason` is the error message of the operating system.
    case unreadable(path: String, reason: String)
    /// The contents of the file are not valid, or larger than the limit of the file.
    case corrupt(path: String)
    /// A later version of the program wrote the file.
    case newerVersion(path: String)
    /// The file or folder is not safe to use.
    case untrusted(path: String, reason: Distrust)
    /// The lock of the file was not released in time, or waiting for it was cancelled.
    case busy(path: String)
    /// The file or folder cannot be changed. `reason` is the error message of the operating system.
    case unwritable(path: String, reason: String)

    /// The reason why a file or folder is not safe to use.
    public enum Distrust: Equatable, Sendable {
        /// The path is a symbolic link, which can lead to a file of any user.
        case link
        /// The file or folder belongs to another user.
        case otherOwner
        /// The path is not a regular file. For example, it is a folder or a pipe.
        case notAFile
    }
}

extension StorageError {
    /// Whether the contents of the file are damaged or too large, so that the file may be replaced.
    var isDamage: Bool {
        if case .corrupt = self { true } else { false }
    }

    /// Whether the contents of the file are damaged, too large, or from a later version of the program.
    var isUnreadable: Bool {
        if case .newerVersion = self { true } else { isDamage }
    }
}
