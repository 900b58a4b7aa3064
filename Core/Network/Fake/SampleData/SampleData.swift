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

    /// All there is, sorted: JSONPlaceholder's 500 comments, 100 posts, 200 todos and 10 users, and what features of your
    /// own show.
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

    /// The same with another collection of that name, whose items are made when they are first asked for.
    func replacing(_ name: String, _ make: @escaping @Sendable () -> [JSONObject]) -> SampleData {
        let items = LazyItems(make)
        var data = self
        data.collections[name] = { items.all }
        return data
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
