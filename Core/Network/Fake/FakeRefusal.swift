import Core

/// An error response.
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

    /// The state cannot be read or saved. The message does not contain the path, because a client must not learn it.
    init(_ error: StorageError) {
        let message =
            switch error {
            case .noFolder: "there is no folder for the state"
            case .unreadable(_, let reason): "the state cannot be read: \(reason)"
            case .corrupt: "the state is damaged"
            case .tooLarge: "the state is too large"
            case .newerVersion: "the state was written by a later version"
            case .untrusted: "the file or folder of the state is not safe to use"
            case .busy: "another process is using the state"
            case .unwritable(_, let reason): "the state cannot be written: \(reason)"
            }
        self.init(500, code: "storage_failed", message: message)
    }

    private init(_ response: APIResponse) {
        self.response = response
    }

    /// The path does not exist. The body is an empty object, as in json-server.
    static let notFound = FakeRefusal(.json(404, JSONObject()))

    /// The path exists, but not with this method.
    static func methodNotAllowed(allowed: APIRequest.Method...) -> FakeRefusal {
        let names = allowed.map(\.rawValue).joined(separator: ", ")
        let message = "the allowed methods are \(names)"
        return FakeRefusal(405, code: "method_not_allowed", message: message, headers: ["Allow": names])
    }
}
