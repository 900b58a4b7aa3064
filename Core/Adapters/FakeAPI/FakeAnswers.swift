import Core
import Foundation

/// The responses to changes with an `Idempotency-Key`. So a change that is sent twice is executed once.
struct FakeAnswers: Codable, Equatable, Sendable {
    private var answers: [String: Answer] = [:]

    private struct Answer: Codable, Equatable {
        let request: String
        let status: Int
        let body: Data
    }

    /// Returns the response to a request of a user. A request with the key of an earlier one gets the stored response,
    /// or 422 if it is another request. A temporary error is not stored, so that the request can be sent again.
    mutating func response(
        to request: APIRequest,
        of user: String,
        execute: () throws(FakeRefusal) -> APIResponse
    ) throws(FakeRefusal) -> APIResponse {
        guard request.method != .get, let key = request.headers["Idempotency-Key"] else { return try execute() }
        let id = "\(user) \(key)"
        let text = "\(request.method.rawValue) \(request.path) \(request.writtenBody)"
        if let answer = answers[id] {
            guard answer.request == text else {
                throw FakeRefusal(422, code: "key_reused", message: "another request has this Idempotency-Key")
            }
            return APIResponse(status: answer.status, headers: APIResponse.jsonHeaders, body: answer.body)
        }
        let response: APIResponse
        do throws(FakeRefusal) { response = try execute() } catch { response = error.response }
        if response.status < 500, ![401, 408, 409, 425, 429].contains(response.status) {
            answers[id] = Answer(request: text, status: response.status, body: response.body)
        }
        return response
    }
}
