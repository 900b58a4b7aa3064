// The documentation of the SDK describes these declarations.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported public import Observation

@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

/// A view without a body. It makes its nodes itself.
protocol PrimitiveView: View where Body == Never {
    nonisolated func nodes(in context: Context) -> [Node]
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
    func nodes(in context: Context) -> [Node] { map { context.nodes(of: $0) } ?? [] }
}

nonisolated public struct EmptyView: PrimitiveView {
    public init() {}
    func nodes(in context: Context) -> [Node] { [] }
}

nonisolated public struct AnyView: PrimitiveView {
    let view: any View
    public init(_ view: some View) { self.view = view }
    func nodes(in context: Context) -> [Node] {
        func erased(_ view: some View) -> [Node] { context.nodes(of: view, at: ObjectIdentifier(type(of: view))) }
        return erased(view)
    }
}

nonisolated public struct Group<Content> {
    let content: Content
}

nonisolated extension Group: View, PrimitiveView where Content: View {
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    func nodes(in context: Context) -> [Node] { context.nodes(of: content) }
}

nonisolated public struct TupleView<T>: PrimitiveView {
    public var value: T
    public init(_ value: T) { self.value = value }
    func nodes(in context: Context) -> [Node] {
        Mirror(reflecting: value).children.compactMap { $0.value as? any View }.enumerated()
            .flatMap { offset, view in context.nodes(of: view, at: offset) }
    }
}

/// What `if` with `else` and `switch` make in a view builder.
nonisolated public enum ConditionalContent<True: View, False: View>: PrimitiveView {
    case first(True), second(False)
    func nodes(in context: Context) -> [Node] {
        switch self {
        case .first(let view): context.nodes(of: view, at: true)
        case .second(let view): context.nodes(of: view, at: false)
        }
    }
}

@resultBuilder
public enum ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> { TupleView((repeat each content)) }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither<True: View, False: View>(first: True) -> ConditionalContent<True, False> {
        .first(first)
    }
    public static func buildEither<True: View, False: View>(second: False) -> ConditionalContent<True, False> {
        .second(second)
    }
    public static func buildLimitedAvailability(_ content: some View) -> AnyView { AnyView(content) }
}
