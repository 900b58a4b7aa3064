import Core

/// The response to `GET /sample-items/5`.
struct SampleThingResponse: Decodable {
    let sampleKey: String

    #if OUTSIDE
    func sampleItem(id: SampleThingItem.ID) -> SampleThingItem {
        SampleThingItem(id: id, sampleField: sampleKey)
    }
    #else
    var sampleItem: SampleThingItem {
        SampleThingItem(id: sampleID, sampleField: sampleKey)
    }
    #endif
}
