import Foundation
import Synchronization

#if canImport(Glibc)
import Glibc
#endif

/// A small HTTP server for the page. Only this machine can reach it, and no page of another server can use it.
final class PageServer: Sendable {
    /// Receives each message of a page, and `nil` at the end.
    typealias Receive = @Sendable (String?) async -> Void

    let port: UInt16
    private let socket: Int32
    private let access: Access
    private let respond: @Sendable (Request) async -> Response
    private let open: @Sendable (Request, WebSocket) async -> Receive
    private let connections = Mutex(0)
    private static let limit = 128

    /// Listens on a port of 127.0.0.1. With 0, the system chooses a port. `name` is the host of a forwarded port. If
    /// `respond` allows a WebSocket, `open` is called.
    init?(
        port: UInt16,
        name: String? = nil,
        respond: @escaping @Sendable (Request) async -> Response,
        open: @escaping @Sendable (Request, WebSocket) async -> Receive
    ) {
        socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        var yes: Int32 = 1
        setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        var (address, size) = (sockaddr_in(), socklen_t(MemoryLayout<sockaddr_in>.size))
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let isListening = withUnsafeMutablePointer(to: &address) { [socket] in
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(socket, $0, size) == 0 && listen(socket, 64) == 0 && getsockname(socket, $0, &size) == 0
            }
        }
        self.port = UInt16(bigEndian: address.sin_port)
        access = Access(port: self.port, name: name?.lowercased())
        (self.respond, self.open) = (respond, open)
        guard isListening else {
            Glibc.close(socket)
            return nil
        }
    }

    /// Accepts connections, each on a thread of its own.
    func start() {
        Thread.detachNewThread { [self] in
            while true {
                let accepted = accept(socket, nil, nil)
                guard accepted >= 0 else {
                    // Too many files are open, for example.
                    usleep(10_000)
                    continue
                }
                let connection = Connection(accepted)
                let count = connections.withLock { connections in
                    connections += 1
                    return connections
                }
                guard count <= Self.limit else {
                    connection.write(Response(.full).bytes)
                    end(connection)
                    continue
                }
                Thread.detachNewThread { [self] in
                    serve(connection)
                    end(connection)
                }
            }
        }
    }

    private func end(_ connection: Connection) {
        connection.close()
        connections.withLock { $0 -= 1 }
    }

    private func serve(_ connection: Connection) {
        do throws(Request.Refusal) {
            guard let (request, rest) = try read(connection) else { return }
            try access.check(request)
            let response = wait { await self.respond(request) }
            guard response.status == Response.webSocket.status else { return connection.write(response.bytes) }
            guard request.headers["upgrade"]?.lowercased() == "websocket", request.method == "GET",
                request.headers["sec-websocket-version"] == "13", let key = request.headers["sec-websocket-key"]
            else { throw .bad }
            let head = """
                HTTP/1.1 101 Switching Protocols\r
                Upgrade: websocket\r
                Connection: Upgrade\r
                Sec-WebSocket-Accept: \(SHA1.answer(to: key))\r
                \r

                """
            connection.write(Array(head.utf8))
            let socket = WebSocket(connection)
            let receive = wait { await self.open(request, socket) }
            // The next message is read when this one is handled. So a page cannot fill the memory with messages.
            socket.read(rest) { text in wait { await receive(text) } }
            wait { await receive(nil) }
            socket.finish()
        } catch {
            connection.write(Response(error).bytes)
            // With unread bytes, the system would drop the response.
            let deadline = ContinuousClock.now + .seconds(1)
            while !connection.read(until: deadline).isEmpty {}
        }
    }

    /// Waits at most ten seconds for a whole request.
    private func read(_ connection: Connection) throws(Request.Refusal) -> (Request, ArraySlice<UInt8>)? {
        var bytes: [UInt8] = []
        let deadline = ContinuousClock.now + .seconds(10)
        while true {
            let new = connection.read(until: deadline)
            guard !new.isEmpty else { return nil }
            bytes += new
            if let read = try Request.read(bytes) { return read }
        }
    }

    /// Waits on this thread, which is not one of Swift's threads.
    private func wait<Value: Sendable>(_ work: @escaping @Sendable () async -> Value) -> Value {
        let (result, done) = (Shared<Value>(), DispatchSemaphore(value: 0))
        Task {
            let value = await work()
            result.value.withLock { $0 = value }
            done.signal()
        }
        done.wait()
        guard let value = result.value.withLock({ $0 }) else { fatalError("The work has no result.") }
        return value
    }

    private final class Shared<Value: Sendable>: Sendable {
        let value = Mutex<Value?>(nil)
    }
}
