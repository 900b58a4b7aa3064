// The tests of screens use this module instead of SwiftUI. Apple's documentation describes the names that SwiftUI has.
// Some views are functions here, because screens only call their initialisers. Overloads and parameters that no screen
// uses are left out. The declarations in `Tests/SDK` have the shape of the SDK.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported public import Observation

@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
}

/// A view without a body. It makes its nodes itself.
nonisolated protocol PrimitiveView: View where Body == Never {
    var nodes: (Context) -> [Node] { get }
}

nonisolated extension View where Body == Never {
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

nonisolated extension Never: View {}

nonisolated extension Optional: View, PrimitiveView where Wrapped: View {
    public typealias Body = Never
    var nodes: (Context) -> [Node] { { context in map { context.nodes(of: $0) } ?? [] } }
}

public struct EmptyView: PrimitiveView {
    let nodes: (Context) -> [Node] = { _ in [] }
    public init() {}
}

public struct AnyView: PrimitiveView {
    let nodes: (Context) -> [Node]
    public init<V: View>(_ view: V) { nodes = { $0.nodes(of: view, at: ObjectIdentifier(V.self)) } }
}

/// The type of most views, and of what most modifiers and view builders return.
public struct Primitive: PrimitiveView {
    let nodes: (Context) -> [Node]
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
}

@MainActor @preconcurrency public protocol App {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
    init()
}

extension App {
    /// Does nothing, because this module opens no windows.
    public static func main() {}
}

@MainActor @preconcurrency public protocol Scene {}

extension Scene {
    public func commands(@CommandsBuilder content: () -> CommandGroup) -> some Scene { self }
}

public enum CommandGroupPlacement { case newItem, toolbar }
public struct CommandGroup {
    public init<Content: View>(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    public init<Content: View>(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

@resultBuilder
public enum CommandsBuilder {
    public static func buildBlock(_ first: CommandGroup, _ others: CommandGroup...) -> CommandGroup { first }
}

@resultBuilder
public enum SceneBuilder {
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

nonisolated public struct WindowGroup: Scene {
    public init<Content: View>(@ViewBuilder content: () -> Content) {}
}

@MainActor @preconcurrency public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder static var previews: Previews { get }
}
