import Core

/// The response to `GET /sample-items/5`, and one element of the response to `GET /sample-items`.
struct SampleThingResponse: Decodable {
    let sampleKey: String

    var sampleItem: SampleThingItem {
        SampleThingItem(id: sampleID, sampleField: sampleKey)
    }
}
#if IN

/// The response to `GET /sample-items`: an object with the list.
struct SampleThingListResponse: Decodable {
    let sampleList: [SampleThingResponse]

    var items: [SampleThingItem] { sampleListItems.map(\.sampleItem) }
}
#endif
