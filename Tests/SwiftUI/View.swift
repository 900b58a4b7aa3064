// Where this module declares a name of the SDK, the documentation of the SDK describes it. It leaves out the type
// parameters that a page does not write, for example those of `Button`.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported public import Observation

@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
}

/// A view without a body. It makes its nodes itself.
nonisolated protocol PrimitiveView: View where Body == Never {
    var nodes: Nodes { get }
}

nonisolated extension View where Body == Never {
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

nonisolated extension Never: View {}

nonisolated extension Optional: View where Wrapped: View {
    public typealias Body = Never
}

nonisolated extension Optional: PrimitiveView where Wrapped: View {
    var nodes: Nodes { { context in map { context.nodes(of: $0) } ?? [] } }
}

/// What modifiers and view builders make.
public struct Primitive: PrimitiveView {
    let nodes: Nodes
}

public struct EmptyView: PrimitiveView {
    let nodes: Nodes = { _ in [] }
    public init() {}
}

public struct AnyView: PrimitiveView {
    let nodes: Nodes
    public init<V: View>(_ view: V) { nodes = { $0.nodes(of: view, at: ObjectIdentifier(V.self)) } }
}

public struct Group: PrimitiveView {
    let nodes: Nodes
    public init<Content: View>(@ViewBuilder content: () -> Content) { nodes = element("", content()) }
}

@resultBuilder
public enum ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> Primitive {
        var views: [any View] = []
        for view in repeat each content { views.append(view) }
        return Primitive { [views] in $0.nodes(of: views) }
    }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither<Content: View>(first: Content) -> Primitive {
        Primitive { $0.nodes(of: first, at: true) }
    }
    public static func buildEither<Content: View>(second: Content) -> Primitive {
        Primitive { $0.nodes(of: second, at: false) }
    }
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
