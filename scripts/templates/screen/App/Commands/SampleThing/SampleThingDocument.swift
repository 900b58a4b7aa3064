import Core
import SampleThing

/// The JSON output of `focal samplething`.
struct SampleThingDocument: Encodable {
    private let sampleItem: Entry

    init(_ content: SampleThingItem) {
        sampleItem = Entry(id: content.id, sampleField: content.sampleField)
    }

    private struct Entry: Encodable {
        let id: SampleThingItem.ID
        let sampleField: String
    }
}
