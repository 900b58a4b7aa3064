public import Core
public import Foundation

/// The result of a request that a fake backend was told to fail.
public enum FakeFault: Equatable, Sendable {
    /// The backend returns this response.
    case response(APIResponse)
    /// The request throws this error, for example because the connection was lost.
    case failure(APIError)

    /// A response with a status code. Without `body`, its body is `{}`.
    public static func status(_ status: Int, body: Data = Data("{}".utf8)) -> FakeFault {
        .response(APIResponse(status: status, headers: APIResponse.jsonHeaders, body: body))
    }
}
