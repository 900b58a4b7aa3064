import Core
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore

/// What the server sends to the client for one request.
enum ServerResponse {
    /// The complete response, without a fault.
    case whole(APIResponse)
    /// The status line, the header lines and half of the body. Then the server closes the connection.
    case cutOff(APIResponse)
    /// No response. The server only closes the connection.
    case dropped

    /// A text for the request log, for example `200 5642 B` (status code and bytes of the body) or `dropped`.
    var summary: String {
        switch self {
        case .whole(let response): "\(response.status) \(response.body.count) B"
        case .cutOff(let response): "\(response.status) \(response.body.count / 2) of \(response.body.count) B"
        case .dropped: "dropped"
        }
    }
}

extension Response {
    /// Converts a response to the type of Hummingbird. The result for `.dropped` is never sent, because the server has
    /// already closed the connection.
    init(_ response: ServerResponse) {
        switch response {
        case .whole(let response):
            self.init(response, body: ResponseBody(byteBuffer: ByteBuffer(bytes: response.body)))
        case .cutOff(let response):
            let half = ByteBuffer(bytes: response.body.prefix(response.body.count / 2))
            let body = ResponseBody(contentLength: response.body.count) { writer in
                try await writer.write(half)
                throw CancellationError()
            }
            self.init(response, body: body)
        case .dropped:
            self.init(status: .serviceUnavailable)
        }
    }

    private init(_ response: APIResponse, body: ResponseBody) {
        var headers = HTTPFields()
        for field in response.headers {
            if let name = HTTPField.Name(field.name) {
                headers[name] = field.value
            }
        }
        self.init(status: HTTPResponse.Status(code: response.status), headers: headers, body: body)
    }
}
