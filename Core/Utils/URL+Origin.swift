public import Foundation

extension URL {
    /// Scheme, host and port, as `http://localhost:3000`: what a session belongs to. A default port is left out.
    public var origin: String? {
        guard let scheme = scheme?.lowercased(), let host = host(percentEncoded: true)?.lowercased() else { return nil }
        let host6 = host.contains(":") ? "[\(host)]" : host
        let isDefault = port == nil || (scheme, port) == ("http", 80) || (scheme, port) == ("https", 443)
        return "\(scheme)://\(host6)" + (isDefault ? "" : port.map { ":\($0)" } ?? "")
    }
}
