import Core

/// One item of `GET /sample-items`.
struct SampleThingResponse: Decodable {
    let id: ResourceID
    let title: String
    let completed: Bool

    /// The domain model of this answer.
    var item: SampleThingItem {
        SampleThingItem(id: id, title: title, isDone: completed)
    }
}
