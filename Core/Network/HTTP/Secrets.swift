import Foundation

extension APIResponse {
    /// Replaces the secrets of `request` and its access token with `•••`, unless the status is 2xx. Some servers repeat
    /// the request in an error response, whose text is shown to users and written to logs.
    func masked(for request: TransportRequest) -> APIResponse {
        guard status >= 300, case let secrets = request.spellings, !secrets.isEmpty else { return self }
        func mask(_ data: Data) -> Data { secrets.reduce(data) { $0.replacing($1, with: "•••".utf8) } }
        var masked = self
        for field in headers {
            masked.headers[field.name] = String(decoding: mask(Data(field.value.utf8)), as: UTF8.self)
        }
        // A body of more than 64 KiB is not an error message, and masking it would take too long.
        masked.body = body.count > 65_536 ? Data() : mask(body)
        return masked
    }
}

extension TransportRequest {
    /// The forms of all secrets: unchanged, in JSON, in JSON inside JSON, and in a URL. The longest form comes first.
    fileprivate var spellings: [Data] {
        let token = headers["Authorization"].map { $0.split(separator: " ").last.map(String.init) ?? $0 }
        func json(_ text: String) -> String {
            String(decoding: ((try? JSONCoding.encode(text)) ?? Data()).dropFirst().dropLast(), as: UTF8.self)
        }
        // A secret of 3 characters or less is not masked, because it can be a part of normal words.
        let all = (secrets + [token].compactMap(\.self)).filter { $0.count > 3 }
        let texts = all.flatMap { [$0, json($0), json(json($0))] }
        let spellings = texts + texts.map(\.percentEncoded) + texts.map { $0.replacing("/", with: #"\/"#) }
        return Set(spellings.map { Data($0.utf8) }).sorted { $0.count > $1.count }
    }
}

extension JSONObject {
    /// The secrets in a body that a user has typed, or that was saved as text: what made it cannot name them any more.
    package var secrets: [String] { ["pass", "password", "refresh_token"].compactMap { self[$0]?.text } }
}
