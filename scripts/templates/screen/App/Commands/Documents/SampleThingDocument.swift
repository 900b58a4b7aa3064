import Core
import SampleThing

/// One item as `--json` prints it.
struct SampleThingDocument: Encodable {
    private let item: Entry

    init(_ content: SampleThingContent) {
        item = Entry(id: content.id, title: content.title, body: content.body)
    }

    private struct Entry: Encodable {
        let id: ResourceID
        let title: String
        let body: String
    }
}
