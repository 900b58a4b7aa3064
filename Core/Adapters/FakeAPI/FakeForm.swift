import Core

/// Reads the fields of a request body. It collects the problems of all fields, so that one response can report them.
struct FakeForm {
    private let body: JSONObject
    private var problems: [String: String] = [:]

    init(_ request: APIRequest) throws(FakeRefusal) {
        body = try request.object()
    }

    /// Reads a field that may be missing. Returns `nil` if the field is missing or is not a string.
    mutating func optional(_ name: String, _ rule: Rule) -> String? {
        guard let value = body[name] else { return nil }
        guard case .string(let text) = value else {
            problems[name] = "must be a string"
            return nil
        }
        problems[name] = rule.problem(text)
        return text
    }

    /// Reads a field that must not be missing. If the field is missing, adds a problem and returns an empty text.
    mutating func required(_ name: String, _ rule: Rule = .filled) -> String {
        if body[name] == nil {
            problems[name] = "is required"
        }
        return optional(name, rule) ?? ""
    }

    /// Throws an error response that lists all problems. Does nothing if there are no problems.
    func validate() throws(FakeRefusal) {
        guard !problems.isEmpty else { return }
        throw FakeRefusal(422, code: "validation_failed", message: "some fields are not valid", fields: problems)
    }

    /// A rule for the text of a field. `problem` returns what is wrong with a text, or `nil` if the text is valid.
    struct Rule: Sendable {
        let problem: @Sendable (String) -> String?

        static let any = Rule { _ in nil }
        static let filled = Rule { text in
            text.allSatisfy(\.isWhitespace) ? "must not be empty" : nil
        }
        static let comment = Rule { text in
            text.count > 1_000 ? "must have at most 1000 characters" : filled.problem(text)
        }
        static let email = Rule { text in
            // 254 bytes is the limit of RFC 5321. A limit also keeps the saved list of failed logins small.
            guard text.utf8.count <= 254 else { return "must have at most 254 bytes" }
            let parts = text.split(separator: "@", omittingEmptySubsequences: false)
            let isEmail = parts.count == 2 && !parts.contains("") && !text.contains(where: \.isWhitespace)
            return isEmail ? nil : "must be an email address"
        }
    }
}
