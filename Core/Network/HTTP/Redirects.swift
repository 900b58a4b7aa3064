import Foundation

/// Follows the redirects of one request.
///
/// A redirect is followed only for a `GET` request, only to the same origin (scheme, host and port), and at most five
/// times. A redirect to an address that this request has already visited is not followed. Another server must not
/// receive the access token.
struct Redirects {
    private static let limit = 5
    private static let statuses: Set<Int> = [301, 302, 303, 307, 308]

    private var visited: [URL] = []

    /// Returns the request to send next. Returns `nil` if the response is not a redirect with a valid `Location` field.
    /// Throws if the redirect must not be followed.
    mutating func next(after response: APIResponse, to request: TransportRequest) throws(HTTPFailure)
        -> TransportRequest?
    {
        guard Self.statuses.contains(response.status), let location = response.headers["Location"],
            let target = URL(string: location, relativeTo: request.url)?.absoluteURL
        else { return nil }
        visited.append(request.url)
        guard isAllowed(target, for: request) else {
            throw .invalidResponse(.redirect(response.status, to: target.withoutSecrets))
        }
        var next = request
        next.url = target
        return next
    }

    private func isAllowed(_ target: URL, for request: TransportRequest) -> Bool {
        guard request.method == .get, let origin = target.origin, origin == request.url.origin else { return false }
        guard target.user == nil, target.password == nil else { return false }
        return !visited.contains(target) && visited.count <= Self.limit
    }
}

extension URL {
    /// The start of the address, without user, password, query and fragment, which can contain secrets.
    fileprivate var withoutSecrets: String {
        guard var parts = URLComponents(url: self, resolvingAgainstBaseURL: true) else { return "" }
        parts.user = nil
        parts.password = nil
        parts.query = nil
        parts.fragment = nil
        return String((parts.string ?? "").prefix(200))
    }
}
