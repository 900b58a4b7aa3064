// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public enum ToolbarItemPlacement: Sendable {
    case automatic, keyboard, navigation, principal, status
    case primaryAction, secondaryAction, confirmationAction, cancellationAction, destructiveAction
    #if !os(macOS)
    case topBarLeading, topBarTrailing, bottomBar
    public static let (navigationBarLeading, navigationBarTrailing) = (topBarLeading, topBarTrailing)
    #endif
    var name: String { self == .automatic ? "" : "\(self)" }
}
public enum ToolbarPlacement: Sendable {
    case automatic
    #if !os(macOS)
    case bottomBar, navigationBar, tabBar
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
@resultBuilder public struct ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    public static func buildLimitedAvailability(_ content: some ToolbarContent) -> some ToolbarContent { content }
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent { content }
    @_disfavoredOverload public static func buildBlock<each C: ToolbarContent>(_ content: repeat each C)
        -> some ToolbarContent
    {
        var items: [any ToolbarContent] = []
        for item in repeat each content { items.append(item) }
        return ToolbarItemGroup<Never> { [items] context in
            items.enumerated().flatMap { context.at($0).toolbar(of: $1) }
        }
    }
}
public struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent { let nodes: Nodes }
nonisolated extension ToolbarItem where ID == () {
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        nodes = content().look(placement.name).nodes
    }
}
public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent { let nodes: Nodes }
nonisolated extension ToolbarItemGroup {
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        nodes = ToolbarItem(placement: placement, content: content).nodes
    }
}
/// The page shows what the menu has.
public struct ToolbarTitleMenu<Content: View>: PrimitiveToolbarContent {
    let nodes: Nodes
    nonisolated public init(@ViewBuilder content: () -> Content) {
        nodes = element("ToolbarTitleMenu", content()).nodes
    }
}
@available(iOS 26, macOS 26, *) public enum SpacerSizing: Sendable { case fixed, flexible }
@available(iOS 26, macOS 26, *) public struct ToolbarSpacer: PrimitiveToolbarContent {
    let nodes: Nodes = { _ in [] }
    nonisolated public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
}
public enum ToolbarRole: Sendable {
    case automatic, editor
    #if !os(macOS)
    case browser, navigationStack
    #endif
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
    @available(iOS 18, macOS 15, *)
    public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
    public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View { self }
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
    public func toolbarRole(_ role: ToolbarRole) -> some View { self }
}
