public import Core
public import Foundation

/// A failure that is injected into a fake backend, for example in a test.
public enum FakeFault: Equatable, Sendable {
    /// The backend returns this response.
    case response(APIResponse)
    /// The backend throws this error, for example to simulate a lost connection.
    case failure(APIError)
    /// The backend executes the request, and the connection is lost before the response arrives.
    case lostResponse

    /// Creates a fault that returns a response with this status code. By default, the body is an empty JSON object.
    public static func status(_ status: Int, body: Data = Data("{}".utf8)) -> FakeFault {
        .response(APIResponse(status: status, headers: APIResponse.jsonHeaders, body: body))
    }
}
