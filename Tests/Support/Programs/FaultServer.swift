#if os(Linux) || os(macOS)
package import Foundation

/// An HTTP server on a free port of this machine. The test decides every byte that the server sends.
///
/// Every connection has its own thread, so that the connections do not wait for each other.
package final class FaultServer: Sendable {
    /// Returns the steps that the server runs after a request. Then the server closes the connection.
    package typealias Behaviour = @Sendable (_ request: String) -> [FaultStep]

    /// The address of the server, for example `http://127.0.0.1:40123`.
    package let url: URL
    private let listener: CInt
    let log = Monitor(Log())

    /// Starts the server. With `keepsRequests: false`, the server counts the requests but does not keep their text.
    package init(keepsRequests: Bool = true, _ behaviour: @escaping Behaviour) throws {
        signal(SIGPIPE, SIG_IGN)  // A client that disconnects must not end the tests.
        let (listener, port) = try Socket.listen()
        guard let url = URL(string: "http://127.0.0.1:\(port)") else { throw POSIXError(.EIO) }
        self.url = url
        self.listener = listener
        Thread { [log] in
            while case let connection = CInt(uninterrupted { Int(accept(listener, nil, nil)) }), connection >= 0 {
                log.update { $0.open.insert(connection) }
                Thread { Self.serve(connection, behaviour, log, keepsRequests) }.start()
            }
            close(listener)
        }.start()
    }

    deinit {
        shutdown(listener, CInt(SHUT_RDWR))
        log.update { $0.open.forEach { shutdown($0, CInt(SHUT_RDWR)) } }
    }

    /// The text of each complete request that the server has received, with its header lines and body, in the order in
    /// which they became complete. It is empty with `keepsRequests: false`.
    package var requests: [String] { log.current.requests }

    /// The number of complete requests that the server has received.
    package var requestCount: Int { log.current.count }

    struct Log: Sendable {
        var requests: [String] = []
        var count = 0
        var open: Set<CInt> = []
    }
}

extension FaultServer {
    private static func serve(
        _ connection: CInt,
        _ behaviour: Behaviour,
        _ log: Monitor<Log>,
        _ keepsRequests: Bool
    ) {
        let socket = Socket(connection)
        if let request = socket.readRequest() {
            log.update { log in
                log.requests += keepsRequests ? [request] : []
                log.count += 1
            }
            _ = behaviour(request).allSatisfy { $0.run(on: socket) }
        }
        // `close` and `remove` run under one lock, because a new connection may get the same descriptor.
        log.update { log in
            close(connection)
            log.open.remove(connection)
        }
    }
}
#endif
