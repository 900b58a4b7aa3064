import Foundation

/// A path on the server, for example `"/posts/\(id)/comments"`.
///
/// Each interpolated value is percent-encoded into one path component. So an id from outside cannot add another component or
/// a query. `ResourceID.isAddressable` is false for the few ids that cannot be encoded.
public struct APIPath: Hashable, Sendable, ExpressibleByStringInterpolation, CustomStringConvertible {
    /// The path, percent-encoded, starting with a slash.
    public let description: String

    /// A path without interpolation, used as it is.
    public init(stringLiteral value: String) {
        description = value
    }

    /// A path with interpolated components.
    public init(stringInterpolation: StringInterpolation) {
        description = stringInterpolation.path
    }

    /// Builds the path: literal parts stay as they are, interpolated values are percent-encoded.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var path = ""

        /// An empty path with enough capacity for the literal parts.
        public init(literalCapacity: Int, interpolationCount: Int) {
            path.reserveCapacity(literalCapacity)
        }

        /// Adds a literal part as it is.
        public mutating func appendLiteral(_ literal: String) {
            path += literal
        }

        /// Adds a value as one path component, percent-encoded.
        public mutating func appendInterpolation(_ component: some CustomStringConvertible) {
            path += component.description.percentEncoded
        }
    }
}

extension APIPath {
    /// The components of the path, decoded. An interpolated value is one whole component.
    public var components: [String] {
        description.split(separator: "/").map { $0.removingPercentEncoding ?? String($0) }
    }
}
