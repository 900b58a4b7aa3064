// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct ToolbarItemPlacement: Sendable {
    let name: String
    init(name: String = #function) { self.name = name }
    public static var automatic: ToolbarItemPlacement { ToolbarItemPlacement(name: "") }
    public static var cancellationAction: ToolbarItemPlacement { ToolbarItemPlacement() }
    public static var confirmationAction: ToolbarItemPlacement { ToolbarItemPlacement() }
    public static var destructiveAction: ToolbarItemPlacement { ToolbarItemPlacement() }
    public static var keyboard: ToolbarItemPlacement { ToolbarItemPlacement() }
    public static var navigation: ToolbarItemPlacement { ToolbarItemPlacement() }
    public static var primaryAction: ToolbarItemPlacement { ToolbarItemPlacement() }
    public static var principal: ToolbarItemPlacement { ToolbarItemPlacement() }
    public static var secondaryAction: ToolbarItemPlacement { ToolbarItemPlacement() }
    public static var status: ToolbarItemPlacement { ToolbarItemPlacement() }
    #if !os(macOS)
    public static var bottomBar: ToolbarItemPlacement { ToolbarItemPlacement() }
    public static var navigationBarLeading: ToolbarItemPlacement { ToolbarItemPlacement() }
    public static var navigationBarTrailing: ToolbarItemPlacement { ToolbarItemPlacement() }
    public static var topBarLeading: ToolbarItemPlacement { ToolbarItemPlacement() }
    public static var topBarTrailing: ToolbarItemPlacement { ToolbarItemPlacement() }
    #endif
}
public struct ToolbarPlacement: Sendable {
    public static var automatic: ToolbarPlacement { ToolbarPlacement() }
    #if !os(macOS)
    public static var bottomBar: ToolbarPlacement { ToolbarPlacement() }
    public static var navigationBar: ToolbarPlacement { ToolbarPlacement() }
    public static var tabBar: ToolbarPlacement { ToolbarPlacement() }
    #endif
}

@MainActor @preconcurrency public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}
/// The content of a toolbar without a body.
@MainActor @preconcurrency protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
    var nodes: Nodes { get }
}
extension Never: ToolbarContent {}
extension ToolbarContent where Body == Never {
    @MainActor @preconcurrency public var body: Never { fatalError("\(Self.self) has no body.") }
}
extension Optional: ToolbarContent, PrimitiveToolbarContent where Wrapped: ToolbarContent {
    var nodes: Nodes { { context in map { context.toolbar(of: $0) } ?? [] } }
}
extension Context {
    func toolbar<Content: ToolbarContent>(of content: Content) -> [Node] {
        if let content = content as? any PrimitiveToolbarContent { return content.nodes(self) }
        let inner = at(ObjectIdentifier(Content.self))
        inner.connect(content)
        return inner.toolbar(of: content.body)
    }
}
struct ToolbarGroup: PrimitiveToolbarContent {
    let nodes: Nodes
    nonisolated init(_ nodes: @escaping Nodes) { self.nodes = nodes }
}

@resultBuilder
public struct ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent { content }
    @_disfavoredOverload
    public static func buildBlock<each C: ToolbarContent>(_ content: repeat each C) -> some ToolbarContent {
        var items: [@MainActor (Context) -> [Node]] = []
        for item in repeat each content { items.append { $0.toolbar(of: item) } }
        return ToolbarGroup { [items] context in items.enumerated().flatMap { $1(context.at($0)) } }
    }
}

public struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
    let nodes: Nodes
}
extension ToolbarItem where ID == () {
    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        nodes = content().look(placement.name).nodes
    }
}
public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
    let nodes: Nodes
    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        nodes = content().look(placement.name).nodes
    }
}

nonisolated extension View {
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        with(content().placed("Toolbar", .toolbar))
    }
    public func toolbar<C: ToolbarContent>(@ToolbarContentBuilder content: () -> C) -> some View {
        let content = content()
        return with(Primitive { $0.toolbar(of: content) }.placed("Toolbar", .toolbar))
    }
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
    public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View { self }
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
}
