// The documentation of the SDK describes these declarations.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor @preconcurrency
public protocol ToolbarContent {}

/// All toolbar content of this module.
protocol PrimitiveToolbarContent: ToolbarContent {
    nonisolated func nodes(in context: Context) -> [Node]
}

nonisolated public struct ToolbarItemPlacement: Sendable {
    public static let automatic = ToolbarItemPlacement()
    public static let primaryAction = ToolbarItemPlacement()
    public static let confirmationAction = ToolbarItemPlacement()
    public static let cancellationAction = ToolbarItemPlacement()
}

nonisolated public struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
    let content: Content
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) where ID == () {
        self.content = content()
    }
    func nodes(in context: Context) -> [Node] { context.nodes(of: content) }
}

nonisolated struct ToolbarItems: PrimitiveToolbarContent {
    let items: [any ToolbarContent]
    func nodes(in context: Context) -> [Node] {
        items.enumerated().flatMap { index, item in
            guard let item = item as? any PrimitiveToolbarContent else { fatalError("\(item) cannot be evaluated.") }
            return item.nodes(in: context.at(index))
        }
    }
}

@resultBuilder
public enum ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> some ToolbarContent {
        var items: [any ToolbarContent] = []
        for item in repeat each content { items.append(item) }
        return ToolbarItems(items: items)
    }
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some ToolbarContent {
        ToolbarItems(items: content.map { [$0] } ?? [])
    }
}

nonisolated extension View {
    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        let items = ToolbarItems(items: [content()])
        return modified { content, context in
            let toolbar = Node(name: "Toolbar", children: items.nodes(in: context.at(1)), part: .place(.toolbar))
            return [Node(children: context.nodes(of: content) + [toolbar])]
        }
    }
}
