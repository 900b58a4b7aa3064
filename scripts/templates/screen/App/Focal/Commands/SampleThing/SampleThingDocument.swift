import Core
import SampleThing

struct SampleThingDocument: Encodable {
    private let id: SampleThingItem.ID
    private let sampleField: String

    init(_ item: SampleThingItem) {
        id = item.id
        sampleField = item.sampleField
    }
}
