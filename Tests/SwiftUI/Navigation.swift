// The documentation of the SDK describes these declarations.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct NavigationPath: Sendable {}

nonisolated public struct NavigationStack<Data, Root: View>: PrimitiveView {
    let root: Root
    let path: () -> [AnyHashable]
    let pop: () -> Void

    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        (self.root, path, pop) = (root(), { [] }, {})
    }
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        (self.root, self.path, pop) = (root(), { path.wrappedValue.map { $0 } }, { path.wrappedValue.removeLast() })
    }

    /// The nodes of the last page of the path. The pages below are evaluated, because they declare destinations.
    func nodes(in context: Context) -> [Node] {
        let path = path()
        var page = context.nodes(of: root)
        var pushed = context
        pushed.environment.dismiss = DismissAction(action: pop)
        var destinations: [(AnyHashable, Context) -> [Node]?] = []
        for (index, value) in path.enumerated() {
            for node in page {
                node.visit { node, _ in if case .destination(let make) = node.part { destinations.append(make) } }
            }
            let place = pushed.at(index).at(value)
            page =
                destinations.lazy.compactMap { $0(value, place) }.first
                ?? place.nodes(of: Text("No destination for \(String(describing: value.base))"))
        }
        return [Node(name: "NavigationStack", children: page, part: path.isEmpty ? nil : .back(pop))]
    }
}

nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
    let selection: Binding<SelectionValue>?
    let content: Content
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        (self.selection, self.content) = (selection, content())
    }

    func nodes(in context: Context) -> [Node] {
        let pages = context.nodes(of: content)
        let bar = pages.map { page -> (page: Node, node: Node, tab: Screen.Tab) in
            let tag = page.tag
            let value = tag?.base as? SelectionValue
            let label: [Node] = page.wrapped { if case .tabItem = $0.part { $0.label } else { nil } } ?? []
            let isSelected = value != nil && value == selection?.wrappedValue
            let tab = Screen.Tab(title: label.map(\.spoken).joined(separator: " "), tag: tag, isSelected: isSelected) {
                if let value { selection?.wrappedValue = value }
            }
            return (page: page, node: Node(name: "Tab", label: label, part: .tab(tab)), tab: tab)
        }
        let visible = bar.filter(\.tab.isSelected).map(\.page)
        return [Node(name: "TabView", children: visible + bar.map(\.node))]
    }
}

nonisolated public struct SearchFieldPlacement: Sendable {
    public static let automatic = SearchFieldPlacement()
}

nonisolated extension View {
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        let label = label()
        return modified { [Node(label: $1.nodes(of: label, at: 1), children: $1.nodes(of: $0), part: .tabItem)] }
    }
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        adding { _ in .destination { value, context in (value.base as? D).map { context.nodes(of: destination($0)) } } }
    }

    public func navigationTitle(_ title: Text) -> some View {
        modified { [Node(name: "Title", label: $1.nodes(of: title, at: 1), part: .title)] + $1.nodes(of: $0) }
    }
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }
    @_disfavoredOverload public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(Text(title))
    }

    public func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        modified { content, context in
            let search = Node(
                name: "Search",
                label: context.nodes(of: prompt, at: 1),
                value: "\"\(text.wrappedValue)\"",
                part: .search(text)
            )
            return [Node(children: [search] + context.nodes(of: content))]
        }
    }
    public func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }
    @_disfavoredOverload public func searchable<S: StringProtocol>(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: S
    ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }
}
