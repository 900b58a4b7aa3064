import Core
import Foundation

extension APIResponse {
    static let jsonHeaders: HeaderFields = ["Content-Type": "application/json; charset=utf-8"]

    /// An answer in JSON.
    static func json(_ status: Int, _ value: some Encodable) -> APIResponse {
        do {
            return APIResponse(status: status, headers: jsonHeaders, body: try JSONCoding.encode(value))
        } catch {
            // Only sample data with a number that JSON cannot write gets here.
            return APIResponse(status: 500)
        }
    }
}

extension APIRequest {
    /// The body, which has to be a JSON object.
    func object() throws(FakeRefusal) -> JSONObject {
        guard let body, let value = try? JSONCoding.decode(JSONValue.self, from: body) else {
            throw FakeRefusal(400, code: "invalid_json", message: "the body is not JSON")
        }
        guard case .object(let object) = value else {
            throw FakeRefusal(422, code: "validation_failed", message: "the body is not a JSON object")
        }
        return object
    }
}
