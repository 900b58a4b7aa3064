import Core
import SampleThing

/// The JSON output of `focal samplething show`.
struct SampleThingDetailDocument: Encodable {
    private let sampleItem: SampleThingDocument.Entry

    init(_ content: SampleThingItem) {
        sampleItem = SampleThingDocument.Entry(content)
    }
}
