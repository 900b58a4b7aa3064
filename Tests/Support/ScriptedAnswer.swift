public import Core
import Foundation
import Testing

/// What a scripted client answers to one call.
public struct ScriptedAnswer: Sendable {
    let result: Result<APIResponse, APIError>

    /// Status 200 with a value as JSON.
    public static func json(_ value: some Encodable, headers: HeaderFields = [:]) -> Self {
        status(200, value, headers: headers)
    }

    /// Status 200 with a text that should be JSON, and may be broken.
    public static func json(_ text: String, headers: HeaderFields = [:]) -> Self {
        Self(result: .success(APIResponse(status: 200, headers: headers, body: Data(text.utf8))))
    }

    /// A status without a body.
    public static func status(_ status: Int, headers: HeaderFields = [:]) -> Self {
        Self(result: .success(APIResponse(status: status, headers: headers)))
    }

    /// A status with a value as JSON, as an `ErrorResponse`.
    public static func status(_ status: Int, _ value: some Encodable, headers: HeaderFields = [:]) -> Self {
        do {
            let body = try JSONCoding.encode(value)
            return Self(result: .success(APIResponse(status: status, headers: headers, body: body)))
        } catch {
            Issue.record(error, "This answer cannot be written as JSON.")
            return .failure(.invalidResponse(.json(UnreadableJSON(.notJSON))))
        }
    }

    /// A typed error in the place of an answer.
    public static func failure(_ error: APIError) -> Self {
        Self(result: .failure(error))
    }

    /// No answer, for a reason, from `ScriptedAPIClient.server`.
    public static func failure(_ reason: ConnectionFailure.Reason) -> Self {
        .failure(.requestFailed(ConnectionFailure(reason, server: ScriptedAPIClient.server)))
    }
}
