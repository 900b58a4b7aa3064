import Core

/// A call that ends early: the answer says why.
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

    /// The state cannot be read or kept. The message leaves out where it is kept: that is not a client's business.
    init(_ error: StorageError) {
        let message =
            switch error {
            case .noFolder: "there is no folder for the state"
            case .unreadable(_, let reason): "the state cannot be read: \(reason)"
            case .corrupt: "the state is damaged"
            case .tooLarge: "the state is too large"
            case .newerVersion: "the state was written by a later version"
            case .untrusted: "the state's file or folder is not this user's alone"
            case .busy: "the state is in use"
            case .unwritable(_, let reason): "the state cannot be written: \(reason)"
            }
        self.init(500, code: "storage_failed", message: message)
    }

    private init(_ response: APIResponse) {
        self.response = response
    }

    /// There is nothing at the path. json-server answers so, with an empty object.
    static let notFound = FakeRefusal(.json(404, JSONObject()))

    /// The path is known, and does something else.
    static func methodNotAllowed(allowed: APIRequest.Method...) -> FakeRefusal {
        let names = allowed.map(\.rawValue).joined(separator: ", ")
        let message = "only \(names) can be used here"
        return FakeRefusal(405, code: "method_not_allowed", message: message, headers: ["Allow": names])
    }
}
