import Core
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

extension FakeBackend {
    /// Answers an HTTP request. A fault that breaks the connection becomes an error, which ends it.
    func response(to request: Request) async throws -> Response {
        do {
            guard let call = try await APIRequest(request) else { return Response(status: .methodNotAllowed) }
            return Response(try await respond(to: call))
        } catch is NIOTooManyBytesError {
            return Response(status: .contentTooLarge)
        }
    }
}

extension APIRequest {
    private static let largestBody = 1 << 20

    /// Reads an HTTP request; `nil` for a method that the API does not have.
    fileprivate init?(_ request: Request) async throws {
        guard let method = HTTPMethod(rawValue: request.method.rawValue) else { return nil }
        let body = try await request.body.collect(upTo: Self.largestBody)
        var headers = HeaderFields()
        for field in request.headers {
            headers[field.name.rawName] = field.value
        }
        headers["Host"] = request.head.authority
        self.init(
            method,
            APIPath(stringLiteral: request.uri.path),
            query: request.uri.queryParameters.map { URLQueryItem(name: String($0.key), value: String($0.value)) },
            headers: headers,
            body: body.readableBytes == 0 ? nil : Data(body.readableBytesView)
        )
    }
}

extension Response {
    fileprivate init(_ response: APIResponse) {
        var headers = HTTPFields()
        for field in response.headers {
            if let name = HTTPField.Name(field.name) {
                headers[name] = field.value
            }
        }
        self.init(
            status: HTTPResponse.Status(code: response.status),
            headers: headers,
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: response.body))
        )
    }
}
