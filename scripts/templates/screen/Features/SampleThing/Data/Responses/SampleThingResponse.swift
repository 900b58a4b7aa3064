import Core

/// One item of `/sample-items`.
struct SampleThingResponse: Decodable, Sendable {
    let id: ResourceID
    let title: String
    let body: String

    /// The domain model of this answer.
    var item: SampleThingItem {
        SampleThingItem(id: id, title: title, body: body)
    }
}
