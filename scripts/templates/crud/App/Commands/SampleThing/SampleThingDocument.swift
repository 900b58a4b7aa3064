import Core
import SampleThing

/// The JSON output of `focal samplething`. If the total is not known, it is `null`.
struct SampleThingDocument: Encodable {
    private let sampleItems: [Entry]
    private let filter: String
    private let total: JSONValue

    init(_ content: SampleThingContent) {
        sampleItems = content.sampleItems.map(Entry.init)
        filter = content.query.filter.rawValue
        total = content.total.map(JSONValue.integer) ?? .null
    }

    /// One sample item in the JSON output.
    struct Entry: Encodable {
        private let id: SampleThingItem.ID
        private let title: String
        private let isDone: Bool

        init(_ item: SampleThingItem) {
            id = item.id
            title = item.title
            isDone = item.isDone
        }
    }
}
