import CCurl
import Core
import Foundation

/// One running request, and the parts of its response that have arrived. Only the thread of `CurlLoop` may use it. The
/// property `isOver` is the exception, because any thread may read it.
final class CurlExchange: @unchecked Sendable {
    /// The response, or the reason why there is no valid response.
    typealias Outcome = Result<APIResponse, HTTPFailure>

    /// The maximum size of all header lines of a response together, in bytes. A response with more is refused, because
    /// it may be an attack.
    private static let largestHeader = 65_536

    private let request: TransportRequest
    private let tell: @Sendable (Outcome) -> Void
    private let lock = NSLock()
    // `@unchecked Sendable` is safe: the lock protects this property, and only one thread uses the other properties.
    private var hasEnded = false
    private var headers = HeaderFields()
    private var headerSize = 0
    private var hasWholeHeader = false
    private var body = Data()
    private var reader: BodyReader?
    private var excess: Int?

    init(_ request: TransportRequest, tell: @escaping @Sendable (Outcome) -> Void) {
        self.request = request
        self.tell = tell
    }

    /// Whether the request has ended. Any thread may read this property.
    var isOver: Bool { lock.withLock { hasEnded } }

    /// Ends the request, and passes its outcome to the code that waits for the response.
    func finish(_ outcome: Outcome) {
        lock.withLock { hasEnded = true }
        tell(outcome)
    }

    /// Ends the request. `result` is the result code of libcurl, and `status` is the status code of the response.
    func end(with result: CInt, status: Int) {
        if let excess {
            finish(.failure(.invalidResponse(.tooLarge(limit: excess))))
        } else if let failure = HTTPFailure(curlResult: result) {
            finish(.failure(failure))
        } else if !hasWholeHeader {
            // libcurl can report success even if the header is not complete.
            finish(.failure(.noResponse(.lost)))
        } else {
            finish(.success(APIResponse(status: status, headers: headers, body: body)))
        }
    }
}

extension CurlExchange {
    /// Adds received bytes to the body of the response. Returns `false` if the body is too large.
    private func receiveBody(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard body.count + bytes.count <= request.limits.body else {
            excess = request.limits.body
            return false
        }
        body.append(contentsOf: bytes)
        return true
    }

    /// Adds a received header line. Returns `false` if all header lines together are too large. A response can have
    /// several status lines, for example after `100 Continue`. Each status line removes the header lines before it.
    /// Header lines after the body (trailers) are ignored.
    private func receiveHeader(_ bytes: UnsafeRawBufferPointer) -> Bool {
        headerSize += bytes.count
        guard headerSize <= Self.largestHeader else {
            excess = Self.largestHeader
            return false
        }
        let line = String(decoding: bytes, as: UTF8.self).trimmed
        if line.hasPrefix("HTTP/") {
            (headers, hasWholeHeader) = (HeaderFields(), false)
        } else if line.isEmpty {
            hasWholeHeader = true
        } else if !hasWholeHeader, let colon = line.firstIndex(of: ":") {
            let value = line[line.index(after: colon)...].trimmed
            let name = String(line[..<colon])
            headers[name] = headers[name].map { "\($0), \(value)" } ?? value
        }
        return true
    }
}

extension CurlExchange {
    /// Sets the options of a transfer for this request. Returns the header lines of the request as a list. The caller
    /// must free this list after the transfer.
    func prepare(_ transfer: OpaquePointer) -> OpaquePointer? {
        ccurl_set_number(transfer, CInt(CCURL_NO_SIGNALS), 1)
        ccurl_set_number(transfer, CInt(CCURL_PROTOCOLS), CCURL_PROTOCOL_HTTP | CCURL_PROTOCOL_HTTPS)
        ccurl_set_number(transfer, CInt(CCURL_CONNECT_MILLISECONDS), request.limits.connecting.milliseconds)
        ccurl_set_text(transfer, CInt(CCURL_URL), request.url.absoluteString)
        ccurl_set_text(transfer, CInt(CCURL_ACCEPT_ENCODING), "")
        // A request that is cancelled during its DNS lookup must not block the other requests.
        ccurl_set_number(transfer, CInt(CCURL_QUICK_EXIT), 1)
        if request.url.isLoopback {
            // An environment variable can set a proxy. Requests to this machine must not use the proxy.
            ccurl_set_text(transfer, CInt(CCURL_NO_PROXY), "*")
        }
        if request.method != .get {
            ccurl_set_text(transfer, CInt(CCURL_CUSTOM_METHOD), request.method.rawValue)
            // If a reused connection fails, libcurl can send the request again, so a change could be made twice.
            ccurl_set_number(transfer, CInt(CCURL_FRESH_CONNECTION), 1)
        }
        if let content = request.content, content.isReporting || content.hasFile {
            send(content, with: transfer)
        } else if let body = request.body {
            ccurl_set_number(transfer, CInt(CCURL_BODY_SIZE), body.count)
            body.withUnsafeBytes { ccurl_set_pointer(transfer, CInt(CCURL_COPIED_BODY), $0.baseAddress) }
        }
        receive(from: transfer)
        // `Expect:` turns off `Expect: 100-continue`. With this header, libcurl can wait one second for some servers.
        let lines = ["Expect:"] + request.headers.map { "\($0.name): \($0.value)" }
        let fields = lines.reduce(nil) { ccurl_append($0, $1) }
        ccurl_set_pointer(transfer, CInt(CCURL_HTTP_HEADERS), fields.map { UnsafeRawPointer($0) })
        return fields
    }

    /// Lets libcurl read the body while it is sent.
    private func send(_ content: RequestBody, with transfer: OpaquePointer) {
        reader = BodyReader(content)
        ccurl_set_number(transfer, CInt(CCURL_UPLOAD), 1)
        ccurl_set_text(transfer, CInt(CCURL_CUSTOM_METHOD), request.method.rawValue)
        ccurl_set_size(transfer, CInt(CCURL_UPLOAD_SIZE), Int64(content.size))
        ccurl_set_pointer(transfer, CInt(CCURL_READ_CONTEXT), Unmanaged.passUnretained(self).toOpaque())
        ccurl_set_sender(transfer, CInt(CCURL_READ)) { buffer, _, count, context in
            guard let context, let buffer else { return Int(CCURL_ABORT) }
            let exchange = Unmanaged<CurlExchange>.fromOpaque(context).takeUnretainedValue()
            let space = UnsafeMutableRawBufferPointer(start: buffer, count: count)
            return (try? exchange.reader?.read(into: space)) ?? Int(CCURL_ABORT)
        }
    }

    private func receive(from transfer: OpaquePointer) {
        // The pointer stays valid, because `CurlTransfers` retains the exchange until the transfer has ended.
        let context = Unmanaged.passUnretained(self).toOpaque()
        ccurl_set_pointer(transfer, CInt(CCURL_WRITE_CONTEXT), context)
        ccurl_set_pointer(transfer, CInt(CCURL_HEADER_CONTEXT), context)
        ccurl_set_receiver(transfer, CInt(CCURL_WRITE)) { bytes, _, count, context in
            CurlExchange.receive(bytes, count, context) { $0.receiveBody($1) }
        }
        ccurl_set_receiver(transfer, CInt(CCURL_HEADER)) { bytes, _, count, context in
            CurlExchange.receive(bytes, count, context) { $0.receiveHeader($1) }
        }
    }

    /// Passes received bytes to an exchange. Returns the number of bytes, or -1 to stop the transfer.
    private static func receive(
        _ bytes: UnsafePointer<CChar>?,
        _ count: Int,
        _ context: UnsafeMutableRawPointer?,
        _ take: (CurlExchange, UnsafeRawBufferPointer) -> Bool
    ) -> Int {
        guard let context, let bytes else { return 0 }
        let exchange = Unmanaged<CurlExchange>.fromOpaque(context).takeUnretainedValue()
        return take(exchange, UnsafeRawBufferPointer(start: bytes, count: count)) ? count : -1
    }
}

extension StringProtocol {
    /// The text without white space at both ends. The method of Foundation takes four times as long.
    fileprivate var trimmed: String {
        let start = drop { $0.isWhitespace }
        return String(start[..<(start.lastIndex { !$0.isWhitespace }.map(start.index(after:)) ?? start.startIndex)])
    }
}

extension Duration {
    /// The duration in whole milliseconds. It is at least 1, because libcurl uses its default timeout for 0.
    fileprivate var milliseconds: Int {
        max(1, Int(min(self / .milliseconds(1), 1e9)))
    }
}
