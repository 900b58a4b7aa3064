// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct NavigationPath {}

nonisolated public struct NavigationStack<Data, Root: View>: PrimitiveView {
    let nodes: Nodes

    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        nodes = element("NavigationStack", root())
    }

    /// The pages below the last one are evaluated, too, because they declare destinations.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        let root = root()
        let back = Back { path.wrappedValue.removeLast() }
        nodes = { context in
            var page = context.nodes(of: root)
            var destinations: [Destination] = []
            for (index, value) in path.wrappedValue.enumerated() {
                destinations += page.parts(Destination.self)
                let inner = context.at(index).at(value).with {
                    $0.environment.dismiss = DismissAction(action: back.action)
                }
                page =
                    destinations.lazy.compactMap { $0.nodes(value, inner) }.first
                    ?? inner.nodes(of: Text("No destination for \(String(describing: value))"))
            }
            let isRoot = path.wrappedValue.isEmpty
            return [Node(name: "NavigationStack", children: page, part: isRoot ? nil : back)]
        }
    }
}

nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
    let nodes: Nodes

    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        let content = content()
        nodes = { context in
            var page: [Node] = []
            var bar: [Node] = []
            for content in context.nodes(of: content) {
                let label = content.wrapped(TabItem.self)?.label ?? []
                let value = content.tag?.base as? SelectionValue
                let isSelected = value != nil && value == selection?.wrappedValue
                if isSelected { page.append(content) }
                let tab = Screen.Tab(title: label.spoken, tag: content.tag, isSelected: isSelected) {
                    if let value { selection?.wrappedValue = value }
                }
                bar.append(Node(name: "Tab", label: label, part: tab))
            }
            return [Node(name: "TabView", children: page + bar)]
        }
    }
}

public enum ToolbarItemPlacement: Sendable {
    case automatic, primaryAction, confirmationAction, cancellationAction
}

@MainActor @preconcurrency
public protocol ToolbarContent {}

/// All toolbar content of this module.
protocol PrimitiveToolbarContent: ToolbarContent {
    nonisolated var nodes: Nodes { get }
}

nonisolated public struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
    let nodes: Nodes
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) where ID == () {
        nodes = element("", content())
    }
}

nonisolated struct ToolbarItems: PrimitiveToolbarContent {
    var items: [any ToolbarContent] = []
    var nodes: Nodes {
        let items = items.compactMap { $0 as? any PrimitiveToolbarContent }
        return { context in items.enumerated().flatMap { index, item in item.nodes(context.at(index)) } }
    }
}

@resultBuilder
public enum ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> some ToolbarContent {
        var items = ToolbarItems()
        for item in repeat each content { items.items.append(item) }
        return items
    }
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some ToolbarContent {
        ToolbarItems(items: content.map { [$0] } ?? [])
    }
}

public enum SearchFieldPlacement: Sendable {
    case automatic
}

public enum HorizontalEdge: Int8, CaseIterable, Sendable {
    case leading, trailing
}

nonisolated extension View {
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        let label = label()
        return adding { TabItem(label: $0.nodes(of: label, at: 1)) }
    }
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        adding { _ in
            Destination { value, context in (value.base as? D).map { context.nodes(of: destination($0)) } }
        }
    }
    public func navigationTitle(_ title: Text) -> some View {
        Primitive(nodes: element("", Primitive(nodes: element("Title", label: title)), self))
    }
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }
    @_disfavoredOverload public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(Text(title))
    }

    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        let items = Primitive(nodes: ToolbarItems(items: [content()]).nodes)
        let toolbar = Primitive(nodes: element("Toolbar", items, place: .toolbar))
        return Primitive(nodes: element("", self, toolbar))
    }
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing,
        allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> T
    ) -> some View {
        let buttons = Primitive(nodes: element("Swipe", content(), place: .swipe))
        return Primitive(nodes: element("", self, buttons))
    }

    public func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        let field = Primitive(nodes: element("Search", label: prompt, part: Search(text: text)))
        return Primitive(nodes: element("", field, self))
    }
    public func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View { searchable(text: text, prompt: Text(prompt)) }
    @_disfavoredOverload public func searchable<S: StringProtocol>(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: S
    ) -> some View { searchable(text: text, prompt: Text(prompt)) }
}
