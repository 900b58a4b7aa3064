import Foundation

/// Sends the requests for pictures, and follows their redirects.
struct PictureRequests: Sendable {
    let transport: any HTTPTransport
    let limits: PictureLimits
    let headers: @Sendable (URL) -> HeaderFields
    let clock: any Clock<Duration>

    /// Returns a picture that `limits` allow, or 304 if it still has this `tag`. All redirects have one deadline.
    func send(_ url: URL, tag: String?) async throws(PictureFailure) -> APIResponse {
        let deadline = Deadline(HTTPLimits().total, on: clock)
        var address = url
        for _ in 0...5 {
            var response = try await exchange(request(address, of: url, tag: tag), until: deadline)
            switch response.status {
            case 200:
                _ = try limits.format(of: response.body)
                // The next request is sent to `url`, which does not know a tag of another address.
                if address != url { response.headers["ETag"] = nil }
                return response
            case 304 where tag != nil && address == url: return response
            case 301, 302, 303, 307, 308: address = try target(of: response, from: address)
            case let status: throw .refused(status)
            }
        }
        throw .address
    }

    /// The fields of `headers` are only for the server of `url`. A redirect must not take a token to another one.
    private func request(_ address: URL, of url: URL, tag: String?) -> TransportRequest {
        var fields = address.origin == url.origin ? headers(address) : HeaderFields()
        fields["Accept"] = "image/webp,image/png,image/jpeg,image/gif"
        if address == url { fields["If-None-Match"] = tag }
        #if os(Linux)
        // On Apple platforms, the system adds it. Some servers answer 403 without it.
        fields["User-Agent"] = ProcessInfo.processInfo.processName
        #endif
        return TransportRequest(.get, address, headers: fields, limits: HTTPLimits(body: limits.bytes))
    }

    private func exchange(_ request: TransportRequest, until deadline: Deadline) async throws(PictureFailure)
        -> APIResponse
    {
        let outcome = await deadline.run { [transport] in
            await Result { () async throws(HTTPFailure) in try await transport.send(request) }
        }
        switch outcome {
        case .success(let response): return response
        case .failure(.noResponse(let reason)): throw .noResponse(reason)
        case .failure(.invalidResponse(.tooLarge)): throw .tooLarge
        case .failure(.invalidResponse): throw .notAPicture
        }
    }

    private func target(of response: APIResponse, from address: URL) throws(PictureFailure) -> URL {
        guard let location = response.headers["Location"],
            let target = URL(string: location, relativeTo: address)?.absoluteURL, target.isPictureAddress,
            target.scheme?.lowercased() == "https" || address.scheme?.lowercased() == "http"
        else { throw .address }
        return target
    }
}

extension URL {
    /// Whether this is the address of a file on a server: with `https`, or with `http` on this machine.
    var isPictureAddress: Bool {
        guard let scheme = scheme?.lowercased(), ["http", "https"].contains(scheme), user == nil, password == nil,
            host(percentEncoded: true)?.isEmpty == false
        else { return false }
        return !isPlainHTTPElsewhere
    }
}

extension PictureFiles.File {
    /// The picture of a response. `nil` if the server does not allow to save it.
    init?(_ response: APIResponse, now: Date) {
        guard response.cacheControl.contains("no-store") == false else { return nil }
        self.init(data: response.body, expires: response.expiry(now), tag: response.headers["ETag"])
    }
}

extension APIResponse {
    fileprivate var cacheControl: String { headers["Cache-Control"]?.lowercased() ?? "" }

    /// Until when a picture is shown without another request: `max-age`, or one day. At most a year.
    func expiry(_ now: Date) -> Date {
        if cacheControl.contains("no-cache") { return now }
        let age = cacheControl.firstMatch(of: /max-age=(\d{1,9})/).flatMap { Double($0.1) }
        return now.addingTimeInterval(min(age ?? 86_400, 365 * 86_400))
    }
}
