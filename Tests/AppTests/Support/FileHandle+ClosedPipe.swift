import Foundation

extension FileHandle {
    /// The writing end of a pipe that the reader has closed, as `head` does.
    static func closedPipe() throws -> FileHandle {
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        return pipe.fileHandleForWriting
    }
}
