/// The body of an error response with the type `application/problem+json` (RFC 9457). A member that is missing or has
/// another type is `nil`.
struct ProblemResponse: Decodable {
    let title: String?
    let detail: String?
    let fields: [String: String]
    private let type: String?

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        type = container.decodeIfReadable(forKey: .type)
        title = container.decodeIfReadable(forKey: .title)
        detail = container.decodeIfReadable(forKey: .detail)
        fields = container.decodeIfReadable(FieldMessages.self, forKey: .errors)?.texts ?? [:]
    }

    private enum Key: CodingKey {
        case type, title, detail, errors
    }

    /// The error code: the last part of `type`, which is an address. The type `about:blank` says nothing more than the
    /// status code.
    var code: String? {
        let last = type?.split { "/#:".contains($0) }.last.map(String.init)
        return type == "about:blank" ? nil : last
    }
}
