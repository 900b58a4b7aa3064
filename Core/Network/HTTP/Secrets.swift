import Foundation

extension APIResponse {
    /// The answer to `request`; where the server turns the request down and repeats a secret of it, `•••` stands instead.
    ///
    /// Secrets are the bearer token, the password and the refresh token. What a server says of a refusal is shown to
    /// people and printed into logs, so a server that echoes what it got must not bring a secret there.
    func masked(for request: HTTPRequest) -> APIResponse {
        guard status >= 300, case let secrets = request.secrets, !secrets.isEmpty else { return self }
        var masked = self
        for field in headers {
            masked.headers[field.name] = field.value.masking(secrets)
        }
        masked.body = body.count > Self.longestRefusal ? Data() : body.masking(secrets)
        return masked
    }

    /// How many bytes are looked through; what is longer is no refusal that anybody reads, and would cost time that the
    /// call may not have.
    private static let longestRefusal = 65_536
}

extension HTTPRequest {
    /// What nobody may see again, the longest first.
    fileprivate var secrets: [Secret] {
        let bearer = headers["Authorization"].map { $0.split(separator: " ").last.map(String.init) ?? $0 }
        let object = body.flatMap { try? JSONCoding.decode(JSONObject.self, from: $0) }
        let secrets = [bearer] + ["pass", "refresh_token"].map { object?[$0]?.text }
        // To hide a shorter one would hide half of what the server says, and tell the letters by what is missing.
        let known = secrets.compactMap(\.self).filter { $0.count >= 4 }.sorted { $0.utf8.count > $1.utf8.count }
        return known.flatMap(Secret.forms)
    }
}

extension Data {
    /// The same JSON without the secrets in its texts; what is no JSON, or holds more than can be written again, loses
    /// them where they stand.
    fileprivate func masking(_ secrets: [Secret]) -> Data {
        guard let value = try? JSONCoding.decode(JSONValue.self, from: self) else {
            return Data(secrets.reduce(Array(self)) { $1.masked(in: $0) })
        }
        let safe = value.masking(secrets)
        guard safe != value else { return self }
        return (try? JSONCoding.encode(safe)) ?? Data()
    }
}

extension JSONValue {
    fileprivate func masking(_ secrets: [Secret]) -> JSONValue {
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
    fileprivate func masking(_ secrets: [Secret]) -> String {
        String(decoding: secrets.reduce(Array(utf8)) { $1.masked(in: $0) }, as: UTF8.self)
    }
}
