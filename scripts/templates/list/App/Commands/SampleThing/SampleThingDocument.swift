#if OFFLINE
import Core
import Foundation
import SampleThing
#else
import Core
import SampleThing
#endif

/// The JSON output of `focal samplething`. If the total is not known, it is `null`.
struct SampleThingDocument: Encodable {
    private let sampleItems: [Entry]
    private let page: Int
    private let limit: Int
    private let total: JSONValue
    private let hasNext: Bool
    #if BOOL
    private let filter: String
    #endif
    #if OFFLINE
    private let source: String
    private let savedAt: Date?
    #endif

    init(
        _ content: SampleThingContent,
        // #if CRUD
        changes: [PendingChange],
        // #endif
        hasNext: Bool
    ) {
        // #if CRUD
        sampleItems = content.items.map { Entry($0, changes: changes) }
        // #else
        sampleItems = content.items.map(Entry.init)
        // #endif
        page = content.lastPage
        limit = content.query.limit
        total = content.total.map(JSONValue.integer) ?? .null
        self.hasNext = hasNext
        #if BOOL
        filter = content.query.filter.rawValue
        #endif
        #if OFFLINE
        source = content.savedAt == nil ? "network" : "cache"
        savedAt = content.savedAt
        #endif
    }

    /// A sample item in the JSON output.
    struct Entry: Encodable {
        private let id: SampleThingItem.ID
        private let sampleField: String
        #if CRUD
        /// Whether a change of the sample item waits for the server. Otherwise it is absent.
        private let pending: Bool?
        #endif

        #if CRUD
        init(_ item: SampleThingItem, changes: [PendingChange] = []) {
            pending = changes.contains { $0.itemID == "\(item.id)" && $0.state == .waiting } ? true : nil
            id = item.id
            sampleField = item.sampleField
        }
        #else
        init(_ item: SampleThingItem) {
            id = item.id
            sampleField = item.sampleField
        }
        #endif
    }
}
