import Core
import SampleThing

/// One item as `--json` prints it.
struct SampleThingDocument: Encodable {
    private let item: Entry

    init(_ item: SampleThingItem) {
        self.item = Entry(id: item.id, title: item.title, body: item.body)
    }

    private struct Entry: Encodable {
        let id: ResourceID
        let title: String
        let body: String
    }
}
