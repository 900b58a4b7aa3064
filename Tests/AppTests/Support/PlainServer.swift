import Core
import Foundation

/// An HTTP server that has one answer for each path, whatever the query or the method, and 404 for the rest.
final class PlainServer: Sendable {
    private let listener: Listener
    private let log = Log()

    /// Starts to serve.
    init(_ answers: [String: APIResponse]) throws {
        listener = try Listener()
        let thread = Thread { [listener, log] in
            while let connection = listener.accept() {
                guard let request = try? APIRequest(readFrom: connection) else { continue }
                log.add(request)
                let answer = answers[request.path.description] ?? APIResponse(status: 404)
                try? connection.write(contentsOf: answer.message)
            }
        }
        thread.start()
    }

    deinit {
        listener.stop()
    }

    /// Where it listens, as `--server` takes it.
    var origin: String { listener.origin }

    /// What it was asked, in order.
    var requests: [APIRequest] { log.requests }

    private final class Log: Sendable {
        private let lock = NSLock()
        // Safe because nothing touches it without holding the lock.
        nonisolated(unsafe) private var entries: [APIRequest] = []

        var requests: [APIRequest] { lock.withLock { entries } }

        func add(_ request: APIRequest) {
            lock.withLock { entries.append(request) }
        }
    }
}

extension APIRequest {
    /// Reads one request; `nil` when the caller goes away before its end.
    fileprivate init?(readFrom connection: FileHandle) throws {
        var text = ""
        while !text.contains("\r\n\r\n") {
            let data = connection.availableData
            guard !data.isEmpty else { return nil }
            text += String(decoding: data, as: UTF8.self)
        }
        let parts = text.components(separatedBy: "\r\n\r\n")
        let lines = parts[0].components(separatedBy: "\r\n")
        let words = lines[0].components(separatedBy: " ")
        guard words.count == 3, let method = HTTPMethod(rawValue: words[0]) else { return nil }
        let target = URLComponents(string: words[1])
        self.init(method, APIPath(stringLiteral: target?.path ?? ""), query: target?.queryItems ?? [])
        for field in lines.dropFirst() {
            let (name, value) = (field.prefix { $0 != ":" }, field.drop { $0 != ":" }.dropFirst())
            headers[String(name)] = value.trimmingCharacters(in: .whitespaces)
        }
        var body = Data(parts[1].utf8)
        while body.count < headers["Content-Length"].flatMap(Int.init) ?? 0 {
            body += connection.availableData
        }
        self.body = body.isEmpty ? nil : body
    }
}

extension APIResponse {
    /// The answer as it goes over the wire; the connection ends with it.
    fileprivate var message: Data {
        var lines = ["HTTP/1.1 \(status) Fine", "Connection: close", "Content-Length: \(body.count)"]
        lines += headers.map { "\($0.name): \($0.value)" }
        return Data((lines + ["", ""]).joined(separator: "\r\n").utf8) + body
    }
}
