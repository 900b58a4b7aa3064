import Core
import Foundation

/// The server that a command uses.
enum ServerAddress: Equatable, Sendable {
    /// The fake backend, in this process.
    case fake
    /// A server that speaks the API over HTTP.
    case http(URL)

    /// Reads `fake:` or an http address; `nil` for anything else. An address with a password is refused, because every
    /// process of the machine can read the arguments.
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

    /// Whether it is http to another machine, which others on the network can read.
    var isPlainHTTPElsewhere: Bool {
        if case .http(let url) = self { url.isPlainHTTPElsewhere } else { false }
    }

    /// The origin, to which a session belongs.
    var origin: String {
        switch self {
        case .fake: "fake:"
        case .http(let url): url.origin ?? url.absoluteString
        }
    }
}
