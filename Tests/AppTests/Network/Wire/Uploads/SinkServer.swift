#if os(Linux)
import Foundation
import TestSupport

/// An HTTP server on this machine that reads bodies of any bytes. It closes each connection after one response.
final class SinkServer: Sendable {
    struct Received: Equatable, Sendable {
        var head = ""
        var body = Data()

        func header(_ name: String) -> String? {
            head.components(separatedBy: "\r\n").first { $0.lowercased().hasPrefix(name.lowercased() + ":") }
                .map { $0.drop { $0 != ":" }.dropFirst().trimmingCharacters(in: .whitespaces) }
        }
    }

    struct Answer: Sendable {
        var status = "200 OK"
        var body = "{}"
        var ending = Ending.whole
    }

    /// How much of the body the server reads: all of it, nothing before it answers, or this many bytes, before it reads
    /// no more or closes the connection.
    enum Ending: Equatable, Sendable { case whole, early, stalls(after: Int), cuts(after: Int) }

    let url: URL
    private let listener: CInt
    private let log = Locked([Received]())

    init(_ answer: @escaping @Sendable (Received) -> Answer = { _ in Answer() }) throws {
        let (listener, port) = try Socket.listen()
        guard let url = URL(string: "http://127.0.0.1:\(port)") else { throw POSIXError(.EIO) }
        (self.url, self.listener) = (url, listener)
        Thread { [log] in
            while case let connection = accept(listener, nil, nil), connection >= 0 {
                Thread {
                    Self.serve(connection, answer, log)
                    close(connection)
                }.start()
            }
        }.start()
    }

    deinit { shutdown(listener, CInt(SHUT_RDWR)) }

    /// The requests that the server has answered.
    var received: [Received] { log.value }

    private static func serve(_ connection: CInt, _ answer: (Received) -> Answer, _ log: Locked<[Received]>) {
        var (buffer, start, end) = ([UInt8](repeating: 0, count: 65_536), Data(), Data("\r\n\r\n".utf8))
        func read() -> Data? {
            let count = recv(connection, &buffer, buffer.count, 0)
            return count > 0 ? Data(buffer.prefix(count)) : nil
        }
        while start.range(of: end) == nil {
            guard let bytes = read() else { return }
            start += bytes
        }
        guard let mark = start.range(of: end) else { return }
        var received = Received(head: String(decoding: start[..<mark.lowerBound], as: UTF8.self))
        received.body = Data(start[mark.upperBound...])
        let answer = answer(received)
        let total = received.header("Content-Length").flatMap(Int.init) ?? 0
        let wanted =
            switch answer.ending {
            case .whole: total
            case .early: 0
            case .stalls(let count), .cuts(let count): count
            }
        while received.body.count < wanted, let bytes = read() { received.body += bytes }
        if case .cuts = answer.ending { return }
        if case .stalls = answer.ending {
            // POLLRDHUP: the client has left.
            var event = pollfd(fd: connection, events: 0x2000, revents: 0)
            poll(&event, 1, -1)
            return
        }
        log.change { $0.append(received) }
        let head = "HTTP/1.1 \(answer.status)\r\nContent-Length: \(answer.body.utf8.count)\r\nConnection: close\r\n\r\n"
        let bytes = Array((head + answer.body).utf8)
        send(connection, bytes, bytes.count, CInt(MSG_NOSIGNAL))
        // A server that closes while bytes are unread resets the connection.
        shutdown(connection, CInt(SHUT_WR))
        while read() != nil {}
    }
}
#endif
