public import Core
public import Foundation

/// What a call brings instead of its answer.
public enum FakeFault: Equatable, Sendable {
    /// This answer.
    case answer(APIResponse)
    /// No answer, for example because the connection was lost.
    case failure(APIError)

    /// An answer with a status and, unless a body is given, the body `{}`.
    public static func status(_ status: Int, body: Data = Data("{}".utf8)) -> FakeFault {
        .answer(APIResponse(status: status, headers: APIResponse.jsonHeaders, body: body))
    }
}
