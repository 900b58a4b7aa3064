public import Core

/// The requests that a fault or a delay applies to.
public struct FakeRoute: Sendable {
    private let method: APIRequest.Method?
    private let components: [String]?

    /// All requests.
    public static let everything = FakeRoute(method: nil, components: nil)

    /// The requests with this path and any method. In `/posts/*/comments`, the `*` is any one component.
    public init(_ pattern: APIPath) {
        self.init(method: nil, components: pattern.components)
    }

    /// The requests with this method and path.
    public init(_ method: APIRequest.Method, _ pattern: APIPath) {
        self.init(method: method, components: pattern.components)
    }

    private init(method: APIRequest.Method?, components: [String]?) {
        self.method = method
        self.components = components
    }

    func matches(_ request: APIRequest) -> Bool {
        guard method == nil || method == request.method else { return false }
        guard let components else { return true }
        return components.elementsEqual(request.path.components) { $0 == "*" || $0 == $1 }
    }
}
