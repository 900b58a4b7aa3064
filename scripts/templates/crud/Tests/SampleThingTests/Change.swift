import Core
import SampleThing

/// A change of the three items, as somebody makes it.
enum Change: CaseIterable, Sendable {
    case add, toggle, remove

    /// What is sent.
    var call: (method: APIRequest.Method, path: APIPath) {
        switch self {
        case .add: (.post, "/sample-items")
        case .toggle: (.patch, "/sample-items/5")
        case .remove: (.delete, "/sample-items/5")
        }
    }

    /// What is shown before the server has answered.
    var shown: SampleThingContent {
        let query = SampleThingQuery(limit: 3)
        let rest = Array(SampleThingContent.three.items.dropFirst())
        return switch self {
        case .add: SampleThingContent([.number(5)] + rest, query: query, newTitle: "title 6", total: 5)
        case .toggle: SampleThingContent([.number(5, isDone: true)] + rest, query: query, total: 5)
        case .remove: SampleThingContent(rest, query: query, total: 4)
        }
    }

    /// The error of a server that has no such path.
    var notFound: SampleThingError {
        switch self {
        case .add: .noList
        case .toggle, .remove: .noSuchItem(5)
        }
    }

    @MainActor
    func make(on store: SampleThingStore) async {
        switch self {
        case .add: await store.add("title 6")
        case .toggle: await store.toggle(5)
        case .remove: await store.remove(5)
        }
    }
}
