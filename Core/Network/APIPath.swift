import Foundation

/// A path on the server, for example `"/posts/\(id)/comments"`.
///
/// Each interpolated value is percent-encoded. So an untrusted id cannot add path components or a query. A path with a
/// value such as `..` cannot be created, because many servers also read `%2E%2E` as `..`.
public struct APIPath: Hashable, Sendable, ExpressibleByStringInterpolation, CustomStringConvertible {
    /// The percent-encoded path. It must start with a slash.
    public let description: String

    /// Creates a path from a literal without interpolation. The literal must already be percent-encoded.
    public init(stringLiteral value: String) {
        description = value
    }

    /// Creates a path from a literal with interpolated values.
    public init(stringInterpolation: StringInterpolation) {
        description = stringInterpolation.path
    }

    /// Builds a path from literal parts and interpolated values. Only the values are percent-encoded.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var path = ""

        /// Creates an empty path, and reserves memory for the literal parts.
        public init(literalCapacity: Int, interpolationCount: Int) {
            path.reserveCapacity(literalCapacity)
        }

        /// Adds a literal part without percent-encoding.
        public mutating func appendLiteral(_ literal: String) {
            path += literal
        }

        /// Adds a path as it is, for example in `"\(albums)/\(id)"`.
        public mutating func appendInterpolation(_ other: APIPath) {
            path += other.description
        }

        /// Adds a percent-encoded value. A slash in the value is also encoded. Throws the error of status code 404 if
        /// the value cannot be a component of a path, for example `..`.
        public mutating func appendInterpolation(_ value: some CustomStringConvertible) throws(APIError) {
            guard value.description.isPathComponent else { throw .refused(Refusal(status: 404)) }
            path += value.description.percentEncoded
        }
    }
}

extension APIPath {
    /// The components of the path without percent-encoding. A slash in an interpolated value adds no component.
    package var components: [String] {
        description.split(separator: "/").map { $0.removingPercentEncoding ?? String($0) }
    }
}

extension String {
    /// Whether the text can be one component of a path. It is false if the text or a part between its slashes is empty,
    /// `.` or `..`, because a server can read an encoded slash as a slash. An address can have empty parts, as
    /// `https://a`.
    package var isPathComponent: Bool {
        let parts = unicodeScalars.split(omittingEmptySubsequences: false) { $0 == "/" || $0 == "\\" }
        let isAddress =
            parts[0].count > 1 && parts[0].last == ":" && parts.dropFirst().first?.isEmpty == true
            && parts.dropFirst(2).contains { !$0.isEmpty }
        return parts.allSatisfy { $0.isEmpty ? isAddress : ![".", ".."].contains(String($0)) && !$0.contains("\0") }
    }

    /// The percent-encoded text, for one path component or query value. All characters except ASCII letters, digits and
    /// `-._~` are encoded (RFC 3986).
    package var percentEncoded: String {
        addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
    }
}

extension String {
    /// The text as the name of a file or folder. Upper case is encoded, too, because some file systems ignore the case
    /// of names. A name of more than `limit` bytes is cut, and ends in a hash.
    package func asFileName(limit: Int = 255) -> String {
        let allowed = CharacterSet(charactersIn: "abcdefghijklmnopqrstuvwxyz0123456789-")
        return (addingPercentEncoding(withAllowedCharacters: allowed) ?? "").fileName(limit: limit)
    }

    /// This name, or if file systems refuse its length, a shorter one. FNV-1a is the same in each process.
    func fileName(limit: Int = 255) -> String {
        guard utf8.count > limit else { return self }
        let hash = utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        return prefix(100) + "-" + String(hash, radix: 16)
    }
}

extension [URLQueryItem] {
    /// The percent-encoded query, without the question mark. `URLComponents.queryItems` is not used, because it does
    /// not encode `+`, which many servers read as a space.
    package var percentEncoded: String {
        map { "\($0.name.percentEncoded)=\(($0.value ?? "").percentEncoded)" }.joined(separator: "&")
    }
}

private let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
)
