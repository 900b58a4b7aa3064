public import Core

/// The requests that a fault or a delay applies to.
public struct FakeRoute: Sendable {
    private let pattern: APIPath
    private let method: APIRequest.Method?

    /// The requests with this path, and with this method if it is not `nil`. In `/posts/*/comments`, the `*` is any one
    /// component.
    public init(_ pattern: APIPath, method: APIRequest.Method? = nil) {
        self.pattern = pattern
        self.method = method
    }

    func matches(_ request: APIRequest) -> Bool {
        (method == nil || method == request.method)
            && pattern.components.elementsEqual(request.path.components) { $0 == "*" || $0 == $1 }
    }
}
