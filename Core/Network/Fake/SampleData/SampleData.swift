public import Core
import Foundation

/// The collections of a fake backend before the first change.
///
/// The data is text in the source code, because a program crashes if it is moved without its resource bundle. Each
/// collection is decoded at its first use, so a list of posts does not wait for the comments.
public struct SampleData: Sendable {
    private var collections: [String: @Sendable () -> [JSONObject]]

    /// Creates collections from their items, by name.
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

    /// The items of a collection, or `nil` if it does not exist. Set it to add, replace or remove a collection.
    public subscript(name: String) -> [JSONObject]? {
        get { collections[name]?() }
        set { collections[name] = newValue.map(Self.constant) }
    }

    /// Adds a collection, or replaces the one with this name.
    ///
    /// - Parameters:
    ///   - name: The first component of its path, for example `posts`.
    ///   - json: A JSON array of objects, decoded at the first use. Any other text is an empty collection.
    public mutating func add(_ name: String, json: String) {
        add(name) { Self.items(of: json) }
    }

    /// Adds a collection whose items are created at the first use.
    mutating func add(_ name: String, _ make: @escaping @Sendable () -> [JSONObject]) {
        let items = LazyItems(make)
        collections[name] = { items.all }
    }

    /// Whether a collection exists. It does not create the items.
    func contains(_ name: String) -> Bool {
        collections[name] != nil
    }

    /// The items in a JSON array. The text is a constant, and tests count the items of each collection.
    static func items(of text: String) -> [JSONObject] {
        (try? JSONCoding.decode(from: Data(text.utf8))) ?? []
    }

    private static func constant(_ items: [JSONObject]) -> @Sendable () -> [JSONObject] {
        { items }
    }
}
