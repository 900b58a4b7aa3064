import Core

/// The response to `GET /sample-items/5`.
struct SampleThingResponse: Decodable {
    let id: SampleThingItem.ID
    let title: String
    let body: String

    var sampleItem: SampleThingItem {
        SampleThingItem(id: id, title: title, body: body)
    }
}
