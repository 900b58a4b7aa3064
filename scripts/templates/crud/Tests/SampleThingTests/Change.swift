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

    /// What the screen shows while the change has this mark, or when it is sent.
    func rows(_ mark: String? = nil) -> [String] {
        let mark = mark.map { " \($0)" } ?? ""
        let id = mark.isEmpty ? "6" : "new-1"
        return switch self {
        case .add: ["\(id) title 6\(mark)", "5 title 5", "4 title 4 done"]
        case .toggle: ["5 title 5 done\(mark)", "4 title 4 done", "3 title 3"]
        case .remove: (mark.isEmpty ? [] : ["title 5\(mark)"]) + ["4 title 4 done", "3 title 3"]
        }
    }

    @MainActor @discardableResult
    func make(on store: SampleThingStore) async -> PendingChange? {
        switch self {
        case .add: await store.add("  title 6\n")
        case .toggle: await store.toggle(5)
        case .remove: await store.remove(5)
        }
    }
}
