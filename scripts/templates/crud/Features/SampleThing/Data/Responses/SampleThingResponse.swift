import Core

/// One element of the response to `GET /sample-items`, and the response to `POST` and `PATCH`.
struct SampleThingResponse: Decodable {
    let id: SampleThingItem.ID
    let title: String
    let completed: Bool

    var sampleItem: SampleThingItem {
        SampleThingItem(id: id, title: title, isDone: completed)
    }
}
