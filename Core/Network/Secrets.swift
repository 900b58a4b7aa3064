import Foundation

extension APIResponse {
    /// The answer to `request`; where the server turns the request down and repeats a secret of it, `•••` stands instead.
    ///
    /// Secrets are the bearer token, the password and the refresh token. What a server says of a refusal is shown to
    /// people and printed into logs, so a server that echoes what it got must not bring a secret there.
    public func masked(for request: APIRequest) -> APIResponse {
        let secrets = request.secrets
        guard status >= 300, !secrets.isEmpty else { return self }
        var masked = self
        for field in headers {
            masked.headers[field.name] = field.value.masking(secrets)
        }
        if let value = try? JSONCoding.decode(JSONValue.self, from: body) {
            let safe = value.masking(secrets)
            if safe != value, let body = try? JSONCoding.encode(safe) {
                masked.body = body
            }
        }
        return masked
    }
}

extension APIRequest {
    /// What nobody may see again, in every spelling in which a server could repeat it, the longest first.
    fileprivate var secrets: [String] {
        let bearer = headers["Authorization"].map { $0.split(separator: " ").last.map(String.init) ?? $0 }
        let object = body.flatMap { try? JSONCoding.decode(JSONObject.self, from: $0) }
        let secrets = [bearer] + ["pass", "refresh_token"].map { object?[$0]?.text }
        // To hide a shorter one would hide half of what the server says, and tell the letters by what is missing.
        let known = secrets.compactMap(\.self).filter { $0.count >= 4 }
        return known.flatMap { [$0, $0.escapedForJSON, $0.percentEncoded] }.sorted { $0.count > $1.count }
    }
}

extension JSONValue {
    fileprivate func masking(_ secrets: [String]) -> JSONValue {
        switch self {
        case .null, .bool, .integer, .number: self
        case .string(let text): .string(text.masking(secrets))
        case .array(let values): .array(values.map { $0.masking(secrets) })
        case .object(let object):
            .object(
                JSONObject(object.map { ($0.key.masking(secrets), $0.value.masking(secrets)) }) { first, _ in first }
            )
        }
    }
}

extension String {
    fileprivate func masking(_ secrets: [String]) -> String {
        secrets.reduce(self) { $0.replacing($1, with: "•••") }
    }

    /// The text as it stands between the quotes of a JSON string.
    fileprivate var escapedForJSON: String {
        let quoted = (try? JSONCoding.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? self
        return String(quoted.dropFirst().dropLast())
    }
}
