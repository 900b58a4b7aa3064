import Foundation

/// The standard output (stdout) or the standard error (stderr) of a command.
struct StandardStream: Sendable {
    private let handle: FileHandle

    init(_ handle: FileHandle) {
        self.handle = handle
    }

    private var descriptor: CInt { handle.fileDescriptor }

    /// Whether the stream is a terminal, and not a file or a pipe.
    var isTerminal: Bool { isatty(descriptor) == 1 }

    /// The number of columns of the terminal. `nil` means that it is not known, for example for a file.
    var columns: Int? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    /// Opens `/dev/null` for each standard stream that is closed. Otherwise the next file that the program opens would
    /// get the number of this stream (0, 1 or 2), and the output would be written to that file.
    static func reserveNumbers() {
        // `/dev/null` is opened read-only, so that writing to it fails, as it does for a closed stream.
        var number: CInt
        repeat {
            number = open("/dev/null", O_RDONLY)
        } while 0...STDERR_FILENO ~= number
        close(number)
    }

    /// Writes the whole text immediately, without a buffer.
    func write(_ text: String) throws(WriteError) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let written = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if written >= 0 {
                rest = rest.dropFirst(written)
            } else if errno == EAGAIN {
                // Another process can make the stream non-blocking. Waits until it takes more.
                var stream = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                _ = poll(&stream, 1, -1)
            } else if errno != EINTR {
                throw WriteError(number: errno)
            }
        }
    }

    /// An error of the system call `write`.
    struct WriteError: Error {
        fileprivate let number: CInt

        /// Whether the reader of the output closed the pipe, as `head` does.
        var isClosedPipe: Bool { number == EPIPE }

        /// The message of the system, for example `No space left on device`. For a closed stream, it is
        /// `stdout is closed`.
        var reason: String { number == EBADF ? "stdout is closed" : String(cString: strerror(number)) }
    }
}
