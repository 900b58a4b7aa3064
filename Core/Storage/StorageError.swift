/// Why something cannot be kept, or read back.
public enum StorageError: Error, Equatable, Sendable {
    /// The system gives no folder to keep it in.
    case noFolder
    /// The file cannot be read; the reason is the system's.
    case unreadable(path: String, reason: String)
    /// The file was read, and is not what was written.
    case corrupt(path: String)
    /// The file cannot be written; the reason is the system's.
    case unwritable(path: String, reason: String)
}
