public import Foundation

extension URL {
    /// Scheme, host and port, for example `http://localhost:3000`; `nil` for an address without a host. A default port is left
    /// out. Sessions are stored by origin.
    public var origin: String? {
        guard let scheme = scheme?.lowercased(), let host = host(percentEncoded: true)?.lowercased() else { return nil }
        let host6 = host.contains(":") ? "[\(host)]" : host
        let isDefault = port == nil || (scheme, port) == ("http", 80) || (scheme, port) == ("https", 443)
        return "\(scheme)://\(host6)" + (isDefault ? "" : port.map { ":\($0)" } ?? "")
    }

    /// Whether requests to the address leave this machine unencrypted.
    public var isPlainHTTPElsewhere: Bool {
        scheme?.lowercased() != "https" && !isLoopback
    }

    /// Whether the address is `localhost` or a loopback address. DNS is not asked.
    public var isLoopback: Bool {
        guard let host = host(percentEncoded: false)?.lowercased() else { return false }
        return ["localhost", "::1"].contains(host) || host.wholeMatch(of: /127(\.[0-9]{1,3}){3}/) != nil
    }
}
