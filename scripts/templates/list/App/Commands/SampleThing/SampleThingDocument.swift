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

    #if CRUD
    init(_ content: SampleThingContent, changes: [PendingChange], hasNext: Bool) {
        sampleItems = content.items.map { Entry($0, changes: changes) }
        page = content.lastPage
        limit = content.query.limit
        total = content.total.map(JSONValue.integer) ?? .null
        self.hasNext = hasNext
        #if BOOL
        filter = content.query.filter.rawValue
        #endif
    }
    #else
    init(_ content: SampleThingContent, hasNext: Bool) {
        sampleItems = content.items.map(Entry.init)
        page = content.lastPage
        limit = content.query.limit
        total = content.total.map(JSONValue.integer) ?? .null
        self.hasNext = hasNext
        #if OFFLINE
        source = content.savedAt == nil ? "network" : "cache"
        savedAt = content.savedAt
        #endif
    }
    #endif

    /// A sample item in the JSON output.
    struct Entry: Encodable {
        private let id: SampleThingItem.ID
        private let sampleField: String
        #if CRUD
        /// Whether a change of the sample item waits for the server. Otherwise it is absent.
        private let pending: Bool?

        init(_ item: SampleThingItem, changes: [PendingChange] = []) {
            id = item.id
            pending = changes.contains { $0.itemID == "\(item.id)" && $0.state == .waiting } ? true : nil
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
