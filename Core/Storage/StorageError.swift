/// Why something cannot be kept, or read back.
public enum StorageError: Error, Equatable, Sendable {
    /// The system gives no folder to keep it in.
    case noFolder
    /// The file cannot be read; the reason is the system's.
    case unreadable(path: String, reason: String)
    /// The file was read, and is not what was written.
    case corrupt(path: String)
    /// The file is larger than one of its kind may be, and was not read, or not written.
    case tooLarge(path: String)
    /// The file was written by a later version, and is left to it.
    case newerVersion(path: String)
    /// The file or folder could be somebody else's trap, and was not used.
    case untrusted(path: String, reason: Distrust)
    /// Another process holds the lock, and does not let go of it.
    case busy(path: String)
    /// The file cannot be written; the reason is the system's.
    case unwritable(path: String, reason: String)

    /// What makes a file or folder one that is not used.
    public enum Distrust: Equatable, Sendable {
        /// It is a symbolic link: what it leads to may belong to anybody.
        case link
        /// It belongs to another user.
        case otherOwner
        /// It stands where a file should, and is none, as a pipe or a folder.
        case notAFile
    }
}

extension StorageError {
    /// Whether there is a file that nobody can make use of, so that nothing is lost with it.
    var isDamage: Bool {
        switch self {
        case .corrupt, .tooLarge: true
        case .noFolder, .unreadable, .newerVersion, .untrusted, .busy, .unwritable: false
        }
    }

    /// Whether there is a file whose contents cannot be made out here.
    var isIllegible: Bool {
        if case .newerVersion = self { true } else { isDamage }
    }
}
