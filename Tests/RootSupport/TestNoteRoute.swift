public import Core
import Foundation

/// A route for tests of `RootStore`: `notes`, `notes?owner=…&search=…` and `notes/ID`.
public struct TestNoteRoute: Route {
    /// The name in links.
    public static let name = "notes"
    /// The title of the tab.
    public static let title = Message(en: "Notes", ja: "メモ")
    /// The name of the SF Symbol of the tab.
    public static let symbol = "note.text"
    /// The first screen of the tab: at most ten notes.
    public static let first = TestNoteRoute(id: nil, query: [:])

    private let id: String?
    private let query: [String: String]

    init(id: String?, query: [String: String]) {
        self.id = id
        self.query = query
    }

    /// Reads a link whose name is `notes`.
    public init(_ link: DeepLink) throws(LinkError) {
        let id = link.path.first
        let names: Set = id == nil ? ["owner", "search"] : []
        try link.check(pathCount: 1, parameters: names)
        if let id, !ResourceID<TestNote>(id).isAddressable { throw .badPart(id) }
        if id == nil, link.query["owner"] == "" { throw .emptyPart }
        self.init(id: id, query: link.query.filter { names.contains($0.key) && !$0.value.isEmpty })
    }

    /// The link to the screen.
    public var link: DeepLink {
        DeepLink(Self.name, path: id.map { [$0] } ?? [], query: query)
    }

    /// The title of the screen.
    public var title: Message { id == nil ? Self.title : Message(en: "Note", ja: "メモの内容") }

    /// Creates a store. A note of a list opens its own screen, and the screen of a note opens the notes of its owner.
    public func makeStore(of feature: TestFeature, navigator: any Navigator) -> any ScreenStore {
        return TestScreenStore(title: title, isList: id == nil) {
            [client = feature.client, id, query] () async throws(APIError) in
            if let id { return [try await client.get(path: "/todos/\(id)")] }
            let filters = ["userId": query["owner"], "q": query["search"], "_limit": "10"].compactMapValues(\.self)
            return try await client.get(path: "/todos", query: filters.map { URLQueryItem(name: $0, value: $1) })
        } onOpen: { [weak navigator, id] note in
            let isList = id == nil
            let query = isList ? [:] : ["owner": "\(note.userId)"]
            navigator?.push(TestNoteRoute(id: isList ? "\(note.id)" : nil, query: query).link)
        }
    }
}
