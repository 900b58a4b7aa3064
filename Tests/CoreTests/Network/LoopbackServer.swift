import Foundation

/// A server on a free port of this machine that says what a test tells it to, word for word, one connection at a time.
final class LoopbackServer: Sendable {
    /// Where it listens.
    let url: URL
    private let listener: CInt
    private let received = Locked<[String]>([])

    /// Starts it. `answer` gets each request and gives the bytes to send before the connection ends; for `nil` nothing
    /// is sent, and the connection stays until the client ends it, or for five minutes.
    init(_ answer: @escaping @Sendable (String) -> String?) throws {
        #if os(Linux)
            let stream = CInt(SOCK_STREAM.rawValue)
        #else
            let stream = SOCK_STREAM
        #endif
        signal(SIGPIPE, SIG_IGN)  // A client that has gone must not end the tests.
        let listener = socket(AF_INET, stream, 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(listener, address, size) + listen(listener, 8) + getsockname(listener, address, &size)
            }
        }
        guard result == 0, let url = URL(string: "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))") else {
            throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
        }
        self.url = url
        self.listener = listener
        Thread { [received] in
            while case let connection = accept(listener, nil, nil), connection >= 0 {
                defer { close(connection) }
                guard let request = Self.readRequest(from: connection) else { continue }
                received.change { $0.append(request) }
                if let text = answer(request) {
                    _ = send(connection, text, text.utf8.count, 0)
                } else {
                    _ = Self.read(from: connection)
                }
            }
            close(listener)
        }.start()
    }

    deinit {
        shutdown(listener, CInt(SHUT_RDWR))
    }

    /// The requests so far, in order.
    var requests: [String] { received.value }

    private static func readRequest(from connection: CInt) -> String? {
        var limit = timeval(tv_sec: 300, tv_usec: 0)
        setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        var request = ""
        while !request.isWholeRequest {
            guard let part = read(from: connection) else { return nil }
            request += part
        }
        return request
    }

    private static func read(from connection: CInt) -> String? {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = recv(connection, &buffer, buffer.count, 0)
        return count > 0 ? String(decoding: buffer.prefix(count), as: UTF8.self) : nil
    }
}

extension String {
    fileprivate var isWholeRequest: Bool {
        guard let end = range(of: "\r\n\r\n") else { return false }
        let length = firstMatch(of: /(?i)content-length: *(\d+)/).flatMap { Int($0.1) } ?? 0
        return self[end.upperBound...].utf8.count >= length
    }
}
