// The screens on Linux use this module instead of SwiftUI. It is tested, and compiled for iOS and for macOS. Its types,
// isolation and competing overloads are those of Apple's SDK for iOS 17. What a test cannot see does nothing here.
// Apple's documentation describes the names. What one platform does not have is inside `#if os(…)`. For a new name,
// copy its declaration: the types, the isolation, and each overload that competes. `drawn` says how the page in the
// browser shows it. Change Evaluation.swift and Screen.swift only if a test or the page must use the name.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores

@_exported public import CoreTransferable
@_exported public import Foundation
@_exported public import Observation

@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}
/// Makes the nodes of a view.
typealias Nodes = @MainActor @Sendable (Context) -> [Node]

/// A view without a body. It makes its nodes itself.
@MainActor @preconcurrency protocol PrimitiveView: View where Body == Never {
    var nodes: Nodes { get }
}
extension View where Body == Never {
    @MainActor @preconcurrency public var body: Never { fatalError("\(Self.self) has no body.") }
}
extension Never: View {
    public typealias Body = Never
    public var body: Never { fatalError("Never has no body.") }
}
extension Optional: View, PrimitiveView where Wrapped: View {
    var nodes: Nodes { { context in map { context.nodes(of: $0) } ?? [] } }
}
/// A view that shows nothing that a test reads.
@MainActor @preconcurrency protocol NoView: PrimitiveView {}
extension NoView {
    var nodes: Nodes { { _ in [] } }
}
public struct EmptyView: NoView { nonisolated public init() {} }

public struct AnyView: PrimitiveView {
    let nodes: Nodes
    nonisolated public init(_ view: some View) {
        let type = ObjectIdentifier(type(of: view))
        nodes = { $0.nodes(of: view, at: type) }
    }
}
public struct TupleView<T>: PrimitiveView { let nodes: Nodes }

public struct _ConditionalContent<TrueContent, FalseContent> { let nodes: Nodes }

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {}
public struct Group<Content> { let nodes: Nodes }

nonisolated extension Group: View, PrimitiveView where Content: View {
    public init(@ViewBuilder content: () -> Content) { nodes = element("", content()).nodes }
}
/// What modifiers return.
struct Primitive: PrimitiveView {
    let nodes: Nodes
    nonisolated init(_ nodes: @escaping Nodes) { self.nodes = nodes }
}
@resultBuilder public struct ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    @_disfavoredOverload public static func buildBlock<each V: View>(_ content: repeat each V) -> TupleView<
        (repeat each V)
    > {
        var views: [any View] = []
        for view in repeat each content { views.append(view) }
        return TupleView { [views] in $0.nodes(of: views) }
    }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither<True: View, False: View>(first: True) -> _ConditionalContent<True, False> {
        _ConditionalContent { $0.nodes(of: first, at: true) }
    }
    public static func buildEither<True: View, False: View>(second: False) -> _ConditionalContent<True, False> {
        _ConditionalContent { $0.nodes(of: second, at: false) }
    }
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
@MainActor @preconcurrency public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}
public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView { let nodes: Nodes }

public struct ModifiedContent<Content, Modifier> {
    let content: Content
    let modifier: Modifier
}
extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
    var nodes: Nodes {
        { context in
            let inner = context.at(ObjectIdentifier(Modifier.self))
            inner.connect(modifier)
            return inner.nodes(of: modifier.body(content: _ViewModifier_Content { $0.nodes(of: content) }))
        }
    }
}

nonisolated extension View {
    public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
@MainActor @preconcurrency public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}
