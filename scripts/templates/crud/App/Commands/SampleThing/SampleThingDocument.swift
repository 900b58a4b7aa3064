import Core
import SampleThing

/// The JSON output of `focal samplething`. If the total is not known, it is `null`.
struct SampleThingDocument: Encodable {
    private let sampleItems: [Entry]
    private let filter: String
    private let total: JSONValue

    init(_ content: SampleThingContent) {
        sampleItems = content.sampleItems.map { Entry($0, changes: content.changes(of: $0)) }
        filter = content.query.filter.rawValue
        total = content.total.map(JSONValue.integer) ?? .null
    }

    /// One sample item in the JSON output.
    struct Entry: Encodable {
        private let id: SampleThingItem.ID
        private let title: String
        private let isDone: Bool
        /// Whether a change of the sample item waits for the server. Otherwise it is absent.
        private let pending: Bool?

        init(_ item: SampleThingItem, changes: [PendingChange]) {
            id = item.id
            title = item.title
            isDone = item.isDone
            pending = changes.contains { $0.state == .waiting } ? true : nil
        }
    }
}
