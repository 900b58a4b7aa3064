/// The body of an error response with the type `application/problem+json` (RFC 9457). Every key can be missing.
struct ProblemResponse: Decodable {
    /// An address that identifies the kind of the problem. Its last part is used as the error code.
    let type: String?
    let title: String?
    let detail: String?
    let errors: [Field]?

    /// A wrong field of the request.
    struct Field: Decodable {
        let detail: String
        /// The place in the request, for example `#/email`.
        let pointer: String
    }

    /// The error code: the last part of `type`. The type `about:blank` says nothing more than the status code.
    var code: String? {
        let last = type?.split { "/#:".contains($0) }.last.map(String.init)
        return type == "about:blank" ? nil : last
    }

    /// The message for each wrong field. If a field has several, the first is used.
    var fields: [String: String] {
        let pairs = (errors ?? []).map { ($0.pointer.drop { "#/".contains($0) }.description, $0.detail) }
        return Dictionary(pairs) { first, _ in first }
    }
}
