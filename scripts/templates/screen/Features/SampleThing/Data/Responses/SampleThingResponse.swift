import Core

/// The response to `GET /sample-items/5`.
struct SampleThingResponse: Decodable {
    let sampleKey: String

    var sampleItem: SampleThingItem {
        SampleThingItem(id: sampleID, sampleField: sampleKey)
    }
}
