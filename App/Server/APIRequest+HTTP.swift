import Core
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

extension APIRequest {
    private static let largestBody = 1 << 20

    /// Converts an HTTP request of Hummingbird to a request of the API. The call waits until the whole body has
    /// arrived.
    ///
    /// - Throws: `RefusedRequest` if the backend cannot process the request, or the error of a failed connection.
    init(_ request: Request) async throws {
        guard let method = APIRequest.Method(rawValue: request.method.rawValue) else {
            throw RefusedRequest.method(isHead: request.method == .head)
        }
        let body: ByteBuffer
        do {
            body = try await request.body.collect(upTo: Self.largestBody)
        } catch is NIOTooManyBytesError {
            throw RefusedRequest.body(limit: Self.largestBody)
        }
        var headers = HeaderFields()
        for field in request.headers {
            headers[field.name.rawName] = field.value
        }
        headers["Host"] = request.head.authority
        self.init(
            method,
            APIPath(stringLiteral: request.uri.path),
            query: request.uri.queryParameters.map { name, value in
                // Hummingbird removes the percent-encoding of the values, but not of the names.
                URLQueryItem(name: name.removingPercentEncoding ?? String(name), value: String(value))
            },
            headers: headers,
            body: body.readableBytes == 0 ? nil : Data(body.readableBytesView)
        )
    }
}

/// The error for a request that the backend cannot process, for example because its body is too large. The server sends
/// `response` to the client.
struct RefusedRequest: Error {
    let response: APIResponse

    /// Returns the error for an HTTP method that the API does not support. Its response has status 405. With `isHead`,
    /// it has no body, because HTTP does not allow a body in the response to a HEAD request.
    static func method(isHead: Bool) -> RefusedRequest {
        let allowed = APIRequest.Method.allCases.map(\.rawValue).joined(separator: ", ")
        var refusal = APIResponse.refusal(405, code: "method_not_allowed", "the allowed methods are \(allowed)")
        refusal.headers["Allow"] = allowed
        if isHead {
            refusal.body.removeAll()
        }
        return RefusedRequest(response: refusal)
    }

    /// Returns the error for a request body with more than `limit` bytes. Its response has status 413.
    static func body(limit: Int) -> RefusedRequest {
        RefusedRequest(response: .refusal(413, code: "body_too_large", "a body can have at most \(limit) bytes"))
    }
}

extension APIResponse {
    /// The response of an overloaded server. It has status 503 and asks the client to wait for one second
    /// (`Retry-After`).
    static var unavailable: APIResponse {
        var response = refusal(503, code: "unavailable", "the server is overloaded (simulated by --faults)")
        response.headers["Retry-After"] = "1"
        return response
    }

    /// The response to bytes that are not an HTTP request. It has status 400.
    static var unreadable: APIResponse {
        refusal(400, code: "invalid_http", "this is not an HTTP request")
    }

    fileprivate static func refusal(_ status: Int, code: String, _ message: String) -> APIResponse {
        APIResponse(
            status: status,
            headers: ["Content-Type": "application/json; charset=utf-8"],
            body: (try? JSONCoding.encode(ErrorResponse(code: code, message: message))) ?? Data()
        )
    }
}
