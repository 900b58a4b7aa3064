/// The body of `POST /sample-items`, and of a `PATCH` of one item.
///
/// A field that is `nil` is not sent, and stays as it is.
struct SampleThingRequest: Encodable {
    var title: String?
    var completed: Bool?
}
