public import Foundation

extension String {
    /// The text as one path component or query value: everything but letters, digits and `-._~` is escaped (RFC 3986).
    package var percentEncoded: String {
        addingPercentEncoding(withAllowedCharacters: .unreserved) ?? ""
    }
}

extension [URLQueryItem] {
    /// The items as they stand behind the question mark. `URLComponents` would leave `+` and `;` as they are, which
    /// servers read as something else.
    public var percentEncoded: String {
        map { "\($0.name.percentEncoded)=\(($0.value ?? "").percentEncoded)" }.joined(separator: "&")
    }
}

extension CharacterSet {
    fileprivate static let unreserved = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
    )
}
