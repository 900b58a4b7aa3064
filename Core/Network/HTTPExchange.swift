import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// One request and its answer, as `URLSession` tells of them.
///
/// `@unchecked Sendable` is safe because a session calls its delegates on one serial queue, and nothing else touches what
/// this object collects.
final class HTTPExchange: NSObject, @unchecked Sendable {
    /// How an exchange ends.
    typealias Outcome = Result<APIResponse, ConnectionFailure.Reason>

    private let finish: @Sendable (Outcome) -> Void
    private var body = Data()

    init(finish: @escaping @Sendable (Outcome) -> Void) {
        self.finish = finish
    }
}

extension HTTPExchange: URLSessionDataDelegate {
    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        body.append(data)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        if let error {
            finish(.failure(ConnectionFailure.Reason(error)))
        } else if let response = task.response as? HTTPURLResponse {
            finish(.success(APIResponse(response, body: body)))
        } else {
            finish(.failure(.lost))
        }
    }

    /// A redirect is followed only to where it came from, and only for reading: a token must reach no other server.
    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        let isSafe = request.httpMethod == "GET" && request.url?.origin == response.url?.origin
        completionHandler(isSafe ? request : nil)
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
    fileprivate init(_ error: any Error) {
        switch (error as? URLError)?.code {
        case .cannotFindHost, .dnsLookupFailed: self = .unknownHost
        case .cannotConnectToHost, .notConnectedToInternet: self = .unreachable
        case .timedOut: self = .timedOut
        case .cancelled: self = .cancelled
        case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate,
            .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid, .appTransportSecurityRequiresSecureConnection:
            self = .insecure
        default: self = .lost
        }
    }
}
