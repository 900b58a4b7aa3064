/// The body of `POST /sample-items` and `PATCH /sample-items/5`. If `title` is `nil`, the title does not change.
struct SampleThingRequest: Codable {
    var title: String?
    let completed: Bool
}
