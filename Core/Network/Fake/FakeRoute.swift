public import Core

/// The calls that a fault or a delay is meant for.
public struct FakeRoute: Equatable, Sendable {
    private let method: APIRequest.Method?
    private let segments: [String]?

    /// Every call.
    public static let everything = FakeRoute(method: nil, segments: nil)

    /// The calls of a path, as `/posts/*/comments`, whatever their method: a `*` stands for any one segment.
    public init(_ pattern: APIPath) {
        self.init(method: nil, segments: pattern.components)
    }

    /// The calls of a path by one method.
    public init(_ method: APIRequest.Method, _ pattern: APIPath) {
        self.init(method: method, segments: pattern.components)
    }

    private init(method: APIRequest.Method?, segments: [String]?) {
        self.method = method
        self.segments = segments
    }

    func matches(_ request: APIRequest) -> Bool {
        guard method == nil || method == request.method else { return false }
        guard let segments else { return true }
        let components = request.path.components
        return segments.count == components.count
            && zip(segments, components).allSatisfy { segment, component in segment == "*" || segment == component }
    }
}
