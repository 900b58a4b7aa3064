#if os(Linux) || os(macOS)
package import Foundation

/// A server whose queue for new connections is full, so that a client cannot connect.
package final class FullServer: Sendable {
    /// The address of the server, for example `http://127.0.0.1:40123`.
    package let url: URL
    private let listener: CInt
    private let waiting: [CInt]

    /// Starts the server and fills its queue.
    package init() throws {
        let (listener, port) = try Socket.listen(backlog: 0)
        guard let url = URL(string: "http://127.0.0.1:\(port)") else { throw POSIXError(.EIO) }
        self.url = url
        self.listener = listener
        waiting = (0..<4).map { _ in Socket.beginConnecting(to: port) }
    }

    deinit {
        (waiting + [listener]).forEach { close($0) }
    }
}
#endif
