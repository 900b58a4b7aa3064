import Core
import Foundation

/// Where the data comes from.
enum ServerAddress: Equatable, Sendable {
    /// The fake backend, in process.
    case fake
    /// A server that speaks the API over HTTP.
    case http(URL)

    /// Reads `fake:` or an http address; `nil` for anything else. A password in an address is refused: every process of
    /// the machine could read it.
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

    /// Whether everything on the way could read along.
    var isPlainHTTPElsewhere: Bool {
        if case .http(let url) = self { url.isPlainHTTPElsewhere } else { false }
    }

    /// What a session belongs to.
    var origin: String {
        switch self {
        case .fake: "fake:"
        case .http(let url): url.origin ?? url.absoluteString
        }
    }
}
