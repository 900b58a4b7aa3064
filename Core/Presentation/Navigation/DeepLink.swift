import Foundation

/// A link to a screen, for example `todo/21` or `focal://todo?search=milk`. `Link` is the name of a view of SwiftUI.
public struct DeepLink: Hashable, Sendable {
    /// The first part, which is the name of a tab.
    public let name: String
    /// The parts after the name, without percent-encoding.
    public let path: [String]
    /// The query parameters, without percent-encoding.
    public let query: [String: String]

    /// Creates a link. `init(parsing:)` cannot read a link with an empty part.
    public init(_ name: String, path: [String] = [], query: [String: String] = [:]) {
        self.name = name
        self.path = path
        self.query = query
    }

    /// Reads a link. It may start with `focal://`. Then its path may end with a slash, because some programs add it.
    public init(parsing text: String) throws(LinkError) {
        let scheme = "focal://"
        let isURL = text.lowercased().hasPrefix(scheme)
        let rest = isURL ? text.dropFirst(scheme.count) : text[...]
        var halves = rest.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        if isURL, halves[0].hasSuffix("/") { halves[0].removeLast() }
        if let scheme = halves[0].range(of: "://") { throw .unknownName(String(halves[0][..<scheme.upperBound])) }
        var parts: [String] = []
        for part in halves[0].split(separator: "/", omittingEmptySubsequences: false) {
            parts.append(try Self.decoded(part))
        }
        var query: [String: String] = [:]
        for item in halves.dropFirst().first?.split(separator: "&", omittingEmptySubsequences: false) ?? [] {
            let pair = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let key = try Self.decoded(pair[0])
            guard query[key] == nil else { throw .badPart(key) }
            query[key] = try Self.decoded(pair.dropFirst().first ?? "")
        }
        self.init(parts[0], path: Array(parts.dropFirst()), query: query)
    }

    /// Throws if the path has more than `pathCount` parts, or if there is a parameter that is not in `parameters`.
    public func check(pathCount: Int = 0, parameters: Set<String> = []) throws(LinkError) {
        if let part = path.dropFirst(pathCount).first ?? query.keys.filter({ !parameters.contains($0) }).min() {
            throw .badPart(part)
        }
    }

    private static func decoded(_ part: Substring) throws(LinkError) -> String {
        guard !part.isEmpty else { throw .emptyPart }
        guard let text = part.removingPercentEncoding else { throw .badPart(String(part)) }
        return text
    }
}

extension DeepLink: CustomStringConvertible {
    /// The link without `focal://`, for example `todo?search=milk`. All parts are percent-encoded.
    public var description: String {
        let path = ([name] + path).map(\.percentEncoded).joined(separator: "/")
        let items = query.sorted { $0.key < $1.key }.map { URLQueryItem(name: $0.key, value: $0.value) }
        return items.isEmpty ? path : "\(path)?\(items.percentEncoded)"
    }
}
