/// The body of `POST /sample-items` and of `PATCH /sample-items/5`. Without a title, the title does not change.
struct SampleThingRequest: Encodable {
    var title: String?
    let completed: Bool
}
