#if os(Linux) || os(macOS)
public import Foundation
public import Testing

/// An HTTP server on a free port of this machine. The test decides every byte that the server sends.
///
/// Every connection has its own thread, so that the connections do not wait for each other.
public final class FaultServer: Sendable {
    /// Returns the steps that the server runs after a request. Then the server closes the connection.
    public typealias Behaviour = @Sendable (_ request: String) -> [FaultStep]

    /// The address of the server, for example `http://127.0.0.1:40123`.
    public let url: URL
    private let listener: CInt
    private let log = Monitor(Log())

    /// Starts the server. With `keepsRequests: false`, the server counts the requests but does not keep their text.
    public init(keepsRequests: Bool = true, _ behaviour: @escaping Behaviour) throws {
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
    public var requests: [String] { log.current.requests }

    /// The number of complete requests that the server has received.
    public var requestCount: Int { log.current.count }

    /// Waits until the server has received at least `count` complete requests. If this never happens, the test fails.
    public func received(_ count: Int, sourceLocation: SourceLocation = #_sourceLocation) async {
        await log.wait(until: { $0.count >= count }, at: sourceLocation) {
            "The server received only \($0.count) of \(count) requests."
        }
    }

    /// Waits until no connection is open. If this never happens, the test fails and the result is `false`.
    public func isIdle(sourceLocation: SourceLocation = #_sourceLocation) async -> Bool {
        await log.wait(until: { $0.open.isEmpty }, at: sourceLocation) {
            "\($0.open.count) connections of the server are still open."
        }
    }

    private struct Log: Sendable {
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
