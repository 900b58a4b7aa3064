public import Foundation

extension String {
    /// The text as one path component or query value. Everything but letters, digits and `-._~` is encoded (RFC 3986).
    package var percentEncoded: String {
        addingPercentEncoding(withAllowedCharacters: .unreserved) ?? ""
    }
}

extension [URLQueryItem] {
    /// The items as a query, without the question mark. `URLComponents` does not encode `+` and `;`, and servers give them another
    /// meaning.
    public var percentEncoded: String {
        map { "\($0.name.percentEncoded)=\(($0.value ?? "").percentEncoded)" }.joined(separator: "&")
    }
}

extension CharacterSet {
    fileprivate static let unreserved = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
    )
}
