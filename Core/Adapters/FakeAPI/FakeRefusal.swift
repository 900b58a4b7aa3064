import Core

/// An error response that an endpoint throws.
struct FakeRefusal: Error {
    let response: APIResponse

    init(
        _ status: Int,
        code: String,
        message: String,
        fields: [String: String]? = nil,
        headers: HeaderFields = HeaderFields()
    ) {
        var response = APIResponse.json(status, ErrorResponse(code: code, message: message, fields: fields))
        for (name, value) in headers {
            response.headers[name] = value
        }
        self.response = response
    }

    /// Creates the response for a state that cannot be read or saved. The message does not contain the path of the
    /// file, because clients must not see it.
    init(_ error: StorageError) {
        let message =
            switch error {
            case .noFolder: "there is no folder for the saved state"
            case .newerVersion: "a later version of the program wrote the saved state"
            case .unwritable(_, let reason): "the state cannot be saved: \(reason)"
            case .unreadable(_, let reason): "the saved state cannot be read: \(reason)"
            case .busy: "another process is using the saved state"
            case .corrupt, .untrusted: "the saved state is damaged or not safe to use"
            }
        self.init(500, code: "storage_failed", message: message)
    }

    private init(_ response: APIResponse) {
        self.response = response
    }

    /// The response for a path that does not exist. The body is an empty object, as in json-server.
    static let notFound = FakeRefusal(.json(404, JSONObject()))

    /// The response for a wrong query parameter, for example an unknown name. `problem` completes the message.
    static func unknownParameter(_ name: String, _ problem: String = "is unknown") -> FakeRefusal {
        FakeRefusal(400, code: "unknown_parameter", message: "the query parameter \(name) \(problem)")
    }

    /// The response for a path that does not support the method of the request.
    static func methodNotAllowed(allowed: APIRequest.Method...) -> FakeRefusal {
        let names = allowed.map(\.rawValue).joined(separator: ", ")
        let message = "the allowed methods are \(names)"
        return FakeRefusal(405, code: "method_not_allowed", message: message, headers: ["Allow": names])
    }
}
