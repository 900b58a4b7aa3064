// Where this module declares a name of the SDK, the documentation of the SDK describes it.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported public import Observation

@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

/// A view without a body. It makes its nodes itself.
protocol PrimitiveView: View where Body == Never {
    nonisolated var nodes: Nodes { get }
}

nonisolated extension View where Body == Never {
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

nonisolated extension Never: View {
    public var body: Never { self }
}

nonisolated extension Optional: View where Wrapped: View {
    public typealias Body = Never
}

nonisolated extension Optional: PrimitiveView where Wrapped: View {
    var nodes: Nodes { { context in map { context.nodes(of: $0) } ?? [] } }
}

nonisolated public struct EmptyView: PrimitiveView {
    let nodes: Nodes = { _ in [] }
    public init() {}
}

nonisolated public struct AnyView: PrimitiveView {
    let nodes: Nodes
    public init<V: View>(_ view: V) { nodes = { $0.nodes(of: view, at: ObjectIdentifier(V.self)) } }
}

nonisolated public struct Group<Content: View>: PrimitiveView {
    let nodes: Nodes
    public init(@ViewBuilder content: () -> Content) {
        let content = content()
        nodes = { $0.nodes(of: content) }
    }
}

nonisolated public struct TupleView<T>: PrimitiveView {
    public var value: T
    public init(_ value: T) { self.value = value }
    var nodes: Nodes {
        let views = Mirror(reflecting: value).children.compactMap { $0.value as? any View }
        return { context in views.enumerated().flatMap { index, view in context.nodes(of: view, at: index) } }
    }
}

/// What `if` with `else` and `switch` make in a view builder.
nonisolated public struct ConditionalContent<True: View, False: View>: PrimitiveView {
    let nodes: Nodes
}

@resultBuilder
public enum ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each V: View>(_ content: repeat each V) -> TupleView<(repeat each V)> {
        TupleView((repeat each content))
    }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither<T: View, F: View>(first: T) -> ConditionalContent<T, F> {
        ConditionalContent { $0.nodes(of: first, at: true) }
    }
    public static func buildEither<T: View, F: View>(second: F) -> ConditionalContent<T, F> {
        ConditionalContent { $0.nodes(of: second, at: false) }
    }
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
