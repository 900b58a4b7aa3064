public import Foundation

extension URL {
    /// Scheme, host and port, as `http://localhost:3000`: what a session belongs to. A default port is left out.
    public var origin: String? {
        guard let scheme = scheme?.lowercased(), let host = host(percentEncoded: true)?.lowercased() else { return nil }
        let host6 = host.contains(":") ? "[\(host)]" : host
        let isDefault = port == nil || (scheme, port) == ("http", 80) || (scheme, port) == ("https", 443)
        return "\(scheme)://\(host6)" + (isDefault ? "" : port.map { ":\($0)" } ?? "")
    }

    /// Whether requests would go unencrypted over a network: by http, and not to this machine itself.
    public var isPlainHTTPElsewhere: Bool {
        guard scheme?.lowercased() != "https" else { return false }
        guard let host = host(percentEncoded: false)?.lowercased() else { return true }
        let isLoopback =
            host == "localhost" || host.hasSuffix(".localhost") || host == "::1"
            || host.wholeMatch(of: /127(\.[0-9]{1,3}){3}/) != nil
        return !isLoopback
    }
}
