public import Core

/// Selects the requests that a fault or a delay applies to.
public struct FakeRoute: Sendable {
    private let pattern: APIPath
    private let method: APIRequest.Method?

    /// Selects requests by path and method. In `/posts/*/comments`, `*` matches any one path component. If `method` is
    /// `nil`, all methods match.
    public init(_ pattern: APIPath, method: APIRequest.Method? = nil) {
        self.pattern = pattern
        self.method = method
    }

    func matches(_ request: APIRequest) -> Bool {
        (method == nil || method == request.method)
            && pattern.components.elementsEqual(request.path.components) { $0 == "*" || $0 == $1 }
    }
}
