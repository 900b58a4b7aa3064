import Foundation

extension FileHandle {
    /// The end of a pipe that one writes to, when the reader has gone, as `head` does when it has enough.
    static func closedPipe() throws -> FileHandle {
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        return pipe.fileHandleForWriting
    }
}
