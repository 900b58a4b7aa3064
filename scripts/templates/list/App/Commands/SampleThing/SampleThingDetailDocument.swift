import Core
import SampleThing

/// The JSON output of `focal samplething show`.
struct SampleThingDetailDocument: Encodable {
    private let sampleItem: Entry

    init(_ content: SampleThingDetail) {
        sampleItem = Entry(id: content.id, sampleField: content.sampleField)
    }

    private struct Entry: Encodable {
        let id: SampleThingItem.ID
        let sampleField: String
    }
}
