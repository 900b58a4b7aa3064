import Foundation

/// Writes the request log and the errors of the server to stderr.
enum StandardError {
    /// Writes one line to stderr immediately. Errors are ignored, for example when stderr is closed.
    static func write(_ line: String) {
        try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
    }
}
