public import Foundation

/// A path on the server, for example `"/posts/\(id)/comments"`.
///
/// Each interpolated value is percent-encoded. So an untrusted id cannot add path components or a query. An empty value,
/// `.` and `..` cannot be a component, because servers also read `%2E%2E` as `..`: no request with such a path is sent.
public struct APIPath: Hashable, Sendable, ExpressibleByStringInterpolation, CustomStringConvertible {
    /// The percent-encoded path. It must start with a slash.
    public let description: String
    /// Whether each interpolated value can be a component of the path.
    let isAddressable: Bool

    /// Creates a path from a literal without interpolation. The literal must already be percent-encoded.
    public init(stringLiteral value: String) {
        (description, isAddressable) = (value, true)
    }

    /// Creates a path from a literal with interpolated values.
    public init(stringInterpolation: StringInterpolation) {
        (description, isAddressable) = (stringInterpolation.path, stringInterpolation.isAddressable)
    }

    /// Builds a path from literal parts and interpolated values. Only the values are percent-encoded.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var path = ""
        fileprivate var isAddressable = true

        /// Creates an empty path, and reserves memory for the literal parts.
        public init(literalCapacity: Int, interpolationCount: Int) {
            path.reserveCapacity(literalCapacity)
        }

        /// Adds a literal part without percent-encoding.
        public mutating func appendLiteral(_ literal: String) {
            path += literal
        }

        /// Adds a percent-encoded value. A slash in the value is also encoded.
        public mutating func appendInterpolation(_ component: some CustomStringConvertible) {
            path += component.description.percentEncoded
            if ["", ".", ".."].contains(component.description) { isAddressable = false }
        }
    }
}

extension APIPath {
    /// The components of the path without percent-encoding. A slash in an interpolated value adds no component.
    public var components: [String] {
        description.split(separator: "/").map { $0.removingPercentEncoding ?? String($0) }
    }
}

extension String {
    /// The percent-encoded text, for one path component or query value. All characters except ASCII letters, digits and
    /// `-._~` are encoded (RFC 3986).
    package var percentEncoded: String {
        addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
    }
}

extension [URLQueryItem] {
    /// The percent-encoded query, without the question mark. `URLComponents.queryItems` is not used, because it does
    /// not encode `+`, which many servers read as a space.
    public var percentEncoded: String {
        map { "\($0.name.percentEncoded)=\(($0.value ?? "").percentEncoded)" }.joined(separator: "&")
    }
}

private let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
)
