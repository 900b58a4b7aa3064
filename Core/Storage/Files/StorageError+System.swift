import Foundation

extension StorageError {
    /// The error for a path that cannot be read. `code` is the error code of the system call, which has just failed.
    static func cannotRead(_ path: String, _ code: CInt = errno) -> StorageError {
        .unreadable(path: path, reason: String(cString: strerror(code)))
    }

    /// The error for a path that cannot be written. `code` is the error code of the system call, which has just failed.
    static func cannotWrite(_ path: String, _ code: CInt = errno) -> StorageError {
        .unwritable(path: path, reason: String(cString: strerror(code)))
    }

    /// The error for saved JSON that cannot be decoded: `newerVersion` or `corrupt`.
    static func cannotDecode(_ data: Data, from path: String) -> StorageError {
        let isNewer = (try? JSONCoding.decode(FileVersion.self, from: data))?.isNewer ?? false
        return isNewer ? .newerVersion(path: path) : .corrupt(path: path)
    }
}
