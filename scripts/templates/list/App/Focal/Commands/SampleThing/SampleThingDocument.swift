import Core
import SampleThing

struct SampleThingDocument: Encodable {
    private let id: SampleThingItem.ID
    private let sampleField: String
    #if CHANGES
    /// Whether a change of the sample item waits for the server. Otherwise it is absent.
    private var pending: Bool?
    #endif

    init(_ item: SampleThingItem) {
        id = item.id
        sampleField = item.sampleField
    }
    #if CHANGES

    init(_ item: SampleThingItem, changes: [PendingChange]) {
        self.init(item)
        pending = changes.contains { $0.isOf(item.id) && $0.state == .waiting } ? true : nil
    }
    #endif
}
