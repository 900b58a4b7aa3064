import Foundation

extension FileHandle {
    /// Returns the writing end of a pipe. The reading end is already closed, as after `focal api /posts | head`.
    static func closedPipe() throws -> FileHandle {
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        return pipe.fileHandleForWriting
    }
}
