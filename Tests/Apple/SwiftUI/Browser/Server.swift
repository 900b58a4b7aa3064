import Foundation
import Synchronization

#if canImport(Glibc)
import Glibc
#endif

/// A small HTTP server for the page. It listens on 127.0.0.1 only. It refuses requests of other web pages: the names in
/// `Host` and `Origin` must be its own.
final class PageServer: Sendable {
    struct Request: Sendable {
        var method = "", path = "", query: [String: String] = [:], headers: [String: String] = [:], body = Data()
    }

    struct Response: Sendable {
        var status = "200 OK", type = "text/html; charset=utf-8", body = Data()

        static func text(_ text: String, _ type: String = "text/plain; charset=utf-8") -> Response {
            Response(type: type, body: Data(text.utf8))
        }
        static func refused(_ status: String) -> Response { Response(status: status, type: "text/plain") }
    }

    /// Handles a page that opens a socket. The result receives each message, and `nil` at the end.
    typealias Open = @Sendable (Request, WebSocket) async -> @Sendable (String?) -> Void

    let port: UInt16
    private let socket: Int32
    private let respond: @Sendable (Request) async -> Response
    private let open: Open

    /// Listens on a port. With 0, or if the port is used, the system chooses a free port.
    init?(port: UInt16, respond: @escaping @Sendable (Request) async -> Response, open: @escaping Open) {
        signal(SIGPIPE, SIG_IGN)
        let socket = Self.listen(on: port) ?? Self.listen(on: 0) ?? -1
        var (address, size) = (sockaddr_in(), socklen_t(MemoryLayout<sockaddr_in>.size))
        let named = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(socket, $0, &size) }
        }
        guard named == 0 else { return nil }
        self.port = UInt16(bigEndian: address.sin_port)
        (self.socket, self.respond, self.open) = (socket, respond, open)
    }

    private static func listen(on port: UInt16) -> Int32? {
        let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        var yes: Int32 = 1
        setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let bound = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard bound == 0, Glibc.listen(socket, 64) == 0 else {
            close(socket)
            return nil
        }
        return socket
    }

    /// Accepts connections, each on a thread of its own.
    func start() {
        Thread.detachNewThread { [self] in
            while true {
                let connection = accept(socket, nil, nil)
                guard connection >= 0 else {
                    usleep(10_000)
                    continue
                }
                Thread.detachNewThread { [self] in serve(Connection(connection)) }
            }
        }
    }

    private func serve(_ connection: Connection) {
        guard var request = connection.readRequest() else { return connection.end() }
        let hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
        let isOwn = request.headers["host"].map(hosts.contains) ?? false
        let origin = request.headers["origin"]
        guard isOwn, origin.map({ own in hosts.contains { own == "http://\($0)" } }) ?? true else {
            connection.write(.refused("403 Forbidden"))
            return connection.end()
        }
        if let key = request.headers["sec-websocket-key"], request.headers["upgrade"]?.lowercased() == "websocket" {
            let answer = Data(sha1(key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11")).base64EncodedString()
            connection.write(
                "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                    + "Sec-WebSocket-Accept: \(answer)\r\n\r\n"
            )
            let socket = WebSocket(connection)
            let receive = wait { [request] in await self.open(request, socket) }
            while let text = socket.read() { receive(text) }
            receive(nil)
            return connection.end()
        }
        let length = request.headers["content-length"].flatMap { Int($0) } ?? 0
        guard length <= 1 << 20, let body = connection.read(length) else {
            connection.write(.refused("413 Content Too Large"))
            return connection.end()
        }
        request.body = Data(body)
        connection.write(wait { [request] in await self.respond(request) })
        connection.end()
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

/// The bytes of a connection. Only its own thread reads.
final class Connection: @unchecked Sendable {
    private let socket: Int32
    private var rest: [UInt8] = []
    private let isOpen = Mutex(true)

    init(_ socket: Int32) {
        self.socket = socket
        var time = timeval(tv_sec: 5, tv_usec: 0)
        setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
        var yes: Int32 = 1
        setsockopt(socket, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
    }

    func end() {
        isOpen.withLock { isOpen in
            if isOpen { close(socket) }
            isOpen = false
        }
    }

    /// Ends the reading, so that the thread of the connection closes it.
    func stop() { isOpen.withLock { if $0 { shutdown(socket, Int32(SHUT_RDWR)) } } }

    private func receive() -> Bool {
        var buffer = [UInt8](repeating: 0, count: 16_384)
        let count = recv(socket, &buffer, buffer.count, 0)
        if count > 0 { rest += buffer[..<count] }
        return count > 0
    }

    func read(_ count: Int) -> [UInt8]? {
        while rest.count < count { if !receive() { return nil } }
        defer { rest.removeFirst(count) }
        return Array(rest[..<count])
    }

    func readRequest() -> PageServer.Request? {
        let end = Array("\r\n\r\n".utf8)
        while rest.firstRange(of: end) == nil { if rest.count > 32_768 || !receive() { return nil } }
        guard let range = rest.firstRange(of: end) else { return nil }
        let lines = String(decoding: rest[..<range.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
        rest.removeFirst(range.upperBound)
        let words = lines[0].split(separator: " ")
        guard words.count == 3 else { return nil }
        var request = PageServer.Request()
        let parts = URLComponents(string: String(words[1]))
        (request.method, request.path) = (String(words[0]), parts?.path ?? "/")
        for item in parts?.queryItems ?? [] { request.query[item.name] = item.value ?? "" }
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { continue }
            let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            request.headers[line[..<colon].lowercased()] = value
        }
        return request
    }

    func write(_ response: PageServer.Response) {
        let policy =
            "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
            + "img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
        write(
            "HTTP/1.1 \(response.status)\r\nContent-Type: \(response.type)\r\nContent-Length: \(response.body.count)\r\n"
                + "Content-Security-Policy: \(policy)\r\nX-Content-Type-Options: nosniff\r\n"
                + "Cache-Control: no-store\r\nConnection: close\r\n\r\n",
            response.body
        )
    }

    func write(_ text: String, _ data: Data = Data()) { write(Array(text.utf8) + data) }

    func write(_ bytes: [UInt8]) {
        var start = 0
        while start < bytes.count {
            let count = bytes[start...].withUnsafeBytes { send(socket, $0.baseAddress, $0.count, 0) }
            guard count > 0 else { return stop() }
            start += count
        }
    }
}

/// The messages between the server and a page (RFC 6455).
final class WebSocket: Sendable {
    private let connection: Connection
    private let queue = DispatchQueue(label: "socket")

    init(_ connection: Connection) { self.connection = connection }

    /// Sends a text. The calls do not wait for the page.
    func send(_ text: String) { queue.async { [connection] in connection.write(Self.frame(1, Array(text.utf8))) } }

    func end() { queue.async { [connection] in connection.stop() } }

    private static func frame(_ opcode: UInt8, _ body: [UInt8]) -> [UInt8] {
        var head: [UInt8] = [0x80 | opcode]
        switch body.count {
        case ..<126: head.append(UInt8(body.count))
        case ..<65_536: head += [126, UInt8(body.count >> 8), UInt8(body.count & 0xFF)]
        default: head += [127] + (0..<8).map { UInt8(truncatingIfNeeded: body.count >> (56 - 8 * $0)) }
        }
        return head + body
    }

    /// Waits for the next text. Returns `nil` at the end.
    func read() -> String? {
        var text: [UInt8] = []
        while let head = connection.read(2) {
            var length = Int(head[1] & 0x7F)
            if length > 125 {
                guard let more = connection.read(length == 126 ? 2 : 8) else { return nil }
                length = more.reduce(0) { $0 << 8 | Int($1) }
            }
            guard (0...1 << 20).contains(length), head[1] & 0x80 != 0, let mask = connection.read(4),
                var body = connection.read(length)
            else { return nil }
            for index in body.indices { body[index] ^= mask[index % 4] }
            switch head[0] & 0x0F {
            case 0, 1:
                text += body
                if head[0] & 0x80 != 0 { return String(decoding: text, as: UTF8.self) }
            case 9: queue.async { [connection, body] in connection.write(Self.frame(10, body)) }
            case 10: continue
            default: return nil
            }
        }
        return nil
    }
}

/// The SHA-1 of a text. Only the handshake of a socket needs it.
private func sha1(_ text: String) -> [UInt8] {
    var message = Array(text.utf8)
    let bits = UInt64(message.count) * 8
    message.append(0x80)
    while message.count % 64 != 56 { message.append(0) }
    message += (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * $0)) }
    func rotate(_ value: UInt32, _ count: UInt32) -> UInt32 { value << count | value >> (32 - count) }
    var hash: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
    for start in stride(from: 0, to: message.count, by: 64) {
        var words = (0..<16).map { word in
            (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(message[start + 4 * word + $1]) }
        }
        for index in 16..<80 {
            words.append(rotate(words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], 1))
        }
        var (a, b, c, d, e) = (hash[0], hash[1], hash[2], hash[3], hash[4])
        for index in 0..<80 {
            let (value, key): (UInt32, UInt32) =
                switch index {
                case ..<20: (b & c | ~b & d, 0x5A82_7999)
                case ..<40: (b ^ c ^ d, 0x6ED9_EBA1)
                case ..<60: (b & c | b & d | c & d, 0x8F1B_BCDC)
                default: (b ^ c ^ d, 0xCA62_C1D6)
                }
            let next = rotate(a, 5) &+ value &+ e &+ key &+ words[index]
            (e, d, c, b, a) = (d, c, rotate(b, 30), a, next)
        }
        for (index, value) in [a, b, c, d, e].enumerated() { hash[index] &+= value }
    }
    return hash.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) } }
}
