import Foundation

/// A path on the server, as `"/posts/\(id)/comments"`.
///
/// Whatever is interpolated becomes one path component: it is percent-encoded, so an id from outside can neither add a
/// component nor a query. See `ResourceID.isAddressable` for the ids that no encoding helps.
public struct APIPath: Hashable, Sendable, ExpressibleByStringInterpolation, CustomStringConvertible {
    /// The path, percent-encoded, starting with a slash.
    public let description: String

    /// A path without anything from outside.
    public init(stringLiteral value: String) {
        description = value
    }

    /// A path with components from outside.
    public init(stringInterpolation: StringInterpolation) {
        description = stringInterpolation.path
    }

    /// Collects the literal parts as they are, and the interpolated ones percent-encoded.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var path = ""

        /// Starts an empty path.
        public init(literalCapacity: Int, interpolationCount: Int) {
            path.reserveCapacity(literalCapacity)
        }

        /// Adds a part that the code wrote.
        public mutating func appendLiteral(_ literal: String) {
            path += literal
        }

        /// Adds one path component.
        public mutating func appendInterpolation(_ component: some CustomStringConvertible) {
            path += component.description.percentEncoded
        }
    }
}

extension APIPath {
    /// The path's components, decoded: what stood in the interpolations, whole.
    public var components: [String] {
        description.split(separator: "/").map { $0.removingPercentEncoding ?? String($0) }
    }
}
