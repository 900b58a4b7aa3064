package import Foundation

extension URL {
    /// The scheme, host and port, for example `http://localhost:3000`. The default port of the scheme is not included.
    /// `nil` means that there is no scheme or no host.
    package var origin: String? {
        guard let scheme = scheme?.lowercased(), let host = host(percentEncoded: true)?.lowercased() else { return nil }
        let host6 = host.contains(":") ? "[\(host)]" : host
        let isDefault = port == nil || (scheme, port) == ("http", 80) || (scheme, port) == ("https", 443)
        return "\(scheme)://\(host6)" + (isDefault ? "" : port.map { ":\($0)" } ?? "")
    }

    /// The origin and the path, without a slash at the end, for example `https://example.com/v2`.
    package var baseAddress: String? {
        origin.map { ([$0] + path(percentEncoded: true).split(separator: "/").map(String.init)).joined(separator: "/") }
    }

    /// Whether both are the base address of the same server. Upper case and lower case differ only in paths.
    package func isSameServer(as other: URL) -> Bool {
        baseAddress != nil && baseAddress == other.baseAddress
    }

    /// Whether requests to this URL go to another machine without encryption.
    package var isPlainHTTPElsewhere: Bool {
        scheme?.lowercased() != "https" && !isLoopback
    }

    /// Whether the host is `localhost` or a loopback address such as `127.0.0.1`. Host names are not looked up in DNS.
    package var isLoopback: Bool {
        guard let host = host(percentEncoded: false)?.lowercased() else { return false }
        if ["localhost", "::1"].contains(host) { return true }
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        // A regular expression would be compiled again for each request.
        return parts.count == 4 && parts[0] == "127"
            && parts.allSatisfy { 1...3 ~= $0.utf8.count && $0.utf8.allSatisfy(digits.contains) }
    }
}
