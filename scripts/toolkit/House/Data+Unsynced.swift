import Foundation

extension Data {
    /// Writes a file and does not wait for the disk, as Foundation's own `write(to:)` does on Linux.
    func writeUnsynced(to file: URL, mode: mode_t = 0o644) throws {
        let descriptor = open(file.path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode)
        guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        try FileHandle(fileDescriptor: descriptor, closeOnDealloc: true).write(contentsOf: self)
    }
}
