import Foundation

/// Translates requests for a server with other paths and keys, and translates its responses back. Header fields stay as
/// they are, and so does a body that is not JSON.
///
/// `AuthorizedAPIClient` must be around this client, so that the renewal of tokens is translated, too.
public struct TranslatingAPIClient: APIClient {
    private let client: any APIClient
    private let translation: ServerTranslation

    /// Creates a client that sends the translated requests with `client`.
    public init(_ client: any APIClient, _ translation: ServerTranslation) {
        (self.client, self.translation) = (client, translation)
    }

    /// Sends the translated request, and returns the translated response.
    public func send(_ request: APIRequest) async throws(APIError) -> APIResponse {
        let found = translation.calls.lazy.compactMap { call in call.translated(request).map { (call, $0) } }.first
        var sent = found?.1 ?? request
        sent.query = request.query.map { URLQueryItem(name: translation.query[$0.name] ?? $0.name, value: $0.value) }
        return try await client.send(sent).translated(by: translation, found?.0)
    }
}

extension APIResponse {
    fileprivate func translated(by translation: ServerTranslation, _ call: ServerTranslation.Call?) -> APIResponse {
        var response = self
        let names = call?.ownKeys(isError: status >= 400) ?? [:]
        let changed = json.changingJSON { json in
            guard status < 400 else {
                let error = translation.error(json).flatMap { try? JSONCoding.encode($0) }
                return (error.flatMap { try? JSONCoding.decode(from: $0) } ?? json).renamingFields(names)
            }
            for (name, place) in translation.headers {
                // A cursor that is `false` or 0 ends a list. As a text, it would be a cursor.
                let value = name == Paging.defaultTotal ? json[place]?.text : json[place]?.cursor
                if let value { response.headers[name] = value }
            }
            return (translation.content.flatMap { json[$0] } ?? json).moving(names)
        }
        // An answer can be bytes, of which `json` has not all.
        if changed != json { response.body = changed }
        return response
    }
}

extension JSONValue {
    /// Renames the wrong fields in an error response, and in problem details.
    fileprivate func renamingFields(_ names: [String: String]) -> JSONValue {
        var renamed = self
        renamed["error.fields"] = self["error.fields"]?.moving(names)
        guard case .array(var errors)? = self["errors"] else {
            renamed["errors"] = self["errors"]?.moving(names)
            return renamed
        }
        for index in errors.indices {
            for (key, start) in [("pointer", "#/"), ("parameter", "")] {
                let path = errors[index][key]?.text?.split { "#/".contains($0) }.joined(separator: ".")
                if let name = path.flatMap({ names[$0] }) { errors[index][key] = .string(start + name) }
            }
        }
        renamed["errors"] = .array(errors)
        return renamed
    }
}
