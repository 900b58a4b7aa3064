import Core

/// One element of the response to `GET /sample-items`.
struct SampleThingResponse: Decodable {
    let id: SampleThingItem.ID
    let title: String

    var sampleItem: SampleThingItem {
        SampleThingItem(id: id, title: title)
    }
}
