import Foundation

extension APIResponse {
    /// Replaces the secrets of `request` in the response with `•••`. The secrets are the access token, the password
    /// and the refresh token.
    ///
    /// Some servers repeat the request in an error response. The text of an error response is shown to users and
    /// written to logs, so it must not contain a secret. A response with status 2xx is not changed.
    func masked(for request: TransportRequest) -> APIResponse {
        guard status >= 300, case let secrets = request.secrets, !secrets.isEmpty else { return self }
        var masked = self
        for field in headers {
            masked.headers[field.name] = String(decoding: Data(field.value.utf8).masking(secrets), as: UTF8.self)
        }
        // A body of more than 64 KiB is not an error message, and masking it would take too long.
        masked.body = body.count > 65_536 ? Data() : body.masking(secrets)
        return masked
    }
}

extension TransportRequest {
    /// The forms of the secrets: unchanged, in JSON, in JSON inside JSON, and in a URL. The longest form comes first.
    fileprivate var secrets: [Data] {
        let token = headers["Authorization"].map { $0.split(separator: " ").last.map(String.init) ?? $0 }
        let secrets = [token].compactMap(\.self) + (body?.secrets ?? []) + translatedSecrets
        func json(_ text: String) -> String {
            String(decoding: ((try? JSONCoding.encode(text)) ?? Data()).dropFirst().dropLast(), as: UTF8.self)
        }
        // A secret of 3 characters or less is not masked, because it can be a part of normal words.
        let texts = secrets.filter { $0.count > 3 }.flatMap { [$0, json($0), json(json($0))] }
        let spellings = texts + texts.map(\.percentEncoded) + texts.map { $0.replacing("/", with: #"\/"#) }
        return Set(spellings.map { Data($0.utf8) }).sorted { $0.count > $1.count }
    }
}

extension Data {
    /// The password and the refresh token in the body of a request.
    var secrets: [String] {
        let object = try? JSONCoding.decode(JSONObject.self, from: self)
        return [object?["pass"]?.text, object?["refresh_token"]?.text].compactMap(\.self)
    }

    fileprivate func masking(_ secrets: [Data]) -> Data {
        secrets.reduce(self) { $0.replacing($1, with: "•••".utf8) }
    }
}
