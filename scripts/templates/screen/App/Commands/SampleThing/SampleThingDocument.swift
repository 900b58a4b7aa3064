import Core
import SampleThing

/// The JSON output of `focal samplething`.
struct SampleThingDocument: Encodable {
    private let sampleItem: Entry

    init(_ content: SampleThingItem) {
        sampleItem = Entry(content)
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
