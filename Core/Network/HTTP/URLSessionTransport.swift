import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Sends HTTP requests with `URLSession`, for apps on Apple platforms.
///
/// Some malformed responses crash the process on Linux. So on Linux, use this transport only with a server that you
/// trust.
public final class URLSessionTransport: HTTPTransport {
    /// The only instance. On Linux, it is not safe to use a `URLSession` while another `URLSession` is released.
    public static let shared = URLSessionTransport()

    private let session: URLSession
    private let exchanges = HTTPExchanges()

    private init() {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpShouldSetCookies = false
        configuration.urlCache = nil
        configuration.urlCredentialStorage = nil
        // The deadline of `HTTPAPIClient` limits the duration. This timeout must be longer.
        configuration.timeoutIntervalForRequest = 7 * 86_400
        session = URLSession(configuration: configuration, delegate: exchanges, delegateQueue: nil)
    }

    /// True. A `multipart` body with a file is first written to a temporary file. On Linux, `URLSession` reads a file
    /// into memory.
    public var sendsFiles: Bool { true }

    /// Sends a request and returns the response, even a response with an error status code such as 404.
    public func send(_ request: TransportRequest) async throws(HTTPFailure) -> APIResponse {
        let (outcomes, outcome) = AsyncStream.makeStream(of: HTTPOutcome.self)
        let upload = try await UploadFile(request.content)
        defer { upload?.removeCopy() }
        let task = task(for: request, upload?.file)
        let sent = request.content.map { content in { @Sendable in content.sent($0) } }
        exchanges.add(task, largestBody: request.limits.body, sent: sent) { outcome.yield($0) }
        task.resume()
        // When the caller is cancelled, the stream ends at once. Then this line cancels the task.
        defer { task.cancel() }
        for await outcome in outcomes {
            return try outcome.get()
        }
        throw .noResponse(.cancelled)
    }
}

extension URLSessionTransport {
    /// Only an upload task tells its progress on Linux.
    private func task(for request: TransportRequest, _ file: URL?) -> URLSessionTask {
        if let file { return session.uploadTask(with: URLRequest(request), fromFile: file) }
        guard request.content?.isReporting == true, let data = request.body else {
            return session.dataTask(with: URLRequest(request, body: request.body))
        }
        return session.uploadTask(with: URLRequest(request), from: data)
    }
}

extension URLRequest {
    fileprivate init(_ request: TransportRequest, body: Data? = nil) {
        self.init(url: request.url)
        httpMethod = request.method.rawValue
        httpBody = body
        for field in request.headers {
            setValue(field.value, forHTTPHeaderField: field.name)
        }
    }
}

/// The running requests of a `URLSession`, and the response data that has arrived so far.
///
/// This object is the delegate of the whole session, because the delegate of a single task is never called on Linux.
/// `@unchecked Sendable` is safe, because every access to `running` is protected by `lock`.
final class HTTPExchanges: NSObject, @unchecked Sendable {
    private struct Exchange {
        let largestBody: Int
        let sent: (@Sendable (Int) -> Void)?
        let finish: @Sendable (HTTPOutcome) -> Void
        var body = Data()
    }

    private let lock = NSLock()
    private var running: [Int: Exchange] = [:]

    /// Adds a task. When the task ends, `finish` is called with its result. Add a task before you resume it.
    func add(
        _ task: URLSessionTask,
        largestBody: Int,
        sent: (@Sendable (Int) -> Void)?,
        finish: @escaping @Sendable (HTTPOutcome) -> Void
    ) {
        let exchange = Exchange(largestBody: largestBody, sent: sent, finish: finish)
        lock.withLock { running[task.taskIdentifier] = exchange }
    }
}

extension HTTPExchanges: URLSessionDataDelegate {
    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didSendBodyData bytesSent: Int64,
        totalBytesSent: Int64,
        totalBytesExpectedToSend: Int64
    ) {
        lock.withLock { running[task.taskIdentifier] }?.sent?(Int(totalBytesSent))
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let id = dataTask.taskIdentifier
        let tooLarge: Exchange? = lock.withLock {
            running[id]?.body.append(data)
            guard let exchange = running[id], exchange.body.count > exchange.largestBody else { return nil }
            return running.removeValue(forKey: id)
        }
        guard let tooLarge else { return }
        tooLarge.finish(.failure(.invalidResponse(.tooLarge(limit: tooLarge.largestBody))))
        dataTask.cancel()
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        guard let exchange = lock.withLock({ running.removeValue(forKey: task.taskIdentifier) }) else { return }
        if let error {
            exchange.finish(.failure(.noResponse(ConnectionFailure.Reason(error))))
        } else if let response = task.response as? HTTPURLResponse {
            exchange.finish(.success(APIResponse(response, body: exchange.body)))
        } else {
            exchange.finish(.failure(.noResponse(.lost)))
        }
    }

    /// Tells the session not to follow the redirect, because `HTTPAPIClient` follows redirects itself.
    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        completionHandler(nil)
    }
}

extension APIResponse {
    fileprivate init(_ response: HTTPURLResponse, body: Data) {
        var headers = HeaderFields()
        for (name, value) in response.allHeaderFields {
            headers["\(name)"] = "\(value)"
        }
        self.init(status: response.statusCode, headers: headers, body: body)
    }
}

extension ConnectionFailure.Reason {
    /// The reason for an error of `URLSession`. An error that is neither a `URLError` nor a `CancellationError` is
    /// `lost`.
    public init(_ error: any Error) {
        switch (error as? URLError)?.code {
        case .cannotFindHost, .dnsLookupFailed, .badURL, .unsupportedURL: self = .unknownHost
        case .cannotConnectToHost, .notConnectedToInternet, .dataNotAllowed, .internationalRoamingOff, .callIsActive:
            self = .unreachable
        case .timedOut: self = .timedOut
        case .cancelled: self = .cancelled
        case nil where error is CancellationError: self = .cancelled
        case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate,
            .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid, .clientCertificateRejected,
            .clientCertificateRequired, .appTransportSecurityRequiresSecureConnection:
            self = .insecure
        default: self = .lost
        }
    }
}
