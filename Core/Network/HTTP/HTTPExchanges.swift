import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The requests that a `URLSession` has under way, and what came of each so far.
///
/// It is the session's delegate, not each task's: on Linux a task's own delegate is never called. `@unchecked Sendable`
/// is safe because nothing touches `underWay` without the lock.
final class HTTPExchanges: NSObject, @unchecked Sendable {
    /// How an exchange ends.
    typealias Outcome = Result<APIResponse, HTTPFailure>

    private struct Exchange {
        let largestBody: Int
        let finish: @Sendable (Outcome) -> Void
        var body = Data()
    }

    private let lock = NSLock()
    private var underWay: [Int: Exchange] = [:]

    /// Tells `finish` what comes of a task. Call it before the task is resumed.
    func add(_ task: URLSessionTask, largestBody: Int, finish: @escaping @Sendable (Outcome) -> Void) {
        lock.withLock { underWay[task.taskIdentifier] = Exchange(largestBody: largestBody, finish: finish) }
    }
}

extension HTTPExchanges: URLSessionDataDelegate {
    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let id = dataTask.taskIdentifier
        let cutOff: Exchange? = lock.withLock {
            underWay[id]?.body.append(data)
            guard let exchange = underWay[id], exchange.body.count > exchange.largestBody else { return nil }
            return underWay.removeValue(forKey: id)
        }
        guard let cutOff else { return }
        cutOff.finish(.failure(.unusable(.tooLarge(limit: cutOff.largestBody))))
        dataTask.cancel()
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        guard let exchange = lock.withLock({ underWay.removeValue(forKey: task.taskIdentifier) }) else { return }
        if let error {
            exchange.finish(.failure(.noAnswer(ConnectionFailure.Reason(error))))
        } else if let response = task.response as? HTTPURLResponse {
            exchange.finish(.success(APIResponse(response, body: exchange.body)))
        } else {
            exchange.finish(.failure(.noAnswer(.lost)))
        }
    }

    /// A redirect is an answer as any other; whether to follow it is the client's to say.
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
    fileprivate init(_ error: any Error) {
        switch (error as? URLError)?.code {
        case .cannotFindHost, .dnsLookupFailed: self = .unknownHost
        case .cannotConnectToHost, .notConnectedToInternet: self = .unreachable
        case .timedOut: self = .timedOut
        case .cancelled: self = .cancelled
        case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate,
            .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid,
            .appTransportSecurityRequiresSecureConnection:
            self = .insecure
        default: self = .lost
        }
    }
}
