public import Core
import Foundation

/// The collections of a fake backend before the first change.
///
/// The data is text in the source code. A resource bundle is not used, because the program would crash if the bundle
/// were missing. Each collection is decoded at its first use, so a request for posts does not decode the comments.
public struct SampleData: Sendable {
    private var collections: [String: @Sendable () -> [JSONObject]]
    private var shapes: [String: ListShape] = [:]

    /// Creates sample data from collections. The key of a collection is its name, for example `posts`.
    public init(_ collections: [String: [JSONObject]] = [:]) {
        self.collections = collections.mapValues(Self.constant)
    }

    private init(lazy collections: [String: @Sendable () -> [JSONObject]]) {
        self.collections = collections
    }

    /// The data of JSONPlaceholder: 500 comments, 100 posts, 200 todos and 10 users.
    public static let all = SampleData(lazy: [
        "comments": { JSONPlaceholder.comments },
        "posts": { JSONPlaceholder.posts },
        "todos": { JSONPlaceholder.todos },
        "users": { JSONPlaceholder.users },
    ])

    /// The items of a collection. `nil` means that there is no such collection. Set items to add or replace the
    /// collection. Set `nil` to remove the collection.
    public subscript(name: String) -> [JSONObject]? {
        get { collections[name]?() }
        set { collections[name] = newValue.map(Self.constant) }
    }

    /// Adds a collection. Replaces a collection that already has this name.
    ///
    /// - Parameters:
    ///   - name: The path of the collection without the first slash, for example `posts` or `v2/team/posts`.
    ///   - json: A JSON array of objects, or one object, which is then the response to `GET`. It is decoded at the first
    ///     use. Any other text creates an empty collection.
    ///   - paging: How the list is divided into pages.
    ///   - keys: The keys of the list in the response. If the last one is `*`, an object has the items, and its keys are
    ///     their ids. Without keys, the response is the list, and a cursor is in a header field.
    ///   - id: The place of the id in each item, for example `id` or `node.id`.
    ///   - search: The query parameter of a search.
    ///   - flags: The flags of an item. `PUT` and `DELETE` of `posts/5/stock` set `stock` to true and false.
    public mutating func add(
        _ name: String,
        json: String,
        paging: Paging = .pages(),
        in keys: [String] = [],
        id: String = "id",
        search: String = "q",
        flags: Set<String> = []
    ) {
        let isOne = json.first { !$0.isWhitespace } == "{"
        add(name) { Self.items(of: isOne ? "[\(json)]" : json) }
        shapes[name] = ListShape(paging: paging, keys: keys, id: id, search: search, flags: flags, isOne: isOne)
    }

    /// Divides all lists into pages in another way. `keys` is as in `add`.
    public mutating func divide(by paging: Paging, in keys: [String] = []) {
        for name in collections.keys { shapes[name] = ListShape(paging: paging, keys: keys) }
    }

    /// Adds a collection whose items are created at the first use.
    mutating func add(_ name: String, _ make: @escaping @Sendable () -> [JSONObject]) {
        let items = LazyItems(make)
        collections[name] = { items.all }
    }

    /// Returns whether a collection exists. Does not create the items of the collection.
    func contains(_ name: String) -> Bool {
        collections[name] != nil
    }

    /// The name of the collection at the start of a path, and the components after it.
    func collection(at path: [String]) -> (name: String, rest: [String])? {
        (1...max(1, path.count)).reversed().lazy.map { count in
            (path.prefix(count).joined(separator: "/"), Array(path.dropFirst(count)))
        }
        .first { contains($0.0) }
    }

    func shape(of name: String) -> ListShape {
        shapes[name] ?? ListShape()
    }

    /// A list that belongs to an item, such as the comments of a post, has the parameters of the list with the item.
    func shape(of name: String, in parent: String) -> ListShape {
        shapes[name] ?? ListShape(paging: shape(of: parent).paging, search: shape(of: parent).search)
    }

    /// Decodes a JSON array of objects. Returns an empty list for any other text. Tests check the number of items of
    /// each collection.
    static func items(of text: String) -> [JSONObject] {
        (try? JSONCoding.decode(from: Data(text.utf8))) ?? []
    }

    private static func constant(_ items: [JSONObject]) -> @Sendable () -> [JSONObject] {
        { items }
    }
}

/// What a response with a page of a list looks like.
struct ListShape {
    var paging = Paging.pages()
    /// The keys of the list in the response, as in `SampleData.add`.
    var keys: [String] = []
    var id = "id"
    /// The query parameter of a search.
    var search = "q"
    var flags: Set<String> = []
    /// Whether the response is the only item, and not a list.
    var isOne = false

    func id(of item: JSONObject) -> String { JSONValue.object(item)[id]?.text ?? "" }

    /// The body of a response with these items.
    func body(_ items: [JSONObject]) -> JSONValue {
        let list: JSONValue =
            keys.last == "*"
            ? .object(Dictionary(items.map { (id(of: $0), .object($0)) }) { $1 })
            : .array(items.map(JSONValue.object))
        return keys.reversed().reduce(list) { $1 == "*" ? $0 : .object([$1: $0]) }
    }
}
