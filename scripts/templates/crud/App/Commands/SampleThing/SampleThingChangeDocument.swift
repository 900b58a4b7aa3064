import Core
import SampleThing

/// The JSON output of the commands that change a sample item. After `remove`, it is the removed sample item.
struct SampleThingChangeDocument: Encodable {
    private let sampleItem: SampleThingDocument.Entry

    init(_ item: SampleThingItem, after change: PendingChange) {
        sampleItem = SampleThingDocument.Entry(item, changes: [change])
    }
}
