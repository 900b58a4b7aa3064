#if os(Linux) || os(macOS)
    public import Foundation

    /// A server on a free port of this machine that does to its clients, word for word, what a test tells it to.
    ///
    /// Every connection has a thread of its own, so none waits for another.
    public final class FaultServer: Sendable {
        /// What to do to a client that sent a request, in order. Then the connection ends.
        public typealias Behaviour = @Sendable (_ request: String) -> [FaultStep]

        /// Where it listens.
        public let url: URL
        private let listener: CInt
        private let log = Monitor(Log())

        /// Starts it. One that gets very many requests counts them only.
        public init(keepsRequests: Bool = true, _ behaviour: @escaping Behaviour) throws {
            signal(SIGPIPE, SIG_IGN)  // A client that has gone must not end the tests.
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

        /// The requests so far, each whole as it came, in the order in which they were complete.
        public var requests: [String] { log.current.requests }

        /// How many requests there were.
        public var requestCount: Int { log.current.count }

        /// Waits until there were `count` requests.
        public func received(_ count: Int) async {
            _ = await log.wait { $0.count >= count }
        }

        /// Waits until no connection is open.
        public func isIdle() async -> Bool {
            await log.wait { $0.open.isEmpty }
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
            var goesOn = true
            while goesOn, let request = socket.readRequest() {
                log.update { log in
                    log.requests += keepsRequests ? [request] : []
                    log.count += 1
                }
                socket.staysOpen = false
                goesOn = behaviour(request).allSatisfy { $0.happen(to: socket) } && socket.staysOpen
            }
            // Under the lock, so that nobody takes the number for that of a later connection.
            log.update { log in
                close(connection)
                log.open.remove(connection)
            }
        }
    }
#endif
