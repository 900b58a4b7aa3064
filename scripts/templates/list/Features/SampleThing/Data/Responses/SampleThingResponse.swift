import Core

/// The response to `GET /sample-items/5`, and one element of the response to `GET /sample-items`.
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
#if IN

/// The response to `GET /sample-items`: an object with the list.
struct SampleThingListResponse: Decodable {
    #if KEYED
    let sampleList: [String: SampleThingResponse]

    var items: [SampleThingItem] { sampleListItems.items }
    #else
    let sampleList: [SampleThingResponse]

    var items: [SampleThingItem] { sampleListItems.map(\.sampleItem) }
    #endif
}
#endif
#if KEYED

extension [String: SampleThingResponse] {
    /// The elements of an object, sorted by their ids.
    var items: [SampleThingItem] {
        #if OUTSIDE
        map { $1.sampleItem(id: SampleThingItem.ID($0)) }.sorted { $0.id < $1.id }
        #else
        values.map(\.sampleItem).sorted { $0.id < $1.id }
        #endif
    }
}
#endif
#if CRUD

extension SampleThingItem {
    /// The values of the sample item, as the server sends them.
    var json: JSONObject {
        [
            "sampleJSON": .null
        ]
    }
}
#endif
