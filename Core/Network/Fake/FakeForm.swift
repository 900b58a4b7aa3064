import Core

/// The fields of a request body. It collects the problems of all fields, so that one response reports them together.
struct FakeForm {
    private let body: JSONObject
    private var problems: [String: String] = [:]

    init(_ request: APIRequest) throws(FakeRefusal) {
        body = try request.object()
    }

    /// A field that may be missing.
    mutating func optional(_ name: String, _ rule: Rule) -> String? {
        guard let value = body[name] else { return nil }
        guard case .string(let text) = value else {
            problems[name] = "must be text"
            return nil
        }
        problems[name] = rule.problem(text)
        return text
    }

    /// A field that must not be missing.
    mutating func required(_ name: String, _ rule: Rule = .filled) -> String {
        if body[name] == nil {
            problems[name] = "is required"
        }
        return optional(name, rule) ?? ""
    }

    /// Throws a refusal if a field has a problem.
    func validate() throws(FakeRefusal) {
        guard !problems.isEmpty else { return }
        throw FakeRefusal(422, code: "validation_failed", message: "some fields are wrong", fields: problems)
    }

    /// Which texts a field may have. `problem` returns `nil` for a valid text.
    struct Rule: Sendable {
        let problem: @Sendable (String) -> String?

        static let any = Rule { _ in nil }
        static let filled = Rule { text in
            text.allSatisfy(\.isWhitespace) ? "must not be empty" : nil
        }
        static let email = Rule { text in
            // The limit of RFC 5321. It also limits what the state keeps of a failed login.
            guard text.utf8.count <= 254 else { return "must have at most 254 bytes" }
            let parts = text.split(separator: "@", omittingEmptySubsequences: false)
            let isEmail = parts.count == 2 && !parts.contains("") && !text.contains(where: \.isWhitespace)
            return isEmail ? nil : "must be an email address"
        }
    }
}
