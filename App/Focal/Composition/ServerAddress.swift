import Core
import Foundation

/// The address of the server that a command uses.
enum ServerAddress: Equatable, Sendable {
    /// The fake backend. It runs inside `focal`.
    case fake
    /// A server that provides the API over HTTP.
    case http(URL)

    /// Parses `fake:`, or an http or https address. Returns `nil` for any other text, and for an address with a query
    /// or a fragment. A user name or a password is not allowed, because other users of this machine can see arguments.
    init?(_ text: String) {
        if text == "fake:" {
            self = .fake
            return
        }
        guard let parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased(),
            ["http", "https"].contains(scheme), let host = parts.host, !host.isEmpty, let url = parts.url,
            parts.user == nil, parts.password == nil, parts.query == nil, parts.fragment == nil
        else { return nil }
        self = .http(url)
    }

    /// Whether requests go to another machine without encryption. Others on the network can read such requests.
    var isPlainHTTPElsewhere: Bool {
        if case .http(let url) = self { url.isPlainHTTPElsewhere } else { false }
    }

    /// The origin and the path of the server. The changes that wait belong to this address.
    var base: String {
        switch self {
        case .fake: origin
        case .http(let url): url.baseAddress ?? origin
        }
    }

    /// The scheme, host and port of the server, for example `http://localhost:3000`. For the fake backend, it is
    /// `fake:`. Each session belongs to one origin.
    var origin: String {
        switch self {
        case .fake: "fake:"
        case .http(let url): url.origin ?? url.absoluteString
        }
    }
}
