import Core
import SampleThing

/// The JSON output of `focal samplething`. If the total is not known, it is `null`.
struct SampleThingDocument: Encodable {
    private let sampleItems: [Entry]
    private let page: Int
    private let limit: Int
    private let total: JSONValue
    private let hasNext: Bool

    init(_ content: SampleThingContent) {
        sampleItems = content.items.map { Entry(id: $0.id, title: $0.title) }
        page = content.lastPage
        limit = content.query.limit
        total = content.total.map(JSONValue.integer) ?? .null
        hasNext = content.next != .none
    }

    private struct Entry: Encodable {
        let id: SampleThingItem.ID
        let title: String
    }
}
