public import Core
import Foundation
import Testing

/// The response or the error of one scripted call.
public struct ScriptedResponse: Sendable {
    let result: Result<APIResponse, APIError>

    /// A response with status 200 and a value as JSON.
    public static func json(_ value: some Encodable, headers: HeaderFields = [:]) -> Self {
        status(200, value, headers: headers)
    }

    /// A response with a text. The text may be invalid JSON.
    public static func json(_ text: String, status: Int = 200, headers: HeaderFields = [:]) -> Self {
        Self(result: .success(APIResponse(status: status, headers: headers, body: Data(text.utf8))))
    }

    /// The page of `items` that a request for a list asks for: the parameter `search` selects items, and `_page` and
    /// `_limit` select the page. `keys` and `id` are as in `list`.
    public static func page(
        of items: [JSONObject],
        for request: APIRequest,
        in keys: [String] = [],
        id: String = "id",
        search parameter: String = "q"
    ) -> Self {
        let query = Dictionary(request.query.map { ($0.name, $0.value ?? "") }, uniquingKeysWith: { $1 })
        let search = query[parameter] ?? ""
        let found = items.filter { search.isEmpty || JSONValue.object($0).contains(search) }
        let limit = query["_limit"].flatMap(Int.init) ?? found.count
        let skipped = limit * ((query["_page"].flatMap(Int.init) ?? 1) - 1)
        let page = Array(found.dropFirst(skipped).prefix(limit))
        return .list(page, in: keys, id: id, total: found.count)
    }

    /// A response with a list, as `SampleData.add` describes it. An item without an id has the key `a`.
    public static func list(
        _ items: [JSONObject],
        in keys: [String] = [],
        id: String = "id",
        total: Int? = nil
    ) -> Self {
        let pairs = items.map { (JSONValue.object($0)[id]?.text ?? "a", JSONValue.object($0)) }
        let list: JSONValue = keys.last == "*" ? .object(Dictionary(pairs) { $1 }) : .array(pairs.map(\.1))
        let body = keys.reversed().reduce(list) { $1 == "*" ? $0 : .object([$1: $0]) }
        return .json(body, headers: total.map { ["X-Total-Count": "\($0)"] } ?? [:])
    }

    /// A response with a status code and no body.
    public static func status(_ status: Int, headers: HeaderFields = [:]) -> Self {
        Self(result: .success(APIResponse(status: status, headers: headers)))
    }

    /// A response with a status code and a value as JSON, for example an `ErrorResponse`.
    public static func status(_ status: Int, _ value: some Encodable, headers: HeaderFields = [:]) -> Self {
        do {
            let body = try JSONCoding.encode(value)
            return Self(result: .success(APIResponse(status: status, headers: headers, body: body)))
        } catch {
            Issue.record(error, "This response cannot be written as JSON.")
            return .failure(.invalidResponse(.json(UnreadableJSON(.notJSON))))
        }
    }

    /// An error that the call throws instead of returning a response.
    public static func failure(_ error: APIError) -> Self {
        Self(result: .failure(error))
    }

    /// The error of a failed connection to the server `ScriptedAPIClient.server`.
    public static func failure(_ reason: ConnectionFailure.Reason) -> Self {
        .failure(.requestFailed(ConnectionFailure(reason, server: ScriptedAPIClient.server)))
    }
}
