import Foundation

/// Standard output or standard error.
struct StandardStream: Sendable {
    static let output = StandardStream(descriptor: STDOUT_FILENO)
    static let error = StandardStream(descriptor: STDERR_FILENO)

    private let descriptor: CInt

    /// Whether somebody looks at it, rather than a file or a pipe.
    var isTerminal: Bool { isatty(descriptor) == 1 }

    /// How many columns the terminal has, if it is one.
    var columns: Int? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    /// Writes all of `text`.
    ///
    /// - Throws: The system's reason.
    func write(_ text: String) throws(WriteError) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let written = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if written >= 0 {
                rest = rest.dropFirst(written)
            } else if errno != EINTR {
                throw WriteError(number: errno)
            }
        }
    }

    /// Why nothing could be written.
    struct WriteError: Error {
        fileprivate let number: CInt

        /// Whether the reader went away, as `head` does when it has enough.
        var isClosedPipe: Bool { number == EPIPE }

        /// The system's reason.
        var reason: String { String(cString: strerror(number)) }
    }
}
