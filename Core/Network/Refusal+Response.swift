import Foundation

extension Refusal {
    /// Reads the details of an error response: an `ErrorResponse`, an error of OAuth (RFC 6749), or problem details
    /// (RFC 9457). A member that is missing or has another type is ignored, and so is another body.
    init(_ response: APIResponse) {
        let json = (try? JSONCoding.decode(ReadableJSON.self, from: response.json))?.value
        let isProblem = response.headers["Content-Type"]?.lowercased().hasPrefix("application/problem+json") == true
        let (error, problem) = (json?["error"], isProblem ? json : nil)
        let type = problem?.string("type").flatMap { $0 == "about:blank" ? nil : $0.split { "/#:".contains($0) }.last }
        var (code, message) = (error?.string("code"), error?.string("message"))
        if case .string(let text)? = error { (code, message) = (text, json?.string("error_description")) }
        self.init(
            status: response.status,
            code: code ?? type.map(String.init),
            message: message ?? problem?.string("detail") ?? problem?.string("title"),
            fields: (error?.messages("fields") ?? [:]).merging(problem?.messages("errors") ?? [:]) { own, _ in own },
            retryAfter: response.retryAfter(now: Date())
        )
    }
}

/// JSON in which a value that cannot be read is `null`, for example a number that is out of range.
private struct ReadableJSON: Decodable {
    let value: JSONValue

    init(from decoder: any Decoder) {
        if let value = try? JSONValue(from: decoder) {
            self.value = value
        } else if let members = try? [String: ReadableJSON](from: decoder) {
            value = .object(members.mapValues(\.value))
        } else {
            value = (try? [ReadableJSON](from: decoder)).map { .array($0.map(\.value)) } ?? .null
        }
    }
}

extension JSONValue {
    private var firstText: String? {
        switch self {
        case .string(let text): text
        case .array(let texts): texts.lazy.compactMap(\.firstText).first
        default: nil
        }
    }

    /// The text of an optional member. An empty text is missing. Another type is reported as ignored.
    fileprivate func string(_ key: String) -> String? {
        guard let value = self[key], value != .null else { return nil }
        guard case .string(let text) = value else {
            JSONCoding.onIgnored(key)
            return nil
        }
        return text.isEmpty ? nil : text
    }

    /// The message for each wrong field: of an object with a text or a list of texts for each field, or of a list such
    /// as `[{"pointer": "#/email", "detail": "…"}]`, also with `parameter`. If a field has several messages, the first
    /// is used.
    fileprivate func messages(_ key: String) -> [String: String]? {
        let fields: [(name: String?, text: String?)]
        switch self[key] {
        case nil, .null?: return nil
        case .object(let members)?: fields = members.map { ($0, $1.firstText) }
        case .array(let entries)?:
            fields = entries.map { entry in
                let place = entry.string("pointer") ?? entry.string("parameter")
                return (place?.drop { "#/".contains($0) }.description, entry.string("detail"))
            }
        default: fields = [(nil, nil)]
        }
        let pairs = fields.compactMap { name, text in name.flatMap { name in text.map { (name, $0) } } }
        if pairs.count < fields.count { JSONCoding.onIgnored(key) }
        return Dictionary(pairs) { first, _ in first }
    }
}
