public import Foundation

extension String {
    /// The percent-encoded text, for one path component or query value. All characters except ASCII letters, digits and
    /// `-._~` are encoded (RFC 3986).
    package var percentEncoded: String {
        addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
    }
}

extension [URLQueryItem] {
    /// The percent-encoded query, without the question mark. `URLComponents` is not used, because it does not encode
    /// `+` and `;`, which have a special meaning on some servers.
    public var percentEncoded: String {
        map { "\($0.name.percentEncoded)=\(($0.value ?? "").percentEncoded)" }.joined(separator: "&")
    }
}

private let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
)
