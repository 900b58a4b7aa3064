import Foundation

/// The redirects of one call: what it has been through, and where it may go on to.
///
/// Only what reads is redirected, only within its origin, at most five times and never in a circle.
struct Redirects {
    private static let limit = 5
    private static let statuses: Set<Int> = [301, 302, 303, 307, 308]

    private var visited: [URL] = []

    /// The request that an answer asks for; `nil` when it asks for none.
    mutating func next(after response: APIResponse, to request: HTTPRequest) throws(HTTPFailure) -> HTTPRequest? {
        guard Self.statuses.contains(response.status), let location = response.headers["Location"],
            let target = URL(string: location, relativeTo: request.url)?.absoluteURL
        else { return nil }
        visited.append(request.url)
        if let problem = problem(with: target, for: request) {
            throw .unusable(.redirect(to: target.nameable, problem))
        }
        var next = request
        next.url = target
        return next
    }

    private func problem(with target: URL, for request: HTTPRequest) -> InvalidResponse.RedirectProblem? {
        guard request.method == .get else { return .notReading }
        guard let origin = target.origin, origin == request.url.origin, target.user == nil, target.password == nil
        else { return .otherOrigin }
        guard !visited.contains(target) else { return .loop }
        guard visited.count <= Self.limit else { return .tooMany }
        return nil
    }
}

extension URL {
    /// The address without a name, a password, a query or a fragment: any of them may hold a secret.
    fileprivate var nameable: String {
        guard var parts = URLComponents(url: self, resolvingAgainstBaseURL: true) else { return "" }
        parts.user = nil
        parts.password = nil
        parts.query = nil
        parts.fragment = nil
        return String((parts.string ?? "").prefix(200))
    }
}
