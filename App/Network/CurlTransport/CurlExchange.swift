import CCurl
import Core
import Foundation

/// One request on its way, and what came of it so far. All but `isOver` happens on the loop's thread.
final class CurlExchange: @unchecked Sendable {
    /// How an exchange ends.
    typealias Outcome = Result<APIResponse, HTTPFailure>

    /// More than any answer of the API has; the rest is somebody's attempt to fill our memory.
    private static let largestHeader = 65_536

    private let request: TransportRequest
    private let tell: @Sendable (Outcome) -> Void
    private let lock = NSLock()
    // `@unchecked Sendable` is safe because the lock guards this, and nothing but the loop's thread touches the others.
    private var hasEnded = false
    private var headers = HeaderFields()
    private var headerSize = 0
    private var hasWholeHeader = false
    private var body = Data()
    private var excess: Int?

    init(_ request: TransportRequest, tell: @escaping @Sendable (Outcome) -> Void) {
        self.request = request
        self.tell = tell
    }

    /// Whether its outcome was told.
    var isOver: Bool { lock.withLock { hasEnded } }

    /// Tells the outcome.
    func finish(_ outcome: Outcome) {
        lock.withLock { hasEnded = true }
        tell(outcome)
    }

    /// Tells what libcurl made of it.
    func end(with result: CInt, status: Int) {
        if let excess {
            finish(.failure(.invalidResponse(.tooLarge(limit: excess))))
        } else if let failure = HTTPFailure(curlResult: result) {
            finish(.failure(failure))
        } else if !hasWholeHeader {
            // libcurl takes a header that was cut short for a whole one.
            finish(.failure(.noResponse(.lost)))
        } else {
            finish(.success(APIResponse(status: status, headers: headers, body: body)))
        }
    }
}

extension CurlExchange {
    /// Takes a part of the body; `false` when there is too much of it.
    private func receiveBody(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard body.count + bytes.count <= request.limits.body else {
            excess = request.limits.body
            return false
        }
        body.append(contentsOf: bytes)
        return true
    }

    /// Takes a line of the header; `false` when there is too much of it. A status line begins a new header, as after a
    /// `100 Continue`; what comes after a body is left alone.
    private func receiveHeader(_ bytes: UnsafeRawBufferPointer) -> Bool {
        headerSize += bytes.count
        guard headerSize <= Self.largestHeader else {
            excess = Self.largestHeader
            return false
        }
        let line = String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        if line.hasPrefix("HTTP/") {
            (headers, hasWholeHeader) = (HeaderFields(), false)
        } else if line.isEmpty {
            hasWholeHeader = true
        } else if !hasWholeHeader, let colon = line.firstIndex(of: ":") {
            let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            let name = String(line[..<colon])
            headers[name] = headers[name].map { "\($0), \(value)" } ?? value
        }
        return true
    }
}

extension CurlExchange {
    /// Says to libcurl what to send; gives back the header lines, which must outlive the transfer.
    func prepare(_ transfer: OpaquePointer) -> OpaquePointer? {
        ccurl_set_number(transfer, CInt(CCURL_NO_SIGNALS), 1)
        ccurl_set_number(transfer, CInt(CCURL_PROTOCOLS), CCURL_PROTOCOL_HTTP | CCURL_PROTOCOL_HTTPS)
        ccurl_set_number(transfer, CInt(CCURL_CONNECT_MILLISECONDS), request.limits.connecting.milliseconds)
        ccurl_set_text(transfer, CInt(CCURL_URL), request.url.absoluteString)
        ccurl_set_text(transfer, CInt(CCURL_ACCEPT_ENCODING), "")
        // A request that is given up while its name is looked up must not hold up the others.
        ccurl_set_number(transfer, CInt(CCURL_QUICK_EXIT), 1)
        if request.url.isLoopback {
            // The environment may name a proxy; what is for this machine stays on it.
            ccurl_set_text(transfer, CInt(CCURL_NO_PROXY), "*")
        }
        if request.method != .get {
            ccurl_set_text(transfer, CInt(CCURL_CUSTOM_METHOD), request.method.rawValue)
            // On a connection that was used before, libcurl sends again what got no answer; here that could do it twice.
            ccurl_set_number(transfer, CInt(CCURL_FRESH_CONNECTION), 1)
        }
        if let body = request.body {
            ccurl_set_number(transfer, CInt(CCURL_BODY_SIZE), body.count)
            body.withUnsafeBytes { ccurl_set_pointer(transfer, CInt(CCURL_COPIED_BODY), $0.baseAddress) }
        }
        receive(from: transfer)
        // An expectation would only cost a second with servers that do not know it.
        let lines = ["Expect:"] + request.headers.map { "\($0.name): \($0.value)" }
        let fields = lines.reduce(nil) { ccurl_append($0, $1) }
        ccurl_set_pointer(transfer, CInt(CCURL_HTTP_HEADERS), fields.map { UnsafeRawPointer($0) })
        return fields
    }

    private func receive(from transfer: OpaquePointer) {
        // The loop keeps the exchange for as long as the transfer lives.
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

    /// What libcurl expects of a receiver: the size of what was taken, or anything else to end the transfer.
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

extension Duration {
    /// Whole milliseconds, at least one.
    fileprivate var milliseconds: Int {
        max(1, Int(min(self / .milliseconds(1), 1e9)))
    }
}
