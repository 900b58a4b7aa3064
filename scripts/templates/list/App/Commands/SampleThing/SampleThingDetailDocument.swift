import Core
import SampleThing

/// The JSON output of `focal samplething show`.
struct SampleThingDetailDocument: Encodable {
    private let sampleItem: Entry

    init(_ content: SampleThingDetail) {
        #if FIELDS
        sampleItem = Entry(id: content.id, sampleField: content.sampleField)
        #else
        sampleItem = Entry(id: content.id, title: content.title, body: content.body ?? "")
        #endif
    }

    private struct Entry: Encodable {
        let id: SampleThingItem.ID
        #if FIELDS
        let sampleField: String
        #else
        let title: String
        let body: String
        #endif
    }
}
