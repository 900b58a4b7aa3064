public import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The client over HTTP, on `URLSession`.
///
/// A call ends with its answer, at its deadline or when its caller is cancelled, whichever comes first and whatever the
/// connection does: all three end the same stream.
public struct HTTPAPIClient: APIClient {
    private let server: URL
    private let timeout: Duration
    private let session: URLSession
    private let exchanges = HTTPExchanges()

    /// Makes a client.
    ///
    /// - Parameters:
    ///   - server: The server's address; the paths of calls are added to its own.
    ///   - timeout: How long one call may take in all.
    public init(server: URL, timeout: Duration = .seconds(30)) {
        self.server = server
        self.timeout = timeout
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpShouldSetCookies = false
        configuration.urlCache = nil
        configuration.urlCredentialStorage = nil
        // Every call has a deadline of ours; the session's own must never come first.
        configuration.timeoutIntervalForRequest = TimeInterval(timeout.components.seconds) + 60
        session = URLSession(configuration: configuration, delegate: exchanges, delegateQueue: nil)
    }

    /// Sends a call over the network.
    public func send(_ request: APIRequest) async throws(APIError) -> APIResponse {
        let (outcomes, outcome) = AsyncStream.makeStream(of: HTTPExchanges.Outcome.self)
        let task = session.dataTask(with: try urlRequest(for: request))
        exchanges.add(task) { outcome.yield($0) }
        task.resume()
        let deadline = Task {
            try await Task.sleep(for: timeout)
            outcome.yield(.failure(.timedOut))
        }
        defer {
            deadline.cancel()
            task.cancel()
        }
        for await outcome in outcomes {
            switch outcome {
            case .success(let response): return response.masked(for: request)
            case .failure(let reason): throw failure(reason)
            }
        }
        throw failure(.cancelled)
    }
}

extension HTTPAPIClient {
    private func urlRequest(for request: APIRequest) throws(APIError) -> URLRequest {
        guard var components = URLComponents(url: server, resolvingAgainstBaseURL: false) else {
            throw failure(.unknownHost)
        }
        let base = components.percentEncodedPath
        let folder = base.hasSuffix("/") ? String(base.dropLast()) : base
        components.percentEncodedPath = folder + request.path.description
        if !request.query.isEmpty {
            components.percentEncodedQuery = request.query.percentEncoded
        }
        guard let url = components.url else { throw failure(.unknownHost) }
        var urlRequest = URLRequest(url: url)
        urlRequest.httpMethod = request.method.rawValue
        urlRequest.httpBody = request.body
        urlRequest.setValue("application/json", forHTTPHeaderField: "Accept")
        if request.body != nil {
            urlRequest.setValue("application/json; charset=utf-8", forHTTPHeaderField: "Content-Type")
        }
        for field in request.headers {
            urlRequest.setValue(field.value, forHTTPHeaderField: field.name)
        }
        return urlRequest
    }

    private func failure(_ reason: ConnectionFailure.Reason) -> APIError {
        .requestFailed(ConnectionFailure(reason, server: server.absoluteString))
    }
}
