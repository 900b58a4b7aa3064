import Foundation

/// The server's log and its errors.
enum StandardError {
    /// Writes one line without a buffer. Errors are ignored, for example when stderr is closed.
    static func write(_ line: String) {
        try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
    }
}
