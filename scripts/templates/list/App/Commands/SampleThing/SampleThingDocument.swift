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
    #if OFFLINE
    private let source: String
    private let savedAt: Date?
    #endif

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

    /// A sample item in the JSON output.
    struct Entry: Encodable {
        private let id: SampleThingItem.ID
        private let sampleField: String

        init(_ item: SampleThingItem) {
            id = item.id
            sampleField = item.sampleField
        }
    }
}
