/// The reason why a file cannot be read or saved.
public enum StorageError: Error, Equatable, Sendable {
    /// There is no folder in which the file can be saved.
    case noFolder
    /// The file cannot be read. `reason` is the error message of the operating system.
    case unreadable(path: String, reason: String)
    /// The contents of the file are not valid.
    case corrupt(path: String)
    /// The file is larger than its limit, so it was not read or not written.
    case tooLarge(path: String)
    /// A later version of the program wrote the file. The file is not changed.
    case newerVersion(path: String)
    /// The file or folder is not safe to use.
    case untrusted(path: String, reason: Distrust)
    /// Another process has held the lock for too long.
    case busy(path: String)
    /// The file cannot be written. `reason` is the error message of the operating system.
    case unwritable(path: String, reason: String)

    /// The reason why a file or folder is not safe to use.
    public enum Distrust: Equatable, Sendable {
        /// It is a symbolic link. Its target can belong to any user.
        case link
        /// It belongs to another user.
        case otherOwner
        /// It is not a regular file, but for example a folder or a pipe.
        case notAFile
    }
}

extension StorageError {
    /// Whether the contents of the file cannot be used any more, so that the file can be replaced.
    var isDamage: Bool {
        switch self {
        case .corrupt, .tooLarge: true
        case .noFolder, .unreadable, .newerVersion, .untrusted, .busy, .unwritable: false
        }
    }

    /// Whether this version of the program cannot use the contents of the file.
    var isUnreadable: Bool {
        if case .newerVersion = self { true } else { isDamage }
    }
}
