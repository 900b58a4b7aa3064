import Core
import SampleThing

#if CRUD
/// The JSON output of the commands that show or change a sample item. After `remove`, it is the removed sample item.
struct SampleThingDetailDocument: Encodable {
    private let sampleItem: SampleThingDocument.Entry

    init(_ content: SampleThingItem, changes: [PendingChange] = []) {
        sampleItem = SampleThingDocument.Entry(content, changes: changes)
    }
}
#else
/// The JSON output of `focal samplething show`.
struct SampleThingDetailDocument: Encodable {
    private let sampleItem: SampleThingDocument.Entry

    init(_ content: SampleThingItem) {
        sampleItem = SampleThingDocument.Entry(content)
    }
}
#endif
