import Core
import SampleThing

/// A change that a test makes in the newest three sample items.
enum Change: CaseIterable, Sendable {
    case add, toggle, remove

    /// The method and the path of the request that saves this change.
    var call: (method: APIRequest.Method, path: APIPath) {
        switch self {
        case .add: (.post, "/sample-items")
        case .toggle: (.patch, "/sample-items/5")
        case .remove: (.delete, "/sample-items/5")
        }
    }

    /// The content that the screen shows until the response arrives.
    var shown: SampleThingContent {
        let query = SampleThingQuery(limit: 3)
        let rest = Array(SampleThingContent.three.sampleItems.dropFirst())
        let new = SampleThingItem(id: "…", title: "title 6", isDone: false)
        return switch self {
        case .add: SampleThingContent([new, .number(5), .number(4, isDone: true)], query: query, total: 6)
        case .toggle: SampleThingContent([.number(5, isDone: true)] + rest, query: query, total: 5)
        case .remove: SampleThingContent(rest, query: query, total: 4)
        }
    }

    /// The error of this change after a response with status code 404.
    var notFound: SampleThingError {
        self == .add ? .noCollection : .noSuchSampleItem(5)
    }

    @MainActor
    func make(on store: SampleThingStore) async {
        switch self {
        case .add: await store.add("  title 6\n")
        case .toggle: await store.toggle(5)
        case .remove: await store.remove(5)
        }
    }
}
