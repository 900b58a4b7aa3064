import Foundation

/// Where all goes that is not the address.
enum StandardError {
    /// Writes one line at once; when nobody reads it any more, nothing happens.
    static func write(_ line: String) {
        try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
    }
}
