import Foundation

/// A link to a screen, for example `todo/21` or `myapp://todo?search=milk`. `Link` is the name of a view of SwiftUI.
public struct DeepLink: Hashable, Sendable {
    /// The first part, which is the name of a feature.
    public let name: String
    /// The parts after the name, without percent-encoding.
    public let path: [String]
    /// The query parameters, without percent-encoding.
    public let query: [String: String]

    /// The names of parameters that appear twice or cannot be percent-decoded. They are not in `query`.
    private var wrong: Set<String> = []
    private var fragment: [String] = []

    /// Creates a link. `init(parsing:)` cannot read a link with an empty part in its path.
    public init(_ name: String, path: [String] = [], query: [String: String] = [:]) {
        self.name = name
        self.path = path
        self.query = query
    }

    /// Reads a link. It may start with a scheme, such as `myapp://`, or with `https://` and one of `hosts`, in
    /// lowercase. Some programs add a slash before or after the path, parameters or a fragment. They are no error.
    public init(parsing text: String, hosts: Set<String> = []) throws(LinkError) {
        let ends = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        var halves = ends[0].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        if let scheme = halves[0].prefixMatch(of: /(?<name>[A-Za-z][A-Za-z0-9+.-]*):\/\//) {
            halves[0].removeSubrange(scheme.range)
            if ["http", "https"].contains(scheme.name.lowercased()) {
                // A port or a user is a part of this text, so it is no host of the app.
                let host = halves[0].prefix { $0 != "/" }
                guard scheme.name.lowercased() == "https", hosts.contains(host.lowercased())
                else { throw .unknownName("\(scheme.0)\(host)") }
                halves[0].removeFirst(host.count)
            }
        }
        var (parts, path): ([String], Substring) = ([], halves[0].trimmingPrefix("/"))
        if path.hasSuffix("/") { path.removeLast() }
        for part in path.split(separator: "/", omittingEmptySubsequences: false) {
            guard !part.isEmpty else { throw .emptyPart }
            guard let text = part.removingPercentEncoding else { throw .badPart(String(part)) }
            parts.append(text)
        }
        var (query, wrong): ([String: String], Set<String>) = ([:], [])
        for item in halves.dropFirst().first?.split(separator: "&") ?? [] {
            let pair = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let key = pair[0].isEmpty ? String(item) : pair[0].removingPercentEncoding ?? String(pair[0])
            let value = (pair.dropFirst().first ?? "").removingPercentEncoding
            if value == nil || query.updateValue(value ?? "", forKey: key) != nil { wrong.insert(key) }
        }
        self.init(parts[0], path: Array(parts.dropFirst()), query: query.filter { !wrong.contains($0.key) })
        self.wrong = wrong
        fragment = ends.dropFirst().filter { !$0.isEmpty }.map { "#\($0)" }
    }

    /// Throws if the path has more than `pathCount` parts, or if one of these parameters appears twice or cannot be
    /// percent-decoded. A screen ignores all other parameters.
    public func check(pathCount: Int = 0, parameters: Set<String> = []) throws(LinkError) {
        if let part = path.dropFirst(pathCount).first ?? wrong.intersection(parameters).min() { throw .badPart(part) }
    }

    /// What the text of this link has and `link` has not: the names of parameters, sorted, and the fragment.
    package func parts(without link: DeepLink) -> [String] {
        wrong.union(query.keys).subtracting(link.query.keys).sorted() + fragment
    }
}

extension DeepLink {
    /// Compares the percent-encoded parts: two forms of `é` in Unicode are equal as texts, but not as ids.
    public static func == (left: DeepLink, right: DeepLink) -> Bool {
        (left.description, left.wrong, left.fragment) == (right.description, right.wrong, right.fragment)
    }

    /// Hashes the same parts, without those that no screen uses.
    public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

extension DeepLink: CustomStringConvertible {
    /// The link without a scheme, for example `todo?search=milk`. All parts are percent-encoded.
    public var description: String {
        let path = ([name] + path).map(\.percentEncoded).joined(separator: "/")
        let items = query.sorted { $0.key < $1.key }.map { URLQueryItem(name: $0.key, value: $0.value) }
        return items.isEmpty ? path : "\(path)?\(items.percentEncoded)"
    }
}
