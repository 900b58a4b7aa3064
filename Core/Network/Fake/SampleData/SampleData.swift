public import Core
import Foundation

/// What a fake backend's collections hold before anything was changed.
///
/// The data is compiled in as text: a resource bundle traps in a binary that was moved away from it. Each collection is
/// read the first time it is asked for, so a list of posts does not wait for the comments.
public struct SampleData: Sendable {
    private var collections: [String: @Sendable () -> [JSONObject]]

    /// Makes collections from their items, by name.
    public init(_ collections: [String: [JSONObject]] = [:]) {
        self.collections = collections.mapValues(Self.constant)
    }

    private init(lazy collections: [String: @Sendable () -> [JSONObject]]) {
        self.collections = collections
    }

    /// JSONPlaceholder's 500 comments, 100 posts, 200 todos and 10 users.
    public static let all = SampleData(lazy: [
        "comments": { JSONPlaceholder.comments },
        "posts": { JSONPlaceholder.posts },
        "todos": { JSONPlaceholder.todos },
        "users": { JSONPlaceholder.users },
    ])

    /// The items of a collection; `nil` when there is none. Set it to add, replace or take out a collection.
    public subscript(name: String) -> [JSONObject]? {
        get { collections[name]?() }
        set { collections[name] = newValue.map(Self.constant) }
    }

    /// Adds a collection, or replaces the one with this name.
    ///
    /// - Parameters:
    ///   - name: The first component of its path, as `posts`.
    ///   - json: A JSON array of objects. It is decoded when the collection is first read; any other text gives an
    ///     empty collection.
    public mutating func add(_ name: String, json: String) {
        add(name) { Self.items(of: json) }
    }

    /// Adds a collection whose items are made when it is first read.
    mutating func add(_ name: String, _ make: @escaping @Sendable () -> [JSONObject]) {
        let items = LazyItems(make)
        collections[name] = { items.all }
    }

    /// Whether there is a collection, found out without reading it.
    func contains(_ name: String) -> Bool {
        collections[name] != nil
    }

    /// Reads the items of a collection from a constant text; tests count the items of each.
    static func items(of text: String) -> [JSONObject] {
        (try? JSONCoding.decode(from: Data(text.utf8))) ?? []
    }

    private static func constant(_ items: [JSONObject]) -> @Sendable () -> [JSONObject] {
        { items }
    }
}
