/// The body of `POST /sample-items` and of `PATCH /sample-items/5`. A field that is `nil` is not sent, so it does not change.
struct SampleThingRequest: Encodable {
    var title: String?
    let completed: Bool
}
