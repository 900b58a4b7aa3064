import Core
import Foundation

extension APIResponse {
    static let jsonHeaders: HeaderFields = ["Content-Type": "application/json; charset=utf-8"]

    static func json(_ status: Int, _ value: some Encodable) -> APIResponse {
        // Encoding fails only for a number that JSON cannot contain, for example infinity.
        guard let body = try? JSONCoding.encode(value) else { return APIResponse(status: 500) }
        return APIResponse(status: status, headers: jsonHeaders, body: body)
    }
}

extension APIRequest {
    /// Throws an error response if the request has a query. Only lists have query parameters.
    func refuseQuery() throws(FakeRefusal) {
        if let item = query.first { throw .unknownParameter(item.name) }
    }

    /// Decodes the body. Throws an error response if the body is not a JSON object.
    func object() throws(FakeRefusal) -> JSONObject {
        guard let body, let value = try? JSONCoding.decode(JSONValue.self, from: body) else {
            throw FakeRefusal(400, code: "invalid_json", message: "the request body cannot be read as JSON")
        }
        guard case .object(let object) = value else {
            throw FakeRefusal(422, code: "validation_failed", message: "the request body is not a JSON object")
        }
        return object
    }
}
