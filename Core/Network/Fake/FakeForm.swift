import Core

/// Reads the fields of a body and collects what is wrong with them, so that one refusal names it all.
struct FakeForm {
    private let body: JSONObject
    private var problems: [String: String] = [:]

    init(_ request: APIRequest) throws(FakeRefusal) {
        body = try request.object()
    }

    /// A field that may be left out.
    mutating func optional(_ name: String, _ rule: Rule = .any) -> String? {
        guard let value = body[name] else { return nil }
        guard case .string(let text) = value else {
            problems[name] = "must be text"
            return nil
        }
        problems[name] = rule.problem(text)
        return text
    }

    /// A field that has to be there.
    mutating func required(_ name: String, _ rule: Rule = .filled) -> String {
        if body[name] == nil {
            problems[name] = "is required"
        }
        return optional(name, rule) ?? ""
    }

    /// Refuses the call if any field was wrong.
    func validate() throws(FakeRefusal) {
        guard !problems.isEmpty else { return }
        throw FakeRefusal(422, code: "validation_failed", message: "some fields are wrong", fields: problems)
    }

    /// What a text has to be; `problem` says in words what it is not.
    struct Rule: Sendable {
        let problem: @Sendable (String) -> String?

        static let any = Rule { _ in nil }
        static let filled = Rule { text in
            text.allSatisfy(\.isWhitespace) ? "must not be empty" : nil
        }
        static let email = Rule { text in
            // RFC 5321 allows 254 bytes; what failed to sign in is remembered for a while.
            guard text.utf8.count <= 254 else { return "must have at most 254 bytes" }
            let parts = text.split(separator: "@", omittingEmptySubsequences: false)
            let isEmail = parts.count == 2 && !parts.contains("") && !text.contains(where: \.isWhitespace)
            return isEmail ? nil : "must be an email address"
        }
    }
}
